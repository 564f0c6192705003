import { describe, expect, it } from 'vitest'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'
import { blocks } from '../../src/endpoints/v3/blockchain/blocks.ts'
import { isWholeJson, kindOf } from '../../src/server/kindOf.ts'

it.each([
  ['{}', true],
  [' {"a":[1,{"b":"}"}],"c":"\\"{[\\\\"}\n', true],
  ['{"a":"', false],
  ['{"a":"\\', false],
  ['{"a":[}', false],
  ['{"a":[1}]', false],
  ['{"a":1', false],
  ['{}{}', false],
  ['[]', true],
  ['7', false],
  ['', false],
  [`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`, false],
])('%j is whole: %s', (text, expected) => {
  expect(isWholeJson(text)).toBe(expected)
})

describe('an answer', () => {
  const long = JSON.stringify('x'.repeat(1_100_000))
  it.each([
    [200, `{"ok":true,"result":${long}}`, 'success', 'success'],
    [200, `{"ok":false,"error":${long}}`, 'other', 'success'],
    [200, `{"result":${long}}`, undefined, 'success'],
    [500, `{"ok":true,"result":${long}}`, 'other', 'other'],
    [500, `{"error":${long}`, undefined, undefined],
    [200, '{"ok":false}', 'other', 'other'],
    [200, '{"error":"timeout"}', undefined, 'other'],
    [200, '[]', undefined, undefined],
    [200, '{"ok":true}', 'other', 'success'],
    [200, '7', undefined, undefined],
  ])('an answer with status %i and %.30j is to v2 a %s, to v3 a %s', (status, body, v2, v3) => {
    expect([kindOf(getMasterchainInfo, status, body), kindOf(blocks, status, body)]).toEqual([v2, v3])
  })
})

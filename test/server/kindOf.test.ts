import { describe, expect, it } from 'vitest'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'
import { blocks } from '../../src/endpoints/v3/blockchain/blocks.ts'
import { kindOf } from '../../src/server/kindOf.ts'
import { countValues, faultOfJson } from '../../src/server/scan.ts'

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
])('%j is whole: %s', async (text, expected) => {
  expect((await countValues(text, 1_024)) > 0).toBe(expected)
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
  ])('an answer with status %i and %.30j is to v2 a %s, to v3 a %s', async (status, body, v2, v3) => {
    expect([await kindOf(getMasterchainInfo, status, body), await kindOf(blocks, status, body)]).toEqual([v2, v3])
  })
})

describe('a body, before it is parsed,', () => {
  it.each([
    ['{"a":[1,{"b":"}],[\\""},-2.5,true,null]}', undefined],
    ['{"a":9007199254740993}', 'number'],
    ['{"a":1e2}', 'number'],
    ['{"a":"1e2"}', undefined],
    ['[[[[1]]]]', 'size'],
    ['[1,2,3,4,5,6,7,8,9]', 'size'],
    ['{"a":"never ends', undefined],
    [`{"a":"${'\\\\'.repeat(9)}","b":"${'\\"'.repeat(99)}"}`, undefined],
  ])('%j has the fault %s', (text, fault) => {
    expect(faultOfJson(text, 9, 3)).toBe(fault)
  })
})

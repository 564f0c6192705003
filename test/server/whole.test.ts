import { expect, it } from 'vitest'
import { isWholeObject } from '../../src/server/whole.ts'

it.each([
  ['{}', true],
  [' {"a":[1,{"b":"}"}],"c":"\\"{[\\\\"}\n', true],
  ['{"a":"', false],
  ['{"a":"\\', false],
  ['{"a":[}', false],
  ['{"a":1', false],
  ['{}{}', false],
  ['[]', false],
  ['7', false],
  ['', false],
  [`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`, false],
])('%j is one whole object: %s', (text, expected) => {
  expect(isWholeObject(text)).toBe(expected)
})

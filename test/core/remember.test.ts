import { expect, it } from 'vitest'
import { remember } from '../../src/core/values/remember.ts'

/** How often each text was read, by a reader that refuses texts with an `x`. */
function reader() {
  let reads = 0
  const read = remember((text: string) => {
    reads++
    return text.includes('x') ? undefined : text.length
  })
  return { read, reads: () => reads }
}

it('a text is read once, and a text that cannot be read each time', () => {
  const { read, reads } = reader()
  expect([read('one'), read('one'), read('one')]).toEqual([3, 3, 3])
  expect(reads()).toBe(1)
  expect([read('x'), read('x')]).toEqual([undefined, undefined])
  expect(reads()).toBe(3)
})

it('4 000 texts are kept at most, and none that is longer than an address', () => {
  const { read, reads } = reader()
  for (let index = 0; index < 4_000; index++) read(String(index))
  read('0')
  expect(reads()).toBe(4_000)
  read('one more')
  read('0')
  expect(reads()).toBe(4_002)
  const long = '1'.repeat(81)
  expect([read(long), read(long)]).toEqual([81, 81])
  expect(reads()).toBe(4_004)
})

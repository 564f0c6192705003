import type { Cell } from '../../core/values/cell.ts'
import { Slice } from './slice.ts'

/** How many bits a number up to `max` takes. */
const width = (max: number) => (max ? Math.floor(Math.log2(max)) + 1 : 0)

/** The label of an edge, as a binary text; `left` bits of the key remain. */
function readLabel(slice: Slice, left: number): string {
  const bits = (size: number) => Array.from({ length: size }, () => (slice.bit() ? '1' : '0')).join('')
  if (!slice.bit()) {
    let size = 0
    while (slice.bit()) size++
    return bits(size)
  }
  if (!slice.bit()) return bits(slice.uint(width(left)))
  const bit = slice.bit() ? '1' : '0'
  return bit.repeat(slice.uint(width(left)))
}

/** What a dictionary (a `Hashmap` of keys of `keyBits`) has under a key; `undefined` when nothing. @throws when it is none */
export function lookUp(root: Cell, key: number, keyBits: number): Slice | undefined {
  let rest = key.toString(2).padStart(keyBits, '0')
  for (let slice = new Slice(root); ; ) {
    const label = readLabel(slice, rest.length)
    if (!rest.startsWith(label)) return
    rest = rest.slice(label.length)
    if (!rest) return slice
    const [left, right] = [slice.ref(), slice.ref()]
    slice = new Slice(rest.startsWith('1') ? right : left)
    rest = rest.slice(1)
  }
}

/**
 * All keys of a dictionary, as binary texts, with their values, by ascending key read as an unsigned number. @throws when it is none
 */
export function* entriesOf(root: Cell, keyBits: number, before = ''): Generator<readonly [key: string, value: Slice]> {
  const slice = new Slice(root)
  const key = before + readLabel(slice, keyBits - before.length)
  if (key.length >= keyBits) yield [key, slice]
  else for (const branch of ['0', '1']) yield* entriesOf(slice.ref(), keyBits, key + branch)
}

/** The values alone, in the same order. @throws when it is none */
export function* valuesOf(root: Cell, keyBits: number): Generator<Slice> {
  for (const [, value] of entriesOf(root, keyBits)) yield value
}

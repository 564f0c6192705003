import type { Cell } from '../../core/values/cell.ts'
import { dictionaryEntries } from '../../core/values/dictionary.ts'
import { Slice } from './slice.ts'

/** What a dictionary (a `Hashmap` of keys of `keyBits`) has under a key; `undefined` when nothing. @throws when it is none */
export function lookUp(root: Cell, key: number, keyBits: number): Slice | undefined {
  const wanted = BigInt.asUintN(keyBits, BigInt(key))
  for (const [found, value] of dictionaryEntries(root, keyBits)) if (found === wanted) return new Slice(value.rest())
  return
}

/** The values of a dictionary, by ascending key read as an unsigned number. @throws when it is none */
export function* valuesOf(root: Cell, keyBits: number): Generator<Slice> {
  for (const [, value] of dictionaryEntries(root, keyBits)) yield new Slice(value.rest())
}

import { type Cell, type CellReader, InvalidBocError } from '../../../core/values/cell.ts'
import { dictionaryEntries } from '../../../core/values/dictionary.ts'

/** Params that are read: a configuration has about forty. */
const MOST_PARAMS = 500

/** The params of a configuration by their numbers, which have a sign. @throws {InvalidBocError} */
export function readConfig(root: Cell): ReadonlyMap<number, CellReader> {
  const params = new Map<number, CellReader>()
  for (const [key, value] of dictionaryEntries(root, 32)) {
    if (params.size >= MOST_PARAMS) throw new InvalidBocError('it has too many entries')
    params.set(Number(BigInt.asIntN(32, key)), value)
  }
  return params
}

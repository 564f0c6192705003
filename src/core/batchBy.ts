import { cut, indexOf, splitRows } from './batchWays.ts'
import type { BatchFacts, BatchWay } from './endpoint.ts'
import { compareLt } from './lt.ts'
import type { WireParams } from './params.ts'

/** Keys in one request: a service in use answered some 300 in time, and timed out above (v3-notes, "Batching"). */
const MAX_KEYS = 250

type RowOf<Data, Name extends keyof Data> = NonNullable<Data[Name]> extends readonly (infer Row)[] ? Row : never

/** Requests for one key each travel together. `split` finds a key's part of an answer. */
/* @__NO_SIDE_EFFECTS__ */
export const byPart = <Params, Data>(
  facts: Pick<BatchFacts<Params, Data>, 'key' | 'sendLimit' | 'split'>,
): BatchFacts<Params, Data> => ({ ...facts, max: MAX_KEYS })

/**
 * Requests for one key each travel together, where the answer has one row of a key in its member `rows`. `keysOf` are the keys
 * by which a row is found: addresses in any form, or hashes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byKey = <Params, Data extends object, Name extends keyof Data & string>(
  facts: Pick<BatchFacts<Params, Data>, 'key' | 'sendLimit'> & {
    readonly rows: Name
    keysOf(row: RowOf<Data, Name>): readonly (string | null | undefined)[]
  },
): BatchFacts<Params, Data> => ({
  ...facts,
  max: MAX_KEYS,
  split: (data, key) => splitRows(data, facts.rows, facts.keysOf)(key),
})

interface Owners<Data, Name extends keyof Data> {
  readonly key: string
  /** The member of the answer that holds the rows. */
  readonly rows: Name
  ownerOf(row: RowOf<Data, Name>): string
  /** What `sort` orders by, in decimal digits. Without `sort` the order of the answer is kept. */
  orderOf(row: RowOf<Data, Name>): string
  readonly maxLimit: number
  /** Whether the service takes this with one owner only. */
  alone?(wire: WireParams): boolean
}

/**
 * First pages of several owners in one request: `maxLimit` rows are asked for, and each caller gets those of its owner, in its own
 * order and up to its own limit. Where that many came, whoever may have more rows than it got is asked again alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byOwner = <Data extends object, Name extends keyof Data & string>({
  rows,
  ownerOf,
  orderOf,
  maxLimit,
  ...facts
}: Owners<Data, Name>): BatchWay<Data> => ({
  ...facts,
  max: MAX_KEYS,
  join: (shared, keys) => ({ ...shared, [facts.key]: keys, limit: maxLimit }),
  parts(data, members) {
    const list = data[rows] as readonly RowOf<Data, Name>[]
    const find = indexOf(list, (row) => [ownerOf(row)])
    return members.map(({ key, wire }): Data | undefined => {
      const { limit = maxLimit, sort } = wire as { limit?: number; sort?: 'asc' | 'desc' }
      const own = find(key)
      // In the order of the answer a full page is the first one; in another order the first row may be missing.
      if (list.length >= maxLimit && (sort || own.length < limit)) return undefined
      const sign = sort === 'asc' ? 1 : -1
      if (sort) own.sort((a, b) => sign * compareLt(orderOf(a), orderOf(b)))
      return cut(data, rows, own.slice(0, limit))
    })
  },
})

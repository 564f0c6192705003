import type { Batch, BatchFacts, BatchMember, ListFacts, WireParams } from '../endpoint.ts'
import { rowList, unreadableOf } from '../schema/rowList.ts'
import { compareLt } from '../values/lt.ts'
import { cut, finder, type KeysOf } from './cutAnswer.ts'

/** Keys in one request. The hosted service times out above some 340 addresses, and refuses URLs above 64 KiB. */
const MAX_KEYS = 250

/** Entries of a map are found by their key alone. */
type SplitByKey<Data> = (data: Data, key: string) => Data

type KeyLimits<Params, Data> = Pick<BatchFacts<Params, Data>, 'key' | 'sendLimit'>

const joined = <Params, Data>({ key, sendLimit }: KeyLimits<Params, Data>) => ({
  key,
  sendLimit,
  max: MAX_KEYS,
  join: (shared: WireParams, keys: readonly string[]) => ({
    ...shared,
    [key]: keys,
    ...(sendLimit && { limit: keys.length }),
  }),
})

/** Joins requests for one key each, where the answer is a map. `split` finds a key's part of it. */
/* @__NO_SIDE_EFFECTS__ */
export const byPart = <Params, Data>({
  split,
  entryOf,
  ...said
}: KeyLimits<Params, Data> & { split: SplitByKey<Data>; entryOf(key: string): string }): BatchFacts<Params, Data> => ({
  ...joined(said),
  split,
  entryOf,
  parts: (data, members) => members.map(({ key }) => split(data, key)),
  has: () => true,
})

/** Joins requests for one key each, where the answer has one row per key. */
/* @__NO_SIDE_EFFECTS__ */
export function byKey<Params, Data, Row>(
  facts: ListFacts,
  { keysOf, ...said }: KeyLimits<Params, Data> & { keysOf: KeysOf<Row> },
): BatchFacts<Params, Data> {
  const list = rowList<Data, Row>(facts.rows)
  function parts(data: Data, members: readonly { readonly key: string }[]): Data[] {
    const found = members.map(finder(list, data, keysOf))
    // The row of a key that has none may be among those that name no key of a member.
    const named = new Set(found.flatMap(({ unreadable }) => unreadable))
    const others = unreadableOf(data).filter((one) => !named.has(one))
    return found.map(({ rows, unreadable }) =>
      cut(list, data, { rows, unreadable: rows.length || unreadable.length ? unreadable : others }),
    )
  }
  return {
    ...joined(said),
    parts,
    split: (data, key) => parts(data, [{ key }])[0] as Data,
    has: (part) => list.received(part) > 0,
    isOneRow: true,
  }
}

interface OwnerOptions<Row> {
  readonly key: string
  ownerOf(row: Row): string
  /** The value that `sort` orders by, in decimal digits. Without `sort` the order of the answer is kept. */
  orderOf(row: Row): string
  readonly maxLimit: number
  /** Whether the service takes this with one owner only. */
  alone?(wire: WireParams): boolean
}

/**
 * First pages of several owners in one request: it asks for `maxLimit` rows. Each caller gets the rows of its owner, in
 * its own order and up to its own limit. Where the answer has `maxLimit` rows, a caller that may lack rows gets a
 * request of its own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function byOwner<Data, Row>(
  facts: ListFacts,
  { ownerOf, orderOf, maxLimit, ...said }: OwnerOptions<Row>,
): Batch<Data> {
  const list = rowList<Data, Row>(facts.rows)
  function parts(data: Data, members: readonly BatchMember[]) {
    const isFull = list.received(data) >= maxLimit
    const find = finder(list, data, (row) => [ownerOf(row)])
    return members.map((member): Data | undefined => {
      const { limit = maxLimit, sort } = member.wire as { limit?: number; sort?: 'asc' | 'desc' }
      const { rows, unreadable } = find(member)
      // In the order of the answer a full page is the first one; in another order the first row may be missing.
      if (isFull && (sort || rows.length + unreadable.length < limit)) return undefined
      const sign = sort === 'asc' ? 1 : -1
      if (sort) rows.sort((a, b) => sign * compareLt(orderOf(a), orderOf(b)))
      return cut(list, data, { rows: rows.slice(0, limit), unreadable })
    })
  }
  return {
    ...said,
    max: MAX_KEYS,
    join: (shared, keys) => ({ ...shared, [said.key]: keys, limit: maxLimit }),
    has: (part) => list.received(part) > 0,
    parts,
  }
}

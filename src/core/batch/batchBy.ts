import type { Batch, BatchFacts, BatchMember, ListContract, PagedContract, WireParams } from '../endpoint.ts'
import { type RowIn, type RowsName, rowList, unreadableOf } from '../schema/rowList.ts'
import { compareLt } from '../values/lt.ts'
import { cut, finder, type KeysOf } from './cutAnswer.ts'

/** Keys in one request. The hosted service times out above some 340 addresses, and refuses URLs above 64 KiB. */
const MAX_KEYS = 250

interface MapOptions<Params, Data> {
  readonly key: keyof Params & string
  /** A key's part of the map. */
  split(data: Data, key: string): Data
  entryOf(key: string): string
}

/** Joins requests for one key each, where the answer is a map. */
/* @__NO_SIDE_EFFECTS__ */
export const byPart = <Params, Data>({ key, split, entryOf }: MapOptions<Params, Data>): BatchFacts<Params, Data> => ({
  key,
  max: MAX_KEYS,
  join: (shared, keys) => ({ ...shared, [key]: keys }),
  entryOf,
  parts: (data, members) => members.map((member) => split(data, member.key)),
  has: () => true,
})

interface ByKeyOptions<Params, Row> {
  readonly key: keyof Params & string
  readonly keysOf: KeysOf<Row>
  /** Whether `limit` must be sent, equal to the number of keys. */
  readonly sendLimit?: boolean
  /** Where a key may have several rows: the rows that one request may ask for. */
  readonly maxLimit?: number
}

/**
 * Joins requests for one key each, where the answer has one row per key, or several with `maxLimit`. Where an answer is full, a caller
 * that may lack rows gets a separate request.
 */
/* @__NO_SIDE_EFFECTS__ */
export function byKey<Params, Data, Rows extends RowsName<Data>>(
  { rows: name }: ListContract<Params, Data, Rows>,
  { key, keysOf, sendLimit, maxLimit }: ByKeyOptions<Params, RowIn<Data, Rows>>,
): BatchFacts<Params, Data> {
  const list = rowList<Data, RowIn<Data, Rows>>(name)
  const limitOf = (keys: number) => maxLimit ?? (sendLimit ? keys : undefined)
  return {
    key,
    max: MAX_KEYS,
    join(shared, keys) {
      const limit = limitOf(keys.length)
      return { ...shared, [key]: keys, ...(limit && { limit }) }
    },
    parts(data, members) {
      const found = members.map(finder(list, data, keysOf))
      // The row of a key that has none may be among those that name no key of a member.
      const named = new Set(found.flatMap(({ unreadable }) => unreadable))
      const others = unreadableOf(data).filter((one) => !named.has(one))
      const isFull = list.received(data) >= (limitOf(new Set(members.map(({ key }) => key)).size) ?? Infinity)
      // A second row of one key, in a full answer, may have taken the place of another key's.
      const isShort = isFull && found.some(({ rows, unreadable }) => rows.length + unreadable.length > 1)
      return found.map(({ rows, unreadable }, index) => {
        const { limit = Infinity } = (members[index] as BatchMember).wire as { limit?: number }
        if (isShort && rows.length < limit) return undefined
        const named = rows.length || unreadable.length ? unreadable : others
        return cut(list, data, { rows: rows.slice(0, limit), unreadable: named })
      })
    },
    has: (part) => list.received(part) > 0,
    isOneRow: true,
  }
}

interface OwnerOptions<Params, Row> {
  readonly key: keyof Params & string
  ownerOf(row: Row): string
  /** The value that `sort` orders by, in decimal digits. Without `sort` the order of the answer is kept. */
  orderOf(row: Row): string
  /** Whether the service takes this with one owner only. */
  alone?(wire: WireParams): boolean
}

/**
 * First pages of several owners in one request: it asks for as many rows as there may be. Each caller gets the rows of its owner,
 * in its own order and up to its own limit. Where the answer is full, a caller that may lack rows gets a separate request.
 */
/* @__NO_SIDE_EFFECTS__ */
export function byOwner<Params, Data, Rows extends RowsName<Data>>(
  { rows: name, paging: { maxLimit } }: PagedContract<Params, Data, Rows>,
  { ownerOf, orderOf, ...said }: OwnerOptions<Params, RowIn<Data, Rows>>,
): Batch<Data> {
  const list = rowList<Data, RowIn<Data, Rows>>(name)
  function parts(data: Data, members: readonly BatchMember[]) {
    const isFull = list.received(data) >= maxLimit
    const find = finder(list, data, (row) => [ownerOf(row)])
    return members.map((member): Data | undefined => {
      const { limit = maxLimit, sort } = member.wire as { limit?: number; sort?: 'asc' | 'desc' }
      const { rows, unreadable } = find(member)
      // In the order of the answer, a full page is the first one. In another order, the first row may be missing.
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

import { rawForm } from './address.ts'
import { MAX_KEYS, type Way } from './batch.ts'
import type { BatchFacts, Gather } from './endpoint.ts'
import { compareLt } from './lt.ts'
import type { WireParams } from './params.ts'

const without = (wire: WireParams, ...names: string[]): WireParams =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !names.includes(name)))

/** What an answer tells of the accounts that a part of it names: their names and, behind a wallet, its token. */
function mentioned(book: object, part: unknown): object {
  const found: Record<string, unknown> = {}
  const look = (value: unknown) => {
    if (typeof value === 'string') {
      if (!Object.hasOwn(book, value) || Object.hasOwn(found, value)) return
      found[value] = (book as Record<string, unknown>)[value]
      look(found[value])
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(part)
  return found
}

/** An answer with these rows only, and with what it tells of them. */
function cut<Data extends object>(data: Data, name: keyof Data & string, rows: readonly unknown[]): Data {
  return Object.fromEntries(
    Object.entries(data).map(([member, value]) => [
      member,
      member === name ? rows : member === 'address_book' || member === 'metadata' ? mentioned(value, rows) : value,
    ]),
  ) as Data
}

/** Rows by what they belong to. */
function indexOf<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly (string | null | undefined)[]) {
  const index = new Map<string, Set<Row>>()
  for (const row of rows) {
    for (const name of namesOf(row)) {
      if (!name) continue
      const form = rawForm(name)
      index.set(form, (index.get(form) ?? new Set()).add(row))
    }
  }
  return (key: string): Row[] => [...(index.get(rawForm(key)) ?? [])]
}

type RowOf<Data, Name extends keyof Data> = NonNullable<Data[Name]> extends readonly (infer Row)[] ? Row : never

interface Key<Params> {
  readonly key: keyof Params & string
  /** Whether `limit` must be sent, equal to the number of keys. */
  readonly sendLimit: boolean
}

/** Lets requests for one key each, in the param `keyName`, travel together. */
/* @__NO_SIDE_EFFECTS__ */
function gatherer<Params, Data>(keyName: keyof Params & string, way: Way<Data>): Gather<Params, Data> {
  return (carrier, endpoint, wire, options) => {
    const [key, ...more] = [wire[keyName] ?? []].flat()
    const shared = key === undefined || more.length ? undefined : way.shared(wire)
    return shared && carrier.join(carrier, endpoint, keyName, way, shared, { key: String(key), wire, options })
  }
}

/** Requests for one key each travel together. `splitter` reads an answer, and then finds any key's part of it. */
/* @__NO_SIDE_EFFECTS__ */
export function byPart<Params, Data>({
  splitter,
  ...facts
}: Key<Params> & { splitter(data: Data): (key: string) => Data }): BatchFacts<Params, Data> {
  return {
    ...facts,
    max: MAX_KEYS,
    split: (data, key) => splitter(data)(key),
    gather: gatherer(facts.key, {
      // Of one key there is one row: how many of them to give is no question, and behind it is nothing.
      shared: (wire) => (wire.offset ? undefined : without(wire, facts.key, 'limit', 'offset')),
      join: (shared, keys) => ({ ...shared, [facts.key]: keys, ...(facts.sendLimit && { limit: keys.length }) }),
      parts(data, members) {
        const split = splitter(data)
        return members.map(({ key }) => split(key))
      },
    }),
  }
}

/**
 * Requests for one key each travel together, where the answer has one row of a key in its member `rows`. `keysOf` are the keys
 * by which a row is found: addresses in any form, or hashes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byKey = <Params, Data extends object, Name extends keyof Data & string>({
  rows,
  keysOf: namesOf,
  ...facts
}: Key<Params> & {
  readonly rows: Name
  keysOf(row: RowOf<Data, Name>): readonly (string | null | undefined)[]
}): BatchFacts<Params, Data> =>
  byPart<Params, Data>({
    ...facts,
    splitter(data) {
      const find = indexOf(data[rows] as readonly RowOf<Data, Name>[], namesOf)
      return (key) => cut(data, rows, find(key))
    },
  })

/**
 * First pages of owners travel together: `maxLimit` rows are asked for, and each caller gets those of its owner, in its own order
 * and up to its own limit. Where that many came, whoever may have more rows than it got is asked again alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byOwner = <Params, Data extends object, Name extends keyof Data & string>({
  key,
  rows,
  ownerOf,
  orderOf,
  maxLimit,
  alone,
}: Pick<Key<Params>, 'key'> & {
  readonly rows: Name
  ownerOf(row: RowOf<Data, Name>): string
  /** What `sort` orders by, in decimal digits. Without `sort` the order of the answer is kept. */
  orderOf(row: RowOf<Data, Name>): string
  readonly maxLimit: number
  /** Whether the service takes this with one owner only. */
  alone?(wire: WireParams): boolean
}): Gather<Params, Data> =>
  gatherer(key, {
    shared: (wire) => (wire.offset || alone?.(wire) ? undefined : without(wire, key, 'limit', 'offset', 'sort')),
    join: (shared, keys) => ({ ...shared, [key]: keys, limit: maxLimit }),
    parts(data, members) {
      const list = data[rows] as readonly RowOf<Data, Name>[]
      const find = indexOf(list, (row) => [ownerOf(row)])
      return members.map(({ key, wire }): Data | undefined => {
        const { limit = maxLimit, sort } = wire as { limit?: number; sort?: 'asc' | 'desc' }
        const own = find(key)
        // In the order of the answer a full page is the first one; in another order the first row may be missing.
        if (list.length >= maxLimit && (sort || own.length < limit)) return undefined
        if (sort) {
          const sign = sort === 'asc' ? 1 : -1
          own.sort((a, b) => sign * compareLt(orderOf(a), orderOf(b)))
        }
        return cut(data, rows, own.slice(0, limit))
      })
    },
  })

import { rawForm } from './address.ts'
import type { BatchFacts, BatchWay, Endpoint } from './endpoint.ts'
import { membersWhere } from './members.ts'
import type { WireParams } from './params.ts'

/** The way of a request, and what all that travel with it have in common; `undefined` for one that travels alone. */
export function wayOf<Params, Data>(
  { batch, batchPages }: Endpoint<Params, Data>,
  wire: WireParams,
): { way: BatchWay<Data>; key: string; shared: WireParams } | undefined {
  // Behind the one row of a key is nothing; and first pages only are sure to fit together.
  if (wire.offset) return
  const only = (name: string | undefined) => {
    const [key, ...more] = [(name && wire[name]) ?? []].flat()
    return more.length || key === undefined ? undefined : String(key)
  }
  const key = only(batch?.key)
  // Of one key there is one row: how many of them to give is no question.
  if (batch && key) return { way: byKeys(batch), key, shared: without(wire, batch.key, 'limit', 'offset') }
  const owner = only(batchPages?.key)
  if (batchPages && owner && !batchPages.alone?.(wire)) {
    return { way: batchPages, key: owner, shared: without(wire, batchPages.key, 'limit', 'offset', 'sort') }
  }
  return
}

const without = (wire: WireParams, ...names: string[]): WireParams =>
  membersWhere(wire, (_value, name) => !names.includes(name))

const byKeys = <Params, Data>({
  key,
  max,
  sendLimit,
  rows,
  keysOf,
  split,
}: BatchFacts<Params, Data>): BatchWay<Data> => ({
  key,
  max,
  join: (shared, keys) => ({ ...shared, [key]: keys, ...(sendLimit && { limit: keys.length }) }),
  parts(data, members) {
    const find = rows && keysOf ? splitRows(data, rows, keysOf) : (key: string) => split(data, key)
    return members.map(({ key }) => find(key))
  },
})

/** Finds any key's part of an answer that has a row for each key in its member `rows`. */
export function splitRows<Data, Row>(
  data: Data,
  rows: keyof Data & string,
  keysOf: (row: Row) => readonly (string | null | undefined)[],
): (key: string) => Data {
  const find = indexOf(data[rows] as readonly Row[], keysOf)
  return (key) => cut(data, rows, find(key))
}

/** Rows by what they belong to: addresses in any form, hashes. */
export function indexOf<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly (string | null | undefined)[]) {
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

const BOOKS = ['address_book', 'metadata']

/** An answer with these rows only, and with what it tells of the accounts that they name. */
export function cut<Data>(data: Data, name: keyof Data & string, rows: readonly unknown[]): Data {
  const part: Record<string, unknown> = { ...data, [name]: rows }
  for (const book of BOOKS) if (part[book]) part[book] = named(part[book], rows)
  return part as Data
}

/** The entries of a book that a value names, and those that they name themselves: a wallet's token. */
function named(book: object, value: unknown): object {
  const found: Record<string, unknown> = {}
  const look = (value: unknown) => {
    if (typeof value === 'string') {
      if (!Object.hasOwn(book, value) || Object.hasOwn(found, value)) return
      found[value] = (book as Record<string, unknown>)[value]
      look(found[value])
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(value)
  return found
}

import { BOOKS, type Listed, type RowList, type Unreadable, unreadableOf, withRows } from '../schema/rowList.ts'
import { rawForm } from '../values/address.ts'

/** The keys by which a row is found: addresses in any form, or hashes. */
export type KeysOf<Row> = (row: Row) => readonly (string | null | undefined)[]

interface RowsOfKey<Row> {
  readonly rows: Row[]
  readonly unreadable: readonly Unreadable[]
}

/** Finds the part of an answer for one key: its rows, and the unreadable rows that name it. */
export function finder<Data, Row>(list: RowList<Data, Row>, data: Data, keysOf: KeysOf<Row>) {
  const rows = indexOf(list.rows(data), keysOf)
  // An object of any kind: the search is for its keys.
  const unreadable = indexOf(unreadableOf(data), ({ row }) => keysOf(Object(row)))
  return ({ key }: { readonly key: string }): RowsOfKey<Row> => ({ rows: rows(key), unreadable: unreadable(key) })
}

/** Items by what they belong to. */
function indexOf<Item>(items: readonly Item[], keysOf: KeysOf<Item>) {
  const index = new Map<string, Set<Item>>()
  for (const item of items) {
    for (const name of keysOf(item)) {
      if (typeof name !== 'string' || !name) continue
      const form = rawForm(name)
      index.set(form, (index.get(form) ?? new Set()).add(item))
    }
  }
  return (key: string): Item[] => [...(index.get(rawForm(key)) ?? [])]
}

/** An answer with these rows only, and with its entries for the accounts that they name. */
export function cut<Data, Row>(list: RowList<Data, Row>, data: Data, { rows, unreadable }: RowsOfKey<Row>): Data {
  // Their old indexes mean nothing here: they count as the last rows.
  const last = unreadable.map((one, index) => ({ ...one, index: rows.length + index }))
  const part = withRows(list, data, rows, last) as Record<string, object> & Listed
  for (const book of BOOKS) if (part[book]) part[book] = named(part[book], rows)
  if (!part.unreadable?.some(({ key }) => key !== undefined)) return part as Data
  const { unreadable: all, ...others } = part
  const text = JSON.stringify(others)
  const own = all.filter(({ key }) => key === undefined || text.includes(key))
  return (own.length ? { ...others, unreadable: own } : others) as Data
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

import type { Query, QueryCache } from '@tanstack/react-query'
import { cut } from '../core/batch/cutAnswer.ts'
import type { Client } from '../core/client.ts'
import type { AnyEndpoint, Brings, Endpoint } from '../core/endpoint.ts'
import { rowList } from '../core/schema/rowList.ts'
import { rawForm } from '../core/values/address.ts'
import { type MaybeParams, prepare } from './options.ts'

/** A part of an answer in the cache, and the age of that answer. */
export interface CachedPart<Part> {
  readonly value: Part
  /** Unix ms. */
  readonly at: number
}

type Members = Readonly<Record<string, unknown>>
/** Rows by key. */
type Index = ReadonlyMap<string, unknown>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null
const textOf = (value: unknown) =>
  typeof value === 'string' ? rawForm(value) : typeof value === 'number' ? `${value}` : undefined

/** Indexes of an answer by what they are of, made at the first lookup. They are kept as long as the answer. */
const indexes = /* @__PURE__ */ new WeakMap<object, Map<string, Index>>()

function indexOf(answer: Members, name: string, entries: () => Iterable<readonly [string, unknown]>): Index {
  const known = indexes.get(answer) ?? new Map<string, Index>()
  indexes.set(answer, known)
  const index = known.get(name) ?? new Map(entries())
  known.set(name, index)
  return index
}

/** The rows at a path of members, each a list or a map. */
const rowsAt = (answer: Members, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((all, name) => all.flatMap((one) => Object.values(Object((one as Members)?.[name]))), [answer])

/** The keys of a row: several where its one member is a list. */
function keysOf(row: unknown, members: readonly string[]): string[] {
  const texts = members.map((name) =>
    [isObject(row) ? row[name] : undefined].flat().flatMap((one) => textOf(one) ?? []),
  )
  if (texts.length === 1) return texts[0] as string[]
  return texts.every(({ length }) => length === 1) ? [texts.join(' ')] : []
}

/** The answers that a query of this client has: the pages of a list, one of others. */
function answersIn({ state: { data }, queryKey }: Query, client: Client): Members[] {
  if (!isObject(data) || queryKey[0] !== 'toncenter' || queryKey[1] !== client.keyName) return []
  return (Array.isArray(data.pages) ? data.pages : [data]).filter(isObject)
}

/** The newest part that `look` finds in what the cache holds now, hydrated and persisted answers included. */
function newest<Part>(
  cache: QueryCache,
  client: Client,
  look: (answer: Members, query: Query) => Part | undefined,
): CachedPart<Part> | undefined {
  let found: CachedPart<Part> | undefined
  for (const query of cache.getAll()) {
    const at = query.state.dataUpdatedAt
    if (found && found.at >= at) continue
    for (const answer of answersIn(query, client)) {
      const value = look(answer, query)
      if (value !== undefined) found = { value, at }
    }
  }
  return found
}

const isOf = ({ queryKey }: Query, { generation, name }: Pick<AnyEndpoint, 'generation' | 'name'>) =>
  queryKey[2] === generation && queryKey[3] === name

/**
 * The answer to a question about one thing, cut from another answer that has its row. That is an answer of the endpoint itself, or of
 * one whose record lists the same rows in `brings`. `isEnough`: whether a row has every member that is needed.
 */
export function findAnswer<Params, Data>(
  cache: QueryCache,
  client: Client,
  endpoint: Endpoint<Params, Data>,
  params: MaybeParams<Params>,
  isEnough: (row: never) => boolean = () => true,
): CachedPart<Data> | undefined {
  const { wire } = prepare(endpoint, client, params)
  const [rowsName = '', by = {}] = Object.entries(endpoint.brings ?? {})[0] ?? []
  const names = Object.keys(by).filter((name) => wire[name] !== undefined)
  const [key, ...others] = keysOf(wire, names)
  if (!names.length || key === undefined || others.length) return
  const list = rowList<Members, unknown>(rowsName)

  function partIn(answer: Members, brings: Brings): Data | undefined {
    for (const [path, by] of Object.entries(brings)) {
      const members = names.map((name) => by[name])
      if (path.split('.').at(-1) !== rowsName || members.includes(undefined)) continue
      const entries = () =>
        rowsAt(answer, path).flatMap((row) => keysOf(row, members as string[]).map((key) => [key, row] as const))
      const row = indexOf(answer, `${path} ${members}`, entries).get(key as string)
      if (row === undefined || !isEnough(row as never)) continue
      const { [path.split('.')[0] as string]: _, ...rest } = answer
      return cut(list, rest, { rows: [row], unreadable: [] }) as Data
    }
  }

  return newest(cache, client, (answer, query) => {
    const brings = isOf(query, endpoint) ? endpoint.brings : (query.meta as { brings?: Brings } | undefined)?.brings
    return brings && partIn(answer, brings)
  })
}

/** The books of an answer in the cache. */
interface Books {
  readonly query: Query
  readonly data: unknown
  readonly indexes: readonly Index[]
}

/** What a client's lookups of one turn have seen, by the place in the cache: a page may render a thousand names at once. */
const seen = /* @__PURE__ */ new WeakMap<QueryCache, { readonly client: Client; readonly places: Books[] }>()

function seenBy(cache: QueryCache, client: Client): Books[] {
  const known = seen.get(cache)
  if (known?.client === client) return known.places
  const places: Books[] = []
  seen.set(cache, { client, places })
  // No answer is held for longer than the cache holds it.
  queueMicrotask(() => seen.delete(cache))
  return places
}

function booksOf(query: Query, client: Client, books: Pick<AnyEndpoint, 'generation' | 'name'>): Index[] {
  return answersIn(query, client).flatMap((answer) => {
    const book = isOf(query, books) ? answer : answer.address_book
    if (!isObject(book)) return []
    return indexOf(book, 'names', () => Object.entries(book).map(([key, row]) => [rawForm(key), row] as const))
  })
}

/** The row of an address in an address book. Every answer of v3 may hold a book; that of `books` is nothing else. */
export function findName<Row>(
  cache: QueryCache,
  client: Client,
  books: Pick<AnyEndpoint, 'generation' | 'name'>,
  address: string,
): CachedPart<Row> | undefined {
  const places = seenBy(cache, client)
  let found: CachedPart<Row> | undefined
  cache.getAll().forEach((query, place) => {
    const { data, dataUpdatedAt: at } = query.state
    if (data === undefined || (found && found.at >= at)) return
    let known = places[place]
    if (known?.data !== data || known.query !== query) {
      known = { query, data, indexes: booksOf(query, client, books) }
      places[place] = known
    }
    for (const index of known.indexes) {
      const value = index.get(address)
      if (value !== undefined) found = { value: value as Row, at }
    }
  })
  return found
}

import type { Query, QueryCache } from '@tanstack/react-query'
import { cut } from '../core/batch/cutAnswer.ts'
import type { Client } from '../core/client.ts'
import type { AnyEndpoint } from '../core/endpoint.ts'
import { rowList } from '../core/schema/rowList.ts'
import { rawForm } from '../core/values/address.ts'

/** A part of an answer in the cache, and the age of that answer. */
export interface CachedPart<Part> {
  readonly value: Part
  /** Unix ms. */
  readonly at: number
}

type AnswerMembers = Readonly<Record<string, unknown>>
/** An endpoint by its record, as far as its answers are looked into. */
type ReadEndpoint = Pick<AnyEndpoint, 'generation' | 'name' | 'brings'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Rows of an answer by key, made at the first lookup. They are kept as long as the answer. */
const indexes = /* @__PURE__ */ new WeakMap<object, ReadonlyMap<string, unknown>>()

function indexOf(part: unknown, by: string): ReadonlyMap<string, unknown> | undefined {
  if (!isObject(part)) return
  const known = indexes.get(part)
  if (known) return known
  const entries = Array.isArray(part) ? part.map((row) => [row?.[by], row] as const) : Object.entries(part)
  const index = new Map(
    entries.flatMap(([key, row]) => (typeof key === 'string' ? [[rawForm(key), row] as const] : [])),
  )
  indexes.set(part, index)
  return index
}

/** The newest part that `look` finds in what the cache holds now, hydrated and persisted answers included. */
function newest<Part>(
  cache: QueryCache,
  client: Client,
  look: (answer: AnswerMembers, query: Query) => Part | undefined,
): CachedPart<Part> | undefined {
  let found: CachedPart<Part> | undefined
  for (const query of cache.getAll()) {
    const { data, dataUpdatedAt: at } = query.state
    if (!isObject(data) || (found && found.at >= at)) continue
    if (query.queryKey[0] !== 'toncenter' || query.queryKey[1] !== client.keyName) continue
    const { pages } = data as { pages?: unknown }
    for (const page of Array.isArray(pages) ? pages : [data]) {
      const value = isObject(page) ? look(page as AnswerMembers, query) : undefined
      if (value !== undefined) found = { value, at }
    }
  }
  return found
}

const isOf = ({ queryKey }: Query, { generation, name }: ReadEndpoint) =>
  queryKey[2] === generation && queryKey[3] === name

/**
 * The answer of an endpoint for one key, cut from another answer that has its row. That is an answer of the endpoint
 * itself, or of one whose record lists the same rows in `brings`.
 */
export function findAnswer<Data>(
  cache: QueryCache,
  client: Client,
  endpoint: ReadEndpoint,
  key: string,
): CachedPart<Data> | undefined {
  const [member, by] = Object.entries(endpoint.brings ?? {})[0] ?? ['', '']
  const list = rowList<AnswerMembers, unknown>(member)
  return newest(cache, client, (answer, query) => {
    const { brings } = isOf(query, endpoint) ? endpoint : ((query.meta ?? {}) as Partial<ReadEndpoint>)
    const row = brings?.[member] === by ? indexOf(answer[member], by)?.get(key) : undefined
    return row === undefined ? undefined : (cut(list, answer, { rows: [row], unreadable: [] }) as Data)
  })
}

/** The row of an address in an address book. Every answer of v3 may hold a book; that of `books` is nothing else. */
export const findName = <Row>(cache: QueryCache, client: Client, books: ReadEndpoint, address: string) =>
  newest(
    cache,
    client,
    (answer, query) => indexOf(isOf(query, books) ? answer : answer.address_book, '')?.get(address) as Row | undefined,
  )

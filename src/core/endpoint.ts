import type { $ZodType } from 'zod/v4/core'
import type { WireParams } from './params.ts'

/** How long an answer stays true: for ever, until the next block, for about an hour, not at all. */
export type Cache = 'immutable' | 'block' | 'config' | 'never'

/** A schema with a key for every key of `Params`, optional ones too, so that a forgotten one is a compile error. */
export type ParamsSchema<Params> = $ZodType<unknown, Params> & { readonly shape: Record<keyof Params, unknown> }

/** A schema with a key for every key of `Data`, optional ones too. */
export type DataSchema<Data> = $ZodType<Data> & { readonly shape: Record<keyof Data, unknown> }

/** What every endpoint record says, whether it reads or changes the chain. */
export interface Base<Params, Data> {
  readonly generation: 'v2' | 'v3'
  /** The name in the contract; the hook is `use` + this with a capital. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Without the `/api/vN` prefix. */
  readonly path: `/${string}`
  /** Checks params and brings them into their one spelling: what it gives goes on the wire and into the query key. */
  readonly params: ParamsSchema<Params>
  /** Of the answer; for v2 of `result`, without the envelope. */
  readonly response: $ZodType<Data>
  /** Params that are sent and keyed as given, because their spelling is the question. */
  readonly verbatim?: readonly (keyof Params & string)[]
  /** Lists whose order has meaning. Every other list is a set: sorted and de-duplicated. */
  readonly ordered?: readonly (keyof Params & string)[]
}

/** Asking for many keys in one request. */
export interface BatchFacts<Params, Data> {
  readonly key: keyof Params & string
  /** Keys in one request at most. */
  readonly max: number
  /** Whether `limit` must be sent, equal to the number of keys. */
  readonly sendLimit: boolean
  /** The answer as if `key` had been asked for alone. */
  split(data: Data, key: string): Data
  /** The member of the answer that holds the rows, where it is a list of them. */
  readonly rows?: keyof Data & string
  /** The keys by which a row is found: addresses in any form, or hashes. */
  keysOf?(row: never): readonly (string | null | undefined)[]
}

/** How requests for one key each travel together. */
export interface BatchWay<Data> {
  /** The param that names the key. */
  readonly key: string
  /** Keys in one request at most. */
  readonly max: number
  /** The params of one request for all keys. */
  join(shared: WireParams, keys: string[]): WireParams
  /** Everybody's part; `undefined` for those who have to be asked again alone. */
  parts(data: Data, members: readonly { readonly key: string; readonly wire: WireParams }[]): (Data | undefined)[]
  /** Whether the service takes this with one key only. */
  alone?(wire: WireParams): boolean
}

/** An endpoint that reads. */
export interface Endpoint<Params, Data> extends Base<Params, Data> {
  readonly kind: 'query'
  readonly cache: Cache | ((params: Params) => Cache)
  readonly batch?: BatchFacts<NoInfer<Params>, NoInfer<Data>>
  /** First pages of several owners in one request. */
  readonly batchPages?: BatchWay<NoInfer<Data>>
  /** Addresses found in `data` that were not asked for. Empty when all rows belong. */
  readonly owns?: (params: NoInfer<Params>, data: NoInfer<Data>) => readonly string[]
}

/**
 * What the rows of a list are in order of. `lt` and `utime`: newest first, so that new rows come above the others and the list
 * can be pinned. Not so the others: rows of a `balance` order change places, those of an `id` order (the service's own, or none
 * that it states) may come in anywhere. The rows of a `block` are the same for ever.
 */
export type Order = 'lt' | 'utime' | 'balance' | 'id' | 'block'

/** A list whose head stays where it was when the first page came: what is newer stays outside until it is let in. */
export interface Pin<Row> {
  /** Where a row stands: its logical time or unix seconds. `undefined` while that may change (a pending trace). */
  place(row: Row): bigint | number | undefined
  /** A patch of the params: the list from this row on, with all rows of the same time. */
  from(row: Row): object
}

/** How to walk an endpoint page by page. `Cursor` names the params that paging owns. */
export interface Pagination<Params, Data, Cursor extends keyof Params, Row> {
  readonly defaultLimit: number
  readonly maxLimit: number
  /** TanStack's `structuralSharing`: an answer in which every row that did not change is the one from before, by its key. */
  readonly share?: (before: unknown, after: unknown) => unknown
  readonly order: Order
  /** How the list is pinned; `undefined` where these params make that impossible. Absent where the endpoint has no bounds. */
  readonly pin?: (params: Params) => Pin<Row> | undefined
  /** Rows in one request with these params, where that is less than `maxLimit`. */
  readonly most?: (params: Params) => number
  rows(data: Data): readonly Row[]
  /** What makes a row that row: rows with one key are one row. */
  rowKey(row: Row): string
  /**
   * Members that the hash in the key settles: rows of one key, that say the same of everything else, say the same of these. In
   * answers they are not compared, which is most of the work of seeing that a page has not changed.
   */
  readonly hashed?: readonly string[]
  /** The cursor of the first page. */
  readonly first: Partial<Pick<Params, Cursor>>
  /**
   * The cursor of the page after `page`, or `undefined` when `page` was the last. `params` are those that brought `page`; `own`
   * are those of the list. The next page may begin with rows that this one ends with.
   */
  next(page: Data, params: Params, own?: Params): Partial<Pick<Params, Cursor>> | undefined
  /** An empty page, for a list whose page past the end is a 404 and not an empty list. */
  readonly pastTheEnd?: () => Data
  /** What a refetch asks for: only the first page again, or everything loaded in one request. */
  readonly refetch: 'head' | 'window'
}

export interface PaginatedEndpoint<Params, Data, Cursor extends keyof Params, Row> extends Endpoint<Params, Data> {
  readonly pagination: Pagination<NoInfer<Params>, NoInfer<Data>, Cursor, Row>
}

/** An endpoint that changes the chain. */
export interface Mutation<Params, Data> extends Base<Params, Data> {
  readonly kind: 'mutation'
}

/** Declares an endpoint. With `pagination` the infinite hook and options become available for it. */
export function defineEndpoint<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: Omit<PaginatedEndpoint<Params, Data, Cursor, Row>, 'kind'>,
): PaginatedEndpoint<Params, Data, Cursor, Row>
export function defineEndpoint<Params, Data>(endpoint: Omit<Endpoint<Params, Data>, 'kind'>): Endpoint<Params, Data>
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(endpoint: object) {
  return { ...endpoint, kind: 'query' }
}

/** Declares an endpoint that changes the chain: its hook is a mutation, and it is never sent twice. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMutation<Params, Data>(endpoint: Omit<Mutation<Params, Data>, 'kind'>): Mutation<Params, Data> {
  return { ...endpoint, kind: 'mutation' }
}

// biome-ignore lint/suspicious/noExplicitAny: a list of records of every shape has no narrower type
export type AnyEndpoint = Endpoint<any, any> | Mutation<any, any>

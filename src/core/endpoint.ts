import type { TonCenterError } from './errors.ts'
import type { Worth } from './pace/priority.ts'
import type { RowIn, RowList, RowsName } from './schema/rowList.ts'
import type { ParamsSchema, Schema } from './schema/schema.ts'

/** Params in their one spelling: as they are sent and as the query key holds them. JSON-safe, without absent values. */
export type WireParams = Readonly<Record<string, unknown>>

/** How long an answer stays true: for ever, until the next block, for about an hour, not at all. */
export type Cache = 'immutable' | 'block' | 'config' | 'never'

/**
 * Where the rows are, a member or the path to one, whose last name is that of the rows in the other answer. And by which params of the
 * other query a row is found: each with the member of the row that has the value, or a list with it.
 */
export type Brings = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The members of every endpoint record, whether it reads or changes the chain. */
export interface Base<Params, Data> {
  /** It reads. */
  readonly kind: 'query' | 'mutation'
  /** The API that has it. */
  readonly generation: 'v2' | 'v3' | 'emulate'
  /** The name in the contract; the hook is `use` + this with a capital. */
  readonly name: string
  /** Of HTTP. */
  readonly method: 'GET' | 'POST'
  /** Without the `/api/vN` prefix. */
  readonly path: `/${string}`
  /** Checks params and converts each to its one spelling, as sent and as the query key holds it. */
  readonly params: ParamsSchema<Params>
  /** Of the answer; for v2 of `result`, without the envelope. */
  readonly response: Schema<Data>
  /** Params that are sent and keyed as given, because their spelling is the question. */
  readonly verbatim?: readonly (keyof Params & string)[]
  /**
   * Sent as `supported_action_types` where neither the caller nor the client sets it. The same for every client, so
   * that a query key leaves it out.
   */
  readonly actionTypes?: readonly string[]
  /** Headers of its requests. */
  headers?(options: { readonly actionsVersion?: string | undefined }): Record<string, string>
  /** The error in place of this one, by its words. `request` is the same object for each try of one request. */
  refused?(error: unknown, request: object): TonCenterError | undefined
  /** Rows of the answer that also answer queries for one of them. */
  readonly brings?: Brings
  /** Lists whose order has meaning. Every other list is a set: sorted and de-duplicated. */
  readonly ordered?: readonly (keyof Params & string)[]
  /** Whether this is a call by JSON-RPC as it is: `v2Transport` makes none of it. */
  readonly isRpc?: true
  /** Whether a 401 may mean a missing argument: these endpoints answer so with any key. */
  readonly legacy401?: true
  /** What a page shows first, such as a balance, or last, such as a name. Of requests with one priority it decides. */
  readonly worth?: Worth
}

/** The facts of an endpoint that the contract states. */
export type Contract<Params, Data, Kind = 'query'> = Omit<
  Base<Params, Data>,
  'actionTypes' | 'headers' | 'kind' | 'refused' | 'worth'
> & {
  readonly kind: Kind
}
/** The same of a list, whose rows are in the member `Rows`. */
export type ListContract<Params, Data, Rows extends RowsName<Data>> = Contract<Params, Data> & { readonly rows: Rows }
/** The same of a list that has pages. */
export type PagedContract<Params, Data, Rows extends RowsName<Data>> = ListContract<Params, Data, Rows> & {
  readonly paging: PageLimits
}
/** Rows in one request: by default, and at most. */
export interface PageLimits {
  /** Rows without `limit`. */
  readonly defaultLimit: number
  /** The largest `limit`. */
  readonly maxLimit: number
}

/** How requests for one key each are joined. */
export interface Batch<Data> {
  /** The param that names the key. */
  readonly key: string
  /** Keys in one request at most. */
  readonly max: number
  /** The params of one request for all keys. */
  join(shared: WireParams, keys: readonly string[]): WireParams
  /** The part of each member; `undefined` for a member that needs a request of its own. */
  parts(data: Data, members: readonly BatchMember[]): (Data | undefined)[]
  /** Whether a part has a row of its member. */
  has(part: Data): boolean
  /** Whether a member asks for one row: where it is not as documented, the member's request fails. */
  readonly isOneRow?: boolean
  /** The entry of a map that a member asks for. Where it is not as documented, the member's request fails. */
  entryOf?(key: string): string
  /** Whether the service takes this with one key only. */
  alone?(wire: WireParams): boolean
}

/** One caller's request, as it would be sent alone. */
export interface BatchMember {
  readonly key: string
  readonly wire: WireParams
}

/** Asking for many keys in one request. */
export interface BatchFacts<Params, Data> extends Batch<Data> {
  readonly key: keyof Params & string
}

/** An endpoint that reads. */
export interface Endpoint<Params, Data> extends Base<Params, Data> {
  /** It reads. */
  readonly kind: 'query'
  /**
   * Where the rows of a list are: the member of the answer that holds them, or `itself`. A row that is not as documented is taken
   * out of the answer. The same holds for an entry of an answer that is a map.
   */
  readonly rows?: string
  /**
   * Of an answer about one thing: the parts of its row that may be taken out. Where the row has another fault, the request fails: the
   * thing would look absent.
   */
  readonly mayLack?: 'actions' | 'parts'
  /** How long its answer is fresh. */
  readonly cache: Cache | ((params: Params) => Cache)
  /** How requests for one key each are joined into one. */
  readonly batch?: BatchFacts<NoInfer<Params>, NoInfer<Data>>
  /** First pages of several owners in one request. */
  readonly batchPages?: Batch<NoInfer<Data>>
  /** An answer without rows, for a list that is a 404 with these words where it is empty. */
  readonly none?: { readonly text: RegExp; data(): NoInfer<Data> }
  /** Addresses found in `data` that were not asked for. Empty when all rows belong. */
  readonly owns?: (params: NoInfer<Params>, data: NoInfer<Data>) => readonly string[]
}

/**
 * The order of the rows of a list. `lt` and `utime`: newest first, so that new rows appear above the others and the
 * list can be pinned. `balance`: rows change places. `id` (the service's own order, or none that it states): new rows
 * may appear anywhere. The rows of a `block` are the same for ever.
 */
export type Order = 'lt' | 'utime' | 'balance' | 'id' | 'block'

/** A list with a fixed head. It leaves out rows newer than its first page until the caller shows them. */
export interface Pin<Row> {
  /** The position of a row: its logical time or unix seconds. `undefined` while that may change (a pending trace). */
  place(row: Row): bigint | number | undefined
  /** A patch of the params: the list from this row on, with all rows of the same time. */
  from(row: Row): object
}

/** How to walk an endpoint page by page. `Cursor` names the params that paging owns. */
export interface Pagination<Params, Data, Cursor extends keyof Params, Row> extends RowList<Data, Row>, PageLimits {
  /**
   * TanStack's `structuralSharing`: an answer in which every row that did not change is the one from before, by its key.
   */
  readonly share?: (before: unknown, after: unknown) => unknown
  /** The order of its rows. */
  readonly order: Order
  /**
   * How the list is pinned; `undefined` where these params make that impossible. Absent where the endpoint has no bounds.
   */
  readonly pin?: (params: Params) => Pin<Row> | undefined
  /** Rows in one request with these params, where that is less than `maxLimit`. */
  readonly most?: (params: Params) => number
  /** The identity of a row: rows with one key are one row. */
  rowKey(row: Row): string
  /**
   * Members that the hash in the key determines. Rows of one key with equal other members are equal in these too. In
   * answers they are not compared, which saves most of the work of finding a page unchanged.
   */
  readonly hashed?: readonly string[]
  /** The cursor of the first page. */
  readonly first: Partial<Pick<Params, Cursor>>
  /**
   * The cursor of the page after `page`; `undefined` when `page` was the last. `null` when more may follow, but every
   * row that would give the cursor is unreadable. `params` are those of the request for `page`; `own` are those of the
   * list. The next page may begin with rows that this one ends with.
   */
  next(page: Data, params: Params, own?: Params): Partial<Pick<Params, Cursor>> | null | undefined
  /** An empty page, for a list whose page past the end is a 404 and not an empty list. */
  readonly pastTheEnd?: () => Data
  /** The request of a refetch: only the first page, or all loaded rows at once. */
  readonly refetch: 'head' | 'window'
}

export interface PaginatedEndpoint<Params, Data, Cursor extends keyof Params, Row> extends Endpoint<Params, Data> {
  /** How its pages follow one another. */
  readonly pagination: Pagination<NoInfer<Params>, NoInfer<Data>, Cursor, Row>
}

/** An endpoint that changes the chain. */
export interface Mutation<Params, Data> extends Base<Params, Data> {
  /** It sends. */
  readonly kind: 'mutation'
}

/** Our decisions about an endpoint, beside its contract. */
type Policy<Params, Data> = Omit<Endpoint<Params, Data>, keyof Contract<Params, Data> | 'rows'> & {
  /** The params of the contract with a check more. */
  readonly params?: ParamsSchema<Params>
}

/** Declares an endpoint that reads. One with pages has the infinite hook and options too. */
export function defineEndpoint<Params, Data>(
  contract: Contract<Params, Data> & { readonly paging?: never },
  policy: Policy<Params, Data>,
): Endpoint<Params, Data>
export function defineEndpoint<Params, Data, Rows extends RowsName<Data>, Cursor extends keyof Params>(
  contract: PagedContract<Params, Data, Rows>,
  policy: Policy<Params, Data> & { readonly pagination: Pagination<Params, Data, Cursor, RowIn<Data, Rows>> },
): PaginatedEndpoint<Params, Data, Cursor, RowIn<Data, Rows>>
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(contract: object, policy: object): never {
  return { ...contract, ...policy } as never
}

// biome-ignore lint/suspicious/noExplicitAny: a list of records of every shape has no narrower type
export type AnyEndpoint = Endpoint<any, any> | Mutation<any, any>

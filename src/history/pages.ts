import type { Client } from '../core/client.ts'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { type Listed, lacksMessages } from '../core/schema/rowList.ts'
import { nextAfter } from '../query/nextAfter.ts'

/** Rows in one request at most: a larger answer costs the service more, and saves little. */
const PAGE = 1_000

interface Walk {
  readonly signal?: AbortSignal | undefined
  /** Params of the page that is next: those of an earlier walk. Default: the first. */
  readonly cursor?: object | undefined
}

/** A page of a list, and the params of the next one; `next` is absent after the last. */
interface WalkedPage<Data, Row> {
  readonly page: Data
  readonly rows: readonly Row[]
  /** Rows that could not be read, or whose amounts lack a message that could not. */
  readonly leftOut: number
  readonly next: object | undefined
}

/** All pages of a list, one request at a time, behind the requests that a reader waits for. A page may repeat rows of the one before. */
export async function* pagesOf<Params, Data, Cursor extends keyof Params, Row>(
  client: Client,
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  params: Omit<Params, Cursor>,
  { signal, cursor }: Walk = {},
): AsyncGenerator<WalkedPage<Data, Row>, void> {
  const { pagination } = endpoint
  const own = { ...params, limit: Math.min(pagination.maxLimit, PAGE) } as unknown as Params
  let at: object | undefined = cursor ?? pagination.first
  while (at) {
    const asked = { ...own, ...at } as Params
    const page: Data = await client.request(endpoint, asked, { ...(signal && { signal }), priority: 'prefetch' })
    at = nextAfter(endpoint, client, page, asked, own)
    const rows = pagination.rows(page).filter((row) => !lacksMessages(row as Listed))
    yield { page, rows, leftOut: pagination.received(page) - rows.length, next: at }
  }
}

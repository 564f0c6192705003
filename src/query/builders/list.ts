import type { Client } from '../../core/client.ts'
import type { PaginatedEndpoint } from '../../core/endpoint.ts'
import { type EndpointInfiniteQueryOptions, infiniteQueryOptions } from '../infiniteOptions.ts'

/** Rows that most lists load at a time. */
export const PAGE_SIZE = 25

export interface PageSize {
  /** Rows to load at a time. Default 25. */
  pageSize?: number | undefined
}

/** The options of a list's infinite query, from the params of its component. Without params the list waits. */
export function listOptions<Params extends { limit?: unknown }, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: Omit<NoInfer<Params>, Cursor | 'limit'> | undefined,
  limit: number = PAGE_SIZE,
): EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>, Row> {
  const asked = params && ({ ...params, limit } as unknown as Omit<Params, Cursor>)
  return infiniteQueryOptions(endpoint, client, asked) as EndpointInfiniteQueryOptions<
    Data,
    Partial<Pick<Params, Cursor>>,
    Row
  >
}

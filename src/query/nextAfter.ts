import type { Client } from '../core/client.ts'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { lostRow } from '../core/schema/check.ts'

/**
 * The cursor after a page that has just loaded: see `next` of the pagination.
 *
 * @throws {ResponseMismatchError} where every row that could be the cursor is unreadable: without a cursor the list would seem to
 * end
 */
export function nextAfter<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  { network }: Pick<Client, 'network'>,
  page: Data,
  params: Params,
  own: Params,
): Partial<Pick<Params, Cursor>> | undefined {
  const next = endpoint.pagination.next(page, params, own)
  if (next === null) throw lostRow(endpoint, network, page)
  return next
}

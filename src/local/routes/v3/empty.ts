import type { Context } from '../context.ts'
import { none } from '../route.ts'
import { type Check, check, paged, within } from './checks.ts'
import type { Query } from './query.ts'

// Lists of what this chain has none of: pools, elections, multisigs, vesting. Requests are checked as if it had.

type Rest = (query: Query) => object

export const book = () => ({ address_book: {} })
export const total = () => ({ total_on_page: '0', address_book: {} })

/** Lists of events repeat the times that were asked for. */
export const requestedTimes: Rest = (query) => {
  const [start_utime, end_utime] = [query.utime('start_utime'), query.utime('end_utime')]
  return { ...(start_utime !== undefined && { start_utime }), ...(end_utime !== undefined && { end_utime }) }
}

/** An empty list under `rows`, with `rest` beside it. */
export const emptyList = (rows: string, rest: Rest, ...checks: Check[]) =>
  none((query: Query, _context: Context) => {
    check(query, ...checks)
    return { [rows]: [], ...rest(query) }
  })

/** An empty list of events. */
export const noEvents = (rows: string, rest: Rest, ...checks: Check[]) =>
  emptyList(rows, (query) => ({ ...requestedTimes(query), ...rest(query) }), ...checks, within, paged())

import type { TransactionRow } from '../../index/rows.ts'
import type { Query } from './query.ts'

/** Whether a transaction is inside the bounds of a request, both included. */
export function timeWindow(query: Query): (row: TransactionRow) => boolean {
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  return ({ lt, now }) =>
    (startLt === undefined || BigInt(lt) >= startLt) &&
    (endLt === undefined || BigInt(lt) <= endLt) &&
    (startUtime === undefined || now >= startUtime) &&
    (endUtime === undefined || now <= endUtime)
}

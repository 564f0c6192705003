import type { Query } from './query.ts'

interface Event {
  transaction_lt: string
  transaction_now: number
}

/** Whether an event is inside the bounds of a request, both included. */
export function timeWindow(query: Query): (event: Event) => boolean {
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  return ({ transaction_lt, transaction_now }) =>
    (startLt === undefined || BigInt(transaction_lt) >= startLt) &&
    (endLt === undefined || BigInt(transaction_lt) <= endLt) &&
    (startUtime === undefined || transaction_now >= startUtime) &&
    (endUtime === undefined || transaction_now <= endUtime)
}

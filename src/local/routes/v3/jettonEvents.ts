import { tryRawAddress } from '../raw.ts'
import type { Query } from './query.ts'

interface Event {
  transaction_lt: string
  transaction_now: number
  jetton_master: string
}

/** The owners asked for. The old single name ignores silently what is no address. */
export function ownersOf(query: Query): readonly (string | null)[] | undefined {
  const [old] = query.texts('address')
  const named = old === undefined ? undefined : tryRawAddress(old)
  return query.addresses('owner_address') ?? (named === undefined ? undefined : [named])
}

/** The filters that transfers and burns have in common, and their order. */
export function eventsOf<Row extends Event>(
  query: Query,
  rows: readonly Row[],
  walletOf: (row: Row) => string,
  ownerTest: (row: Row) => boolean,
): Row[] {
  const wallets = query.addresses('jetton_wallet')
  const master = query.address('jetton_master')
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  const found = rows.filter(
    (row) =>
      (!wallets || wallets.includes(walletOf(row))) &&
      (master === undefined || row.jetton_master === master) &&
      (startLt === undefined || BigInt(row.transaction_lt) >= startLt) &&
      (endLt === undefined || BigInt(row.transaction_lt) <= endLt) &&
      (startUtime === undefined || row.transaction_now >= startUtime) &&
      (endUtime === undefined || row.transaction_now <= endUtime) &&
      ownerTest(row),
  )
  return query.sort() === 'asc' ? found : found.reverse()
}

import { tryRawAddress } from '../raw.ts'
import type { Query } from './query.ts'
import { timeWindow } from './timeWindow.ts'

interface Event {
  transaction_lt: string
  transaction_now: number
  jetton_master: string
}

/** The requested owners. The old single name silently ignores a text that is no address. */
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
  const inside = timeWindow(query)
  const found = rows.filter(
    (row) =>
      (!wallets || wallets.includes(walletOf(row))) &&
      (master === undefined || row.jetton_master === master) &&
      inside(row) &&
      ownerTest(row),
  )
  return query.sort() === 'asc' ? found : found.reverse()
}

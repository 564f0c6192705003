import type { JettonEvent } from '../../index/jettonRows.ts'
import type { TransactionRow } from '../../index/rows.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import type { Query } from './query.ts'
import { timeWindow } from './timeWindow.ts'

/** The requested owners. The old single name silently ignores a text that is no address. */
export function ownersOf(query: Query): readonly (string | null)[] | undefined {
  const [old] = query.texts('address')
  const named = old === undefined ? undefined : tryRawAddress(old)
  return query.addresses('owner_address') ?? (named === undefined ? undefined : [named])
}

/** A page of transfers or burns, by the filters that both have. The body of a row is read when all others let it pass. */
export function eventsOf<Row>(
  query: Query,
  { ledger }: Context,
  rows: readonly TransactionRow[],
  read: (event: JettonEvent) => Row | undefined,
  ownerTest: (row: Row) => boolean,
): Row[] {
  const wallets = query.addresses('jetton_wallet')
  const master = query.address('jetton_master')
  const inside = timeWindow(query)
  return query.pickOf(rows, (row) => {
    if (wallets && !wallets.includes(row.account)) return []
    if (master !== undefined && ledger.holdings.get(row.account)?.jetton !== master) return []
    const event = inside(row) ? ledger.events.jettonEvent(row) : undefined
    const found = event && read(event)
    return found && ownerTest(found) ? [found] : []
  })
}

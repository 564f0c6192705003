import type { JettonBurn } from '../../contract/v3/jettonBurn.ts'
import type { JettonTransfer } from '../../contract/v3/jettonTransfer.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { NftTransfer } from '../../contract/v3/nftTransfer.ts'
import { readJettonEvent } from './jettonRows.ts'
import { readNftTransfer } from './nftRows.ts'
import type { NftItemRow, TransactionRow } from './rows.ts'

/** Jetton and NFT events, each list oldest first. */
export interface TokenEvents {
  readonly jettonTransfers: JettonTransfer[]
  readonly jettonBurns: JettonBurn[]
  readonly nftTransfers: NftTransfer[]
}

/** Reads the events of these transactions and adds them to `events`. */
export function addTokenEvents(
  events: TokenEvents,
  transactions: readonly TransactionRow[],
  { holdings, items }: { holdings: ReadonlyMap<string, JettonWallet>; items: ReadonlyMap<string, NftItemRow> },
): void {
  for (const row of transactions) {
    const wallet = holdings.get(row.account)
    const event = wallet && readJettonEvent(row, wallet)
    if (event?.kind === 'transfer') events.jettonTransfers.push(event.row)
    if (event?.kind === 'burn') events.jettonBurns.push(event.row)
    const item = items.get(row.account)
    const transfer = item && readNftTransfer(row, item)
    if (transfer) events.nftTransfers.push(transfer)
  }
}

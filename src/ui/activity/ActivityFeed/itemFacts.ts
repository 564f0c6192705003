import type { Metadata } from '../../../contract/v3/metadata.ts'
import { rawForm } from '../../../core/values/address.ts'
import { isAccount } from '../../../reading/direction.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { mintReceiver } from '../../../reading/value/messageAsset.ts'
import type { Verb } from '../../../reading/verbs.ts'

/** Raw: who was reached. Of a mint who has the item now, where its message says so, not the contract that made it. */
export function reachedBy({ action, nft, to, does, isVoid }: ActivityView, metadata: Metadata): string | undefined {
  if (does === 'nftMinted' && nft && !isVoid)
    return mintReceiver(rawForm(nft), action.transactions_full ?? [], metadata) ?? to
  return to
}

/** Sold by the one whom the money reached, to the one who paid. */
const SOLD: ReadonlySet<Verb> = new Set(['nftBought', 'domainWon'])

/** Whether the route of its item is the other way than that of its money, which the action says, in the history of that item. */
export const isItemReversed = ({ nft, does }: ActivityView, about: string | undefined): boolean =>
  SOLD.has(does) && isAccount(nft, about)

/** Whether the owner ended the sale and the item returns. */
export const isBackFromSale = ({ action: { type, transactions_full: all }, from, verb }: ActivityView): boolean =>
  type === 'nft_transfer' &&
  verb.startsWith('nft') &&
  all?.some(({ account, in_msg }) => in_msg?.decoded_opcode === 'sale_cancel' && isAccount(account, from)) === true

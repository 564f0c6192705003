import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import type { ShownMessage, ShownTransaction } from '../../fromV2/shown.ts'
import type { MovedAmount } from '../movedAmount.ts'
import { jettonAmount } from './jettonChange.ts'
import { type AssetMessage, jettonWalletOf, messageAsset } from './messageAsset.ts'

/** What a transaction gives to its account, or takes, beside coins. */
export interface RowAssets {
  /** One for each jetton and direction. */
  readonly jettons: readonly MovedAmount[]
  /** Raw addresses of NFT items. */
  readonly items: readonly { readonly item: string; readonly direction: 'in' | 'out' }[]
}

const NOTHING: RowAssets = { jettons: [], items: [] }

/** Whether a message reports to an account that it received jettons or an item. */
const isNews = ({ opcode }: Pick<AssetMessage, 'opcode'>): boolean =>
  opcode === opcodes.JETTON_NOTIFY || opcode === opcodes.NFT_OWNERSHIP_ASSIGNED

/** Whether it may bring something beside coins: jettons reach a jetton wallet, which may send nothing on. */
export const bringsAssets = (message: Pick<AssetMessage, 'opcode'>): boolean =>
  isNews(message) || message.opcode === opcodes.JETTON_INTERNAL_TRANSFER

/** Whether a message orders a jetton wallet or an item to give something away. */
const isOrder = ({ opcode }: AssetMessage) =>
  opcode === opcodes.JETTON_TRANSFER || opcode === opcodes.JETTON_BURN || opcode === opcodes.NFT_TRANSFER

/**
 * The jettons and items that the messages of a transaction take from its account, or report as received. Any contract may send them: a jetton counts
 * where the service knows the contract for the account's own jetton wallet, an item where it knows it for one. Of a jetton wallet it is
 * what its own balance lost or got.
 */
export function rowAssets(row: ShownTransaction, metadata: Metadata): RowAssets {
  const { account, in_msg, out_msgs } = row
  const held = jettonWalletOf(account, metadata)
  if (held) return { jettons: heldBy(row, held.jetton), items: [] }
  const orders = out_msgs.filter((message) => !message.bounced && isOrder(message))
  const news = in_msg && !in_msg.bounced && isNews(in_msg) ? [in_msg] : []
  return assetsOf(account, news, orders, metadata)
}

/** The jettons or the item that a message reports as received, under the same rules; nothing for any other message. */
export const messageAssets = (message: AssetMessage & Pick<ShownMessage, 'bounced'>, metadata: Metadata): RowAssets =>
  message.destination && !message.bounced && isNews(message)
    ? assetsOf(message.destination, [message], [], metadata)
    : NOTHING

function assetsOf(
  account: string,
  news: readonly AssetMessage[],
  orders: readonly AssetMessage[],
  metadata: Metadata,
): RowAssets {
  if (orders.length + news.length === 0) return NOTHING
  const sums = new Map<string, MovedAmount>()
  const items: RowAssets['items'][number][] = []
  const add = (message: AssetMessage, other: string | null, direction: 'in' | 'out') => {
    const { jetton, nft } = messageAsset(message, metadata)
    if (nft) items.push({ item: rawForm(nft), direction })
    if (!jetton || jettonWalletOf(other ?? undefined, metadata)?.owner !== rawForm(account)) return
    const key = `${jetton.asset} ${direction}`
    const known = BigInt(sums.get(key)?.amount ?? 0)
    sums.set(key, { ...jetton, direction, amount: String(known + BigInt(jetton.amount)) })
  }
  for (const message of news) add(message, message.source, 'in')
  for (const message of orders) add(message, message.destination, 'out')
  return { jettons: [...sums.values()].filter(({ amount }) => amount !== '0'), items }
}

/** The change of a jetton wallet. */
function heldBy(row: ShownTransaction, asset: string): readonly MovedAmount[] {
  const amount = jettonAmount(row)
  if (amount === 0n) return []
  return [{ asset, amount: String(amount < 0n ? -amount : amount), direction: amount < 0n ? 'out' : 'in' }]
}

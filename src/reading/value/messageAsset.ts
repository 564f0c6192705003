import type { Metadata } from '../../contract/v3/metadata.ts'
import { attempt } from '../../core/attempt.ts'
import { isSameAddress, rawForm } from '../../core/values/address.ts'
import { type Cell, type CellReader, parseBoc, readCell } from '../../core/values/cell.ts'
import { readAccount, readCoins } from '../../core/values/cellValues.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import type { ShownMessage, ShownTransaction } from '../../fromV2/shown.ts'
import type { MovedAmount } from '../movedAmount.ts'

/** The owner and the jetton of a jetton wallet, where the service knows the account for one. */
export function jettonWalletOf(account: string | undefined, metadata: Metadata) {
  const infos = account === undefined ? undefined : metadata[account]?.token_info
  const { owner, jetton } = infos?.find(({ type }) => type === 'jetton_wallets')?.extra ?? {}
  if (typeof owner !== 'string' || typeof jetton !== 'string' || !owner || !jetton) return
  return { owner: rawForm(owner), jetton: rawForm(jetton) }
}

/** A body, by `read`. `undefined` for one that ends too early. */
const inBody = <Read>(
  { message_content }: Pick<AssetMessage, 'message_content'>,
  read: (reader: CellReader) => Read,
): Read | undefined =>
  attempt(() => {
    const body = message_content?.body ?? ''
    return read(readCell(typeof body === 'string' ? parseBoc(body) : body))
  })

/** What follows the opcode and the query of a body. */
const behindQuery = <Read>(message: Pick<AssetMessage, 'message_content'>, read: (reader: CellReader) => Read) =>
  inBody(message, (reader) => {
    reader.uint(96)
    return read(reader)
  })

/** Messages about jettons begin with opcode, query and amount. `undefined` for a body that ends before that. */
export const jettonUnits = (message: Pick<AssetMessage, 'message_content'>): bigint | undefined =>
  behindQuery(message, readCoins)

/** Raw: who is to have the jettons or the NFT of a transfer. `undefined` for other messages. Layouts: TEP-74, TEP-62. */
export function assetReceiver(message: AssetMessage): string | undefined {
  const isJetton = message.opcode === opcodes.JETTON_TRANSFER
  if (!isJetton && message.opcode !== opcodes.NFT_TRANSFER) return
  return behindQuery(message, (reader) => {
    if (isJetton) readCoins(reader)
    return readAccount(reader)
  })
}

/** Bits of an address in a cell. */
const ADDRESS_BITS = 267

/**
 * Raw: who gets the item of a mint, by the message that deploys it. A collection of the reference code sends the owner and a cell of content
 * alone. `undefined` for other bodies: no standard has them, and the action of the service names the sender as the owner; and for a
 * domain, whose first message names a bidder: nobody owns it before its auction ends.
 *
 * @param item raw
 * @param rows the transactions of the mint
 */
export function mintReceiver(
  item: string,
  rows: readonly Pick<ShownTransaction, 'account' | 'in_msg'>[],
  metadata: Metadata,
): string | undefined {
  const token = metadata[item]?.token_info?.find(({ type }) => type === 'nft_items')
  if (!token || token.extra?.domain) return
  const message = rows.find(({ account }) => isSameAddress(account, item))?.in_msg
  if (!message) return
  return inBody(message, (reader) =>
    reader.bits() === ADDRESS_BITS && reader.refs() === 1 ? readAccount(reader) : undefined,
  )
}

/** Messages about jettons: transfer, transfer inside, notification, burn, notification of a burn. */
const JETTON = new Set<string>([
  opcodes.JETTON_TRANSFER,
  opcodes.JETTON_INTERNAL_TRANSFER,
  opcodes.JETTON_NOTIFY,
  opcodes.JETTON_BURN,
  opcodes.JETTON_BURN_NOTIFICATION,
])

/** The part of a message that names what it moves. */
export type AssetMessage = Pick<ShownMessage, 'opcode' | 'source' | 'destination'> & {
  /** The body as an answer has it, base64, or read. */
  message_content: { body: string | Cell | null } | null
}

/** What a message moves beside its coins. */
export interface MessageAsset {
  readonly jetton?: MovedAmount
  /** Raw address of the item. */
  readonly nft?: string
}

/** The jettons or the NFT that a message is about. The service must know the account of either side for such a contract. */
export function messageAsset(message: AssetMessage, metadata: Metadata): MessageAsset {
  const { opcode, source, destination } = message
  if (opcode && JETTON.has(opcode)) {
    const wallet = jettonWalletOf(destination ?? undefined, metadata) ?? jettonWalletOf(source ?? undefined, metadata)
    const amount = jettonUnits(message)
    return wallet && amount !== undefined ? { jetton: { amount: String(amount), asset: wallet.jetton } } : {}
  }
  const item = opcode === opcodes.NFT_TRANSFER ? destination : opcode === opcodes.NFT_OWNERSHIP_ASSIGNED ? source : null
  const isItem = item && metadata[item]?.token_info?.some(({ type }) => type === 'nft_items')
  return isItem ? { nft: item } : {}
}

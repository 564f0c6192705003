import type { Metadata } from '../../contract/v3/metadata.ts'
import { attempt } from '../../core/attempt.ts'
import { rawForm } from '../../core/values/address.ts'
import { parseBoc, readCell } from '../../core/values/cell.ts'
import { readAccount, readCoins } from '../../core/values/cellValues.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import type { ShownMessage } from '../../fromV2/shown.ts'
import type { MovedAmount } from '../movedAmount.ts'

/** The owner and the jetton of a jetton wallet, where the service knows the account for one. */
export function jettonWalletOf(account: string | undefined, metadata: Metadata) {
  const infos = account === undefined ? undefined : metadata[account]?.token_info
  const { owner, jetton } = infos?.find(({ type }) => type === 'jetton_wallets')?.extra ?? {}
  if (typeof owner !== 'string' || typeof jetton !== 'string' || !owner || !jetton) return
  return { owner: rawForm(owner), jetton: rawForm(jetton) }
}

/** Messages about jettons begin with opcode, query and amount. `undefined` for a body that ends before that. */
export function jettonUnits({ message_content }: Pick<AssetMessage, 'message_content'>): bigint | undefined {
  try {
    const reader = readCell(parseBoc(message_content?.body ?? ''))
    reader.uint(96)
    return readCoins(reader)
  } catch {
    return
  }
}

/** Raw: who is to have the jettons or the NFT of a transfer. `undefined` for other messages. Layouts: TEP-74, TEP-62. */
export function assetReceiver({ opcode, message_content }: AssetMessage): string | undefined {
  const isJetton = opcode === opcodes.JETTON_TRANSFER
  if (!isJetton && opcode !== opcodes.NFT_TRANSFER) return
  return attempt(() => {
    const reader = readCell(parseBoc(message_content?.body ?? ''))
    reader.uint(96)
    if (isJetton) readCoins(reader)
    return readAccount(reader)
  })
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
  message_content: { body: string | null } | null
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

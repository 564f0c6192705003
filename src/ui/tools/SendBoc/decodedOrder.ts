import type { Metadata } from '../../../contract/v3/metadata.ts'
import { attempt } from '../../../core/attempt.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import { opcodeIn } from '../../../core/values/cellValues.ts'
import type { Order } from '../../../core/values/signedMessage.ts'
import { assetReceiver, jettonWalletOf, type MessageAsset, messageAsset } from '../../../reading/value/messageAsset.ts'

/** A message of a wallet, and its decoded body. */
export interface DecodedOrder extends Order, MessageAsset {
  /** `0x` and 8 hex digits; absent for a shorter body. */
  readonly opcode: string | undefined
  /** Absent while it is asked, and for what the service does not know. */
  readonly decoded: Record<string, unknown> | undefined
  /** Raw: who is to have the jettons or the NFT. */
  readonly receiver: string | undefined
}

/** An order with what it moves beside its coins. Of jettons only those in a wallet of the signer: others refuse it. */
export function decodedOrder(
  account: string,
  order: Order,
  decoded: Record<string, unknown> | undefined,
  metadata: Metadata,
): DecodedOrder {
  const { to, body } = order
  const opcode = body === undefined ? undefined : attempt(() => opcodeIn(parseBoc(body)))
  const message = { opcode: opcode ?? null, source: null, destination: to, message_content: { body: body ?? null } }
  const asset = messageAsset(message, metadata)
  const isForeign = asset.jetton !== undefined && jettonWalletOf(to, metadata)?.owner !== account
  return {
    ...order,
    opcode,
    decoded,
    ...(isForeign ? {} : asset),
    receiver: isForeign ? undefined : assetReceiver(message),
  }
}

import { WALLET_SIGNED } from '../core/values/opcodes.ts'
import { readWalletRequest, type WalletRequest } from '../core/values/walletOrders.ts'
import type { ShownMessage } from '../fromV2/shown.ts'

const known = new WeakMap<ShownMessage, { readonly request: WalletRequest | undefined }>()

/** What the owner of a wallet signed: read from the body of a message from outside, once for each. */
export function requestOf(message: ShownMessage): WalletRequest | undefined {
  const body = message.source === null ? message.message_content?.body : undefined
  if (!body) return
  const read = known.get(message) ?? { request: readWalletRequest(body) }
  known.set(message, read)
  return read.request
}

/** The opcode of a message. The body of a request to a wallet before v5 begins with the signature, whose first bits are none. */
export function opcodeOf(message: ShownMessage): string | undefined {
  const { opcode } = message
  if (!opcode || opcode === WALLET_SIGNED || message.source !== null) return opcode ?? undefined
  return requestOf(message) ? undefined : opcode
}

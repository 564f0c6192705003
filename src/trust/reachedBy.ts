import { JETTON_NOTIFY, JETTON_TRANSFER, NFT_OWNERSHIP_ASSIGNED, NFT_TRANSFER } from '../core/values/opcodes.ts'
import type { ShownMessage } from '../fromV2/shown.ts'

type Body = Pick<ShownMessage, 'source' | 'destination' | 'opcode' | 'message_content'>

/** Where the body of a token's message names the account behind the contract, by opcode. */
const RECIPIENT: Readonly<Record<string, string>> = { [JETTON_TRANSFER]: 'destination', [NFT_TRANSFER]: 'new_owner' }
const SENDER: Readonly<Record<string, string>> = { [JETTON_NOTIFY]: 'sender', [NFT_OWNERSHIP_ASSIGNED]: 'prev_owner' }

function accountIn({ opcode, message_content }: Body, keys: typeof SENDER): string | undefined {
  const key = keys[opcode ?? '']
  const account = key && message_content?.decoded?.[key]
  if (typeof account !== 'object' || account === null) return
  const { workchain_id, address } = account as Record<string, unknown>
  return `${workchain_id}:${address}`
}

/** The recipient of a transfer of jettons or of an item: the receiver, and not the sender's own wallet contract. */
export const recipientOf = (message: Body) => accountIn(message, RECIPIENT) ?? message.destination

/** The payer: the sender of arrived jettons or items, and not the contract that reports them. */
export const senderOf = (message: Body) => accountIn(message, SENDER) ?? message.source

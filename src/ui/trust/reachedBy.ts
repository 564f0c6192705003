import type { ShownMessage } from '../../fromV2/shown.ts'

type Body = Pick<ShownMessage, 'source' | 'destination' | 'opcode' | 'message_content'>

/** Where the body of a token's message names the account behind the contract, by opcode. */
const RECIPIENT: Readonly<Record<string, string>> = { '0x0f8a7ea5': 'destination', '0x5fcc3d14': 'new_owner' }
const SENDER: Readonly<Record<string, string>> = { '0x7362d09c': 'sender', '0x05138d91': 'prev_owner' }

function accountIn({ opcode, message_content }: Body, keys: typeof SENDER): string | undefined {
  const key = keys[opcode ?? '']
  const account = key && message_content?.decoded?.[key]
  if (typeof account !== 'object' || account === null) return
  const { workchain_id, address } = account as Record<string, unknown>
  return `${workchain_id}:${address}`
}

/** The recipient: of a transfer of jettons or of an item whom it is for, and not the sender's own wallet contract. */
export const recipientOf = (message: Body) => accountIn(message, RECIPIENT) ?? message.destination

/** Who pays: of jettons or an item that arrived who sent them, and not the contract that says so. */
export const senderOf = (message: Body) => accountIn(message, SENDER) ?? message.source

import { ENCRYPTED_TEXT, TEXT } from '../core/values/opcodes.ts'
import type { ShownMessage } from '../fromV2/shown.ts'
import { commentOf } from './commentOf.ts'
import { opcodeOf } from './walletRequest.ts'

/** The source and destination of a message: between accounts, from outside, to the outside (a log), or sent back. */
export type MessageType = 'internal' | 'externalIn' | 'externalOut' | 'bounced'

/** What a message was about, for one row. */
export interface ReadMessage {
  /** Its source and destination. */
  readonly type: MessageType
  /** Written by a stranger. */
  readonly comment?: string | undefined
  /** Whether its comment is encrypted: `comment` is absent then. */
  readonly isEncrypted: boolean
  /** `0x` and 8 hex digits; absent for texts and for bodies that are shorter. */
  readonly opcode?: string | undefined
  /** Constructor of the body, as the service names it. */
  readonly name?: string | undefined
}

/** Logs go to no account: their destination is absent, or an `ext$` form. */
const isAccount = (address: string | null) => address?.includes(':') === true && !address.startsWith('ext')

export function readMessage(message: ShownMessage): ReadMessage {
  const { source, destination, bounced, decoded_opcode } = message
  const opcode = opcodeOf(message)
  return {
    type: bounced ? 'bounced' : source === null ? 'externalIn' : isAccount(destination) ? 'internal' : 'externalOut',
    comment: commentOf(message),
    isEncrypted: opcode === ENCRYPTED_TEXT,
    ...(opcode && opcode !== TEXT && { opcode }),
    ...(decoded_opcode && opcode !== TEXT && { name: decoded_opcode }),
  }
}

import type { Message } from '../../contract/v3/message.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Members of a message that are texts or absent. */
const TEXTS = ['source', 'destination', 'opcode', 'value', 'hash'] as const

const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string'

const isPlain = (message: unknown): boolean =>
  isObject(message) &&
  TEXTS.every((name) => isText((message as Message)[name])) &&
  isObject((message as Message).message_content ?? {})

/** A message without the members that are no texts; `null` for what is no message. */
export function plainMessage(message: Message | null | undefined): Message | null {
  if (!isObject(message)) return null
  if (isPlain(message)) return message
  const texts = Object.fromEntries(TEXTS.map((name) => [name, isText(message[name]) ? message[name] : null]))
  return { ...message, ...texts, message_content: null } as Message
}

/**
 * A transaction of an app may lack what the contract promises: without its account or its phases it counts as missing. One that keeps to
 * the contract stays the same object.
 */
export function plainTransaction(row: Transaction | undefined): Transaction | undefined {
  if (!isObject(row) || typeof row.account !== 'string' || typeof row.hash !== 'string') return
  const { description, in_msg: incoming, out_msgs: sent } = row
  if (!isObject(description) || typeof description.type !== 'string') return
  const phases = [description.compute_ph, description.action, description.bounce, description.storage_ph]
  if (!phases.every((phase) => phase === undefined || isObject(phase))) return
  const isWhole = Array.isArray(sent) && sent.every(isPlain) && (incoming === null || isPlain(incoming))
  if (isWhole && typeof row.now === 'number') return row
  const messages = Array.isArray(sent) ? sent.flatMap((message) => plainMessage(message) ?? []) : []
  const now = typeof row.now === 'number' ? row.now : 0
  return { ...row, now, out_msgs: messages, in_msg: plainMessage(incoming) }
}

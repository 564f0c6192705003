import type { Message } from '../../contract/v3/message.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'

/** A trace to classify: transactions by logical time. */
export interface TraceInput {
  readonly id: string
  readonly transactions: readonly Transaction[]
  /** Whether no message of it is pending. */
  readonly complete: boolean
}

/** A message with the transaction that received it: the unit that actions are made of. */
export interface Node {
  /** `undefined` for a transaction that no message caused. */
  readonly message: Message | undefined
  /** The receiver's; of a message to the outside, the sender's. */
  readonly transaction: Transaction
  /** The node whose transaction sent the message. */
  readonly parent: Node | undefined
  readonly children: Node[]
  /** A message that a wallet was asked to send, and did not. */
  readonly isGhost: boolean
  /** Logical time of the transaction. */
  readonly lt: bigint
  /** When it begins: when its message was created; a message from outside, when it arrived. */
  readonly startLt: bigint
  /** The first 32 bits of the body; `undefined` where it is shorter. */
  readonly opcode: number | undefined
}

export function makeNode(transaction: Transaction, message: Message | undefined, parent?: Node, isGhost = false): Node {
  const lt = BigInt(transaction.lt)
  const startLt = message?.created_lt == null ? lt : BigInt(message.created_lt)
  const opcode = message?.opcode == null ? undefined : Number(message.opcode) >>> 0
  const node: Node = { message, transaction, parent, children: [], isGhost, lt, startLt, opcode }
  parent?.children.push(node)
  return node
}

/** Unix seconds, as `startLt`. */
export const startUtime = ({ message, transaction }: Node): number => Number(message?.created_at ?? transaction.now)

/** A message to the outside: a log. */
export const isLog = (message: Message): boolean =>
  message.destination === null || message.destination.startsWith('ext')

export const isAborted = ({ isGhost, transaction }: Node): boolean =>
  isGhost || transaction.description.aborted === true

/** The tree of a trace by messages. Pending messages have no node. A loop, not recursion: a chain may be 4 000 long. */
export function nodeTree(transactions: readonly Transaction[]): Node {
  const receiver = new Map(transactions.flatMap((row) => (row.in_msg ? [[row.in_msg.hash, row] as const] : [])))
  const first = transactions[0] as Transaction
  const root = makeNode(first, first.in_msg ?? undefined)
  const waiting = [root]
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    for (const message of node.transaction.out_msgs) {
      if (isLog(message)) makeNode(node.transaction, message, node)
      else {
        const transaction = receiver.get(message.hash)
        if (transaction) waiting.push(makeNode(transaction, transaction.in_msg ?? message, node))
      }
    }
  }
  return root
}

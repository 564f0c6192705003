import type { Message } from '../../contract/v3/message.ts'
import type { TransactionRow } from './rows.ts'
import type { MessageHead } from './storedRow.ts'

/** A message and the transactions at its two ends, as far as they are on this chain. */
export class MessageRow {
  readonly head: MessageHead
  /** The one that sent it. */
  out?: TransactionRow
  /** The one that received it. */
  in?: TransactionRow

  constructor(head: MessageHead) {
    this.head = head
  }

  /** All of it: read from the chain's file, where it is kept there. */
  get message(): Message {
    if ('message_content' in this.head) return this.head as Message
    const received = this.in?.in_msg
    const found = received ?? this.out?.out_msgs.find(({ hash }) => hash === this.head.hash)
    return found as Message
  }
}

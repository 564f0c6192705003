import type { Transaction } from '../../contract/v3/transaction.ts'
import { type ReadExternal, readSignedBody } from '../../core/values/signedMessage.ts'

/** Which message used the seqno of another one: that message `itself`, or one in its place. */
export interface SeqnoUse {
  readonly by: 'itself' | 'other'
  /** Hash of the transaction in which the wallet took it. */
  readonly transaction: string
}

/**
 * Which message the wallet has taken with the seqno of a signed one, by the wallet's transactions. A wallet takes each seqno once, and
 * equal bodies are equal messages. `undefined` where none of them has this seqno: that proves nothing.
 */
export function seqnoUse({ body, signed }: ReadExternal, transactions: readonly Transaction[]): SeqnoUse | undefined {
  for (const transaction of transactions) {
    const { in_msg: incoming, hash } = transaction
    const content = incoming?.source === null ? incoming.message_content?.body : undefined
    const read = content ? readSignedBody(content) : undefined
    if (!signed || read?.signed?.seqno !== signed.seqno) continue
    if (read.body === body) return { by: 'itself', transaction: hash }
    // A wallet whose code failed may have kept its seqno.
    if (transaction.description.compute_ph?.success === true) return { by: 'other', transaction: hash }
  }
  return
}

import { type TraceRow, withoutNewestBlock } from '../../ledger/trace.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import type { Query } from './query.ts'

/** The traces that are still under way; when a block is dropped on purpose, as they were before it. */
export function pendingOf({ ledger, reorg }: Context): TraceRow[] {
  const { running } = ledger
  return reorg ? running.map(withoutNewestBlock).filter(({ transactions }) => transactions.length) : [...running]
}

/** Those of them that an account takes part in, or that a message from outside began. The account wins. */
export function pendingFor(query: Query, context: Context): TraceRow[] {
  const account = query.address('account')
  const hashes = query.hashes('ext_msg_hash')
  if (account === undefined && !hashes) throw new Refusal(422, 'account or ext_msg_hash should be specified')
  return pendingOf(context).filter(({ transactions }) => {
    if (account !== undefined) return transactions.some((row) => row.account === account)
    const message = transactions[0]?.in_msg
    return message && [message.hash, message.hash_norm ?? ''].some((hash) => hashes?.includes(hash))
  })
}

/** What is in a block, in a trace that is not complete. */
export const confirmed = <Row extends { finality?: string | undefined }>(row: Row): Row => ({
  ...row,
  finality: 'confirmed',
})

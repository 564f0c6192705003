'use client'
import { skipToken } from '@tanstack/react-query'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useAdjacentTransactions, useTransactions } from '../../../react/v3/blockchain.ts'

/** The transactions beside one: in its trace, and in the history of its account. */
export interface Adjacent {
  /** Hashes of the transactions that received its messages, by the hash of the message. */
  readonly receivers: ReadonlyMap<string, string>
  /** Hash of the transaction that sent its message. */
  readonly sender: string | undefined
  /** Hash of the transaction of its account before it; absent for the first one. */
  readonly previous: string | undefined
  /** Hash of the one after it; absent for the last one, and while it is not known. */
  readonly next: string | undefined
}

/** The account has no transaction before it. */
const NONE = /^A*=*$/

/** Costs two requests; absent and free unless it `isAsked`. */
export function useAdjacent(transaction: ShownTransaction | undefined, isAsked: boolean): Adjacent | undefined {
  const asked = isAsked ? transaction : undefined
  const around = useAdjacentTransactions(asked ? { hash: asked.hash } : skipToken)
  const later = useTransactions(
    asked && /^\d+$/.test(asked.lt)
      ? { account: [asked.account], start_lt: String(BigInt(asked.lt) + 1n), sort: 'asc', limit: 1 }
      : skipToken,
  )
  if (!asked) return
  const received = asked.in_msg?.hash
  const rows = around.data?.transactions ?? []
  const { prev_trans_hash: previous } = asked
  return {
    receivers: new Map(rows.flatMap(({ hash, in_msg }) => (in_msg ? [[in_msg.hash, hash]] : []))),
    sender: received && rows.find(({ out_msgs }) => out_msgs.some((message) => message.hash === received))?.hash,
    previous: previous && !NONE.test(previous) ? previous : undefined,
    next: later.data?.transactions[0]?.hash,
  }
}

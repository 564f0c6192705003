'use client'
import { skipToken } from '@tanstack/react-query'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import { useTransactionsByMessage } from '../../../react/v3/blockchain.ts'
import { isAccount } from '../../../reading/direction.ts'
import type { ActivityView } from '../../../reading/readAction.ts'

/** The transaction that a row opens to, or the state of its request. */
export interface Explained {
  readonly transaction: Transaction | undefined
  /** Its cost: of a sent row the sender's fees alone. */
  readonly paid: readonly Transaction[]
  readonly isPending: boolean
  readonly error: unknown
  retry(): unknown
}

/**
 * What explains an action to its account: of one that was sent, the sender's transaction. It is among those of the action; where a
 * service leaves it out, this asks for it.
 * @param isAsking not where the app gave the rows
 */
export function useSenderTransaction(view: ActivityView, isAsking: boolean): Explained {
  const { action, direction, from, status, transaction } = view
  const all = action.transactions_full ?? []
  const isSent = direction === 'out' && status === 'success'
  const own = isSent ? all.find(({ account }) => isAccount(account, from)) : undefined
  const message = all.map(({ in_msg }) => in_msg).find((message) => isAccount(message?.source ?? undefined, from))
  const params =
    isAsking && isSent && !own && message ? { msg_hash: message.hash, direction: 'out' as const } : skipToken
  const query = useTransactionsByMessage(params)
  const retry = () => query.refetch()
  if (params === skipToken) {
    return { transaction: own ?? transaction, paid: own ? [own] : all, isPending: false, error: null, retry }
  }
  const sender = query.data?.transactions[0]
  return { transaction: sender, paid: sender ? [sender] : [], isPending: query.isPending, error: query.error, retry }
}

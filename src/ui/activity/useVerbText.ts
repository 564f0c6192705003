'use client'
import { useCallback } from 'react'
import type { ActivityView } from '../../reading/readAction.ts'
import type { TransactionSummary } from '../../reading/summary.ts'
import { sayVerb } from '../reading/sayVerb.ts'
import { useScope } from '../root/scope.ts'
import { sayAction } from './ActivityFeed/sayAction.ts'

/**
 * Texts of verbs in the provider's language, for rows of your own: `'Sent'`, `'Swapped'`, `'Called contract'`.
 *
 * The function takes a summary (`summaryOf(row)` of `useTransactionList`, `readTransaction(row).story`) or a view (`views` of
 * `useActivityFeed`, `readAction(action)`). Sends no request. It is the same function until the language changes.
 */
export function useVerbText(): (of: TransactionSummary | ActivityView) => string {
  const { wordsOf } = useScope()
  return useCallback((of) => ('action' in of ? sayAction(of, wordsOf) : sayVerb(of, undefined, wordsOf)), [wordsOf])
}

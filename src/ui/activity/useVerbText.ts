'use client'
import { useCallback } from 'react'
import type { ActivityView } from '../../reading/readAction.ts'
import type { TransactionSummary } from '../../reading/summary.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { sayVerb } from '../reading/sayVerb.ts'
import { useScope } from '../root/scope.ts'
import { sayNamed } from '../text/sayNamed.ts'
import { sayAction } from './ActivityFeed/sayAction.ts'

/**
 * Texts of verbs in the provider's language, for rows of your own: `'Sent'`, `'Swapped'`, `'Called contract'`.
 *
 * The function takes a summary (`summaryOf(row)` of `useTransactionList`, `readTransaction(row).story`) or a view (`views` of
 * `useActivityFeed`, `readAction(action)`). A failed action has the verb `'Failed'`: with `'type'` as second argument the text is the
 * type of what was asked for, such as `'NFT transfer'`. Where `verb` and `does` of a view differ, it did not happen as it was meant. Sends no request. It is the same function until the language changes.
 */
export function useVerbText(): (of: TransactionSummary | ActivityView, part?: 'verb' | 'type') => string {
  const { wordsOf } = useScope()
  return useCallback(
    (of, part) => {
      if (!('action' in of)) return sayVerb(of, undefined, wordsOf)
      return part === 'type'
        ? visibleString(sayNamed('type', (of.attempt ?? of).action.type, wordsOf), 64)
        : sayAction(of, wordsOf)
    },
    [wordsOf],
  )
}

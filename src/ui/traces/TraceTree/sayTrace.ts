import { summarize } from '../../reading/summary.ts'
import { sayWord } from '../../text/sayWord.ts'
import { activityTexts } from '../../words/en/activity.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import type { WordsOf } from '../../words/words.ts'
import type { TraceModel } from '../model/traceModel.ts'

/** What happened, in a few words: the first action, else what the first step did. */
export function sayTrace({ steps, summary }: TraceModel, wordsOf: WordsOf): string {
  const [action] = summary.actions
  if (action) {
    const isPending = action.status === 'pending' || action.status === 'confirmed'
    return sayWord(wordsOf, activityTexts, `${isPending ? 'doing' : 'did'}.${action.verb}`, action.verb)
  }
  const first = steps[0]?.transaction
  if (!first) return wordsOf(traceTexts)('trace.label')
  const { verb } = summarize(first)
  return sayWord(wordsOf, transactionTexts, verb, verb)
}

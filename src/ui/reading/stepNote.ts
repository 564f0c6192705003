import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { TraceReading } from '../../reading/readTrace.ts'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { isIdle } from '../../reading/trace/stepsEnding.ts'
import { traceTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'
import { sayCause } from './useCause.ts'

/** The note of a step: why it failed, that it is pending, that its message bounced, that its code did not run. */
export function noteOf(step: TraceStep, book: AddressBook, wordsOf: WordsOf): string | undefined {
  const { state, outcome, account = '' } = step
  if (state === 'ok') return isIdle(step) ? wordsOf(traceTexts)('trace.idle') : undefined
  if (state === 'failed' && outcome?.cause) return sayCause(outcome.cause, wordsOf, book[account]?.interfaces).sentence
  return wordsOf(traceTexts)(`trace.${state}`)
}

/** The number of the step that decided how a trace ended, from 1. */
export function stepOfEnding({ steps, outcome: { at } }: Pick<TraceReading, 'steps' | 'outcome'>): number | undefined {
  const step = at && steps.find(({ transaction }) => transaction !== undefined && transaction.hash === at.transaction)
  return step && step.index + 1
}

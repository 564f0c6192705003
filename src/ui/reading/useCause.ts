'use client'
import type { Cause } from '../../reading/outcome.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { useScope } from '../root/scope.ts'
import { exitTexts } from '../words/en/reading/exits.ts'
import { outcomeTexts } from '../words/en/reading/outcomes.ts'
import type { WordsOf } from '../words/words.ts'
import { codeOf, exitSentence } from './exitSentence.ts'

/** Why a transaction ended as it did. */
export interface SaidCause {
  readonly sentence: string
  /** The code behind the sentence, where there is one. */
  readonly code?: string
}

/** @param interfaces of its account: the codes of standard contracts are known */
export function sayCause(cause: Cause, wordsOf: WordsOf, interfaces?: readonly string[] | null): SaidCause {
  if (typeof cause === 'string') return { sentence: wordsOf(outcomeTexts)(cause) }
  if ('reason' in cause) {
    return {
      sentence: wordsOf(outcomeTexts)('outcome.skipped', {
        reason: visibleString(cause.reason.replaceAll('_', ' '), 64),
      }),
    }
  }
  const { code, phase } = cause
  const words = wordsOf(exitTexts)
  const sentence = words(exitSentence(code, phase, interfaces ?? []))
  return code === undefined ? { sentence } : { sentence, code: codeOf(code, phase, words) }
}

/** The same in the words of the provider. */
export const useCause = (cause: Cause, interfaces?: readonly string[] | null): SaidCause =>
  sayCause(cause, useScope().wordsOf, interfaces)

'use client'
import { codeDigits, codeTexts } from '../ExitCode/codeTexts.ts'
import { later } from '../root/later.ts'
import { useScope } from '../root/scope.ts'
import type { Cause } from './outcome.ts'

const useSentences = /* @__PURE__ */ later(() => import('./sayCause.ts'))

/**
 * Why a transaction ended as it did: a sentence, which comes later because few rows need one, and the code, which is there at once.
 * @param interfaces of its account: the codes of standard contracts are known
 */
export function useCause(cause: Cause, interfaces?: readonly string[] | null) {
  const { wordsOf } = useScope()
  const sentence = useSentences()?.sayCause(cause, wordsOf, interfaces)
  if (typeof cause === 'string' || cause.code === undefined) return { sentence }
  const { code, phase } = cause
  const word = phase === 'action' ? 'exit.result' : 'exit.code'
  return { sentence, code: wordsOf(codeTexts)(word, { code: codeDigits(code) }) }
}

import type { Reason } from '../../../reading/ending.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { codeOf, exitSentence } from '../../reading/exitSentence.ts'
import { exitTexts } from '../../words/en/details.ts'
import { lifeTexts } from '../../words/en/send.ts'
import { outcomeTexts } from '../../words/en/transactions.ts'
import type { WordsOf } from '../../words/words.ts'

/** Codes of a code that ended before it took the message, which mean something else than in a transaction. */
const NOT_TAKEN: Readonly<Record<number, keyof typeof lifeTexts>> = {
  0: 'life.why.notAccepted',
  1: 'life.why.notAccepted',
  [-14]: 'life.why.noGas',
  [-15]: 'life.why.noGas',
}

const OF_TRANSACTION = {
  bounced: 'outcome.bounced',
  'no-contract': 'outcome.noContract',
  frozen: 'outcome.badState',
  suspended: 'outcome.suspended',
  'no-gas': 'outcome.noGas',
  'no-state': 'outcome.noState',
} as const

function sayCode(code: number | undefined, phase: 'compute' | 'action', isWallet: boolean, wordsOf: WordsOf): string {
  const words = wordsOf(exitTexts)
  const sentence = words(exitSentence(code, phase, isWallet ? ['wallet'] : []))
  return code === undefined ? sentence : `${sentence} ${codeOf(code, phase, words)}.`
}

/** Why a wallet did not do what it was asked for, or a step after it, in a sentence. `undefined` for no reason. */
export function sayWhy(reason: Reason | null | undefined, wordsOf: WordsOf, isRefusal = false): string | undefined {
  if (!reason) return
  const words = wordsOf(lifeTexts)
  switch (reason.code) {
    case 'exit':
      return sayCode(reason.exitCode, reason.phase, false, wordsOf)
    case 'wallet-refused': {
      const own = isRefusal && reason.exitCode !== undefined ? NOT_TAKEN[reason.exitCode] : undefined
      if (!own) return sayCode(reason.exitCode, 'compute', true, wordsOf)
      return `${words(own)} ${codeOf(reason.exitCode ?? 0, 'compute', wordsOf(exitTexts))}.`
    }
    case 'no-funds':
      return words('life.why.noFunds')
    case 'skipped-actions':
      return words(reason.sent > 0 ? 'life.why.skippedSome' : 'life.why.skipped', {
        skipped: String(reason.skipped),
        all: String(reason.skipped + reason.sent),
      })
    case 'expired':
      return words('life.why.expired')
    case 'refused':
    case 'dropped':
      return words(`life.why.${reason.code}`)
    case 'other':
      return wordsOf(outcomeTexts)('outcome.skipped', { reason: visibleString(reason.word.replaceAll('_', ' '), 64) })
    default:
      return wordsOf(outcomeTexts)(OF_TRANSACTION[reason.code])
  }
}

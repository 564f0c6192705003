'use client'
import { useTonCenter } from '../../../react/context.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { noteOf } from '../../reading/stepNote.ts'
import { operationOfAll } from '../../reading/stepText.ts'
import { useRoles } from '../../reading/useRoles.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import type { WordsOf } from '../../words/words.ts'
import { assetOf, coinsOf, sayCarried } from './carried.ts'

/** Steps that are alike, and how many accounts they are of. */
const saySeveral = (steps: number, accounts: number, wordsOf: WordsOf): string => {
  const words = wordsOf(traceTexts)
  return `${words.plural('trace.several', steps)}, ${words.plural('trace.accounts', accounts)}`
}

/** The texts of a step, or of the steps that it represents. An address has the form that it has in all lists of its page. */
export function useStepTexts(step: TraceStep, alike: readonly TraceStep[], books: TokenBooks) {
  const { wordsOf, format } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  const { addressBook, metadata } = books
  const count = alike.length
  const speech = { books, format, currency, wordsOf, count }
  const accounts = new Set(alike.map(({ account = '' }) => account))
  const sayRole = useRoles(books)
  const { account } = step
  const name =
    accounts.size > 1
      ? saySeveral(count, accounts.size, wordsOf)
      : account === undefined
        ? ''
        : accountName(account, addressBook, naming)
  const asset = assetOf(alike, metadata)
  const coins = coinsOf(alike)
  return {
    name,
    kind: sayRole(...accounts),
    operation: operationOfAll(alike, wordsOf, addressBook),
    ending: noteOf(step, addressBook, wordsOf),
    asset: asset && sayCarried(asset, speech),
    coins: coins && sayCarried(coins, speech),
    /** On the tile: the letter of the account, or how many steps there are. */
    mark: count > 1 ? `×${format.number(count)}` : step.letter,
  }
}

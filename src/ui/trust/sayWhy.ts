import type { WordsOf } from '../words/words.ts'
import type { Flag } from './flags.ts'
import { whyTexts } from './whyTexts.ts'

/** Every reason, in sentences. */
export const sayWhy = (flags: readonly Flag[], wordsOf: WordsOf): string =>
  flags.map(({ kind, of = '' }) => wordsOf(whyTexts)(`flag.${kind}Why`, { of })).join(' ')

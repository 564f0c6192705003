import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { BEST_KNOWN_TOKENS } from '../../src/react/bestKnownTokens.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import type { StoryRest } from '../../src/reading/rest.ts'
import { type Said, saidOfTrace } from '../../src/reading/said.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'
import { createLists } from '../../src/ui/reading/createLists.ts'
import { operationOfSaid } from '../../src/ui/reading/operationOfSaid.ts'
import { saySentence } from '../../src/ui/reading/saySentence.ts'
import { createFormat } from '../../src/ui/words/format.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'

/** The languages of the components. */
export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

interface Books {
  readonly metadata: Metadata
  readonly addressBook?: AddressBook
}

const COIN = { symbol: 'GRAM', name: 'Gram', decimals: 9 }
/** What the explorer verifies on the demo chain. */
const LUSD = '0:E148B624A08E56B42797367380583265B7DF3988C7C96882C72CEDC3B54CBB84'
const VERIFIED = [...BEST_KNOWN_TOKENS, { address: LUSD, symbol: 'LUSD', name: 'Local Dollar' }]
const DICTIONARIES = { en: {}, ru: russian }
const voiceOf = (language: Language) => ({
  wordsOf: createWords(DICTIONARIES[language], language),
  format: createFormat(language),
  lists: createLists(language),
  currency: COIN,
  flagsOf: createTokenFlags(COIN, VERIFIED),
  testOnly: false,
})
const voices = { en: voiceOf('en'), ru: voiceOf('ru') }

/** A sentence as text. */
export function sayIn(
  language: Language,
  said: Said,
  { metadata, addressBook = {} }: Books,
  operation = '',
  rest?: StoryRest,
) {
  return saySentence(said, { ...voices[language], metadata, addressBook, operation, rest }).replaceAll('\u00A0', ' ')
}

/** A trace as a line: the start of its hash, how it ended, what happened. */
export function traceLine(language: Language, trace: Trace, books: Books): string {
  const reading = readTrace(trace, { metadata: books.metadata })
  const said = saidOfTrace(reading)
  const { steps, outcome, story } = reading
  const operation = said ? operationOfSaid(said, steps, voices[language].wordsOf) : ''
  const text = said ? sayIn(language, said, books, operation, story) : '-'
  return `${hexOf(trace.trace_id ?? trace.external_hash ?? '').slice(0, 8)} ${outcome.status.padEnd(9)} ${text}`
}

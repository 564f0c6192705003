import type { StoryRest } from '../../reading/rest.ts'
import type { Said } from '../../reading/said.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { accountName } from './accountName.ts'
import { type SayBooks, sayAmount, sayItem } from './sayEnding.ts'
import { sayRest, sentenceParts, sentenceText } from './sentence.ts'

interface SentenceBooks extends SayBooks {
  readonly lists: Intl.ListFormat
  /** What the message asked for, in words; of use where the service has found no action. */
  readonly operation: string
  /** Actions beside it: their number follows. */
  readonly rest?: StoryRest | undefined
}

/** What happened, as one line of text: the sentence that the components render, with exact amounts. */
export function saySentence(said: Said, books: SentenceBooks): string {
  const { wordsOf, lists, operation, addressBook, rest } = books
  const look = {
    account: (address: string) => accountName(address, addressBook, books),
    address: (address: string) => accountName(address, {}, books),
    amount: (amount: Parameters<typeof sayAmount>[0]) => sayAmount(amount, books),
    item: (address: string) => sayItem(address, books),
    foreign: (text: string) => visibleString(text, 64),
    list: (pieces: readonly string[]) => lists.format(pieces),
  }
  const parts = sentenceParts(said, operation, look, wordsOf)
  const text = sentenceText(said, parts, wordsOf).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => (parts as Readonly<Record<string, string | undefined>>)[name] ?? whole,
  )
  const besides = rest && sayRest(said, rest, wordsOf)
  return besides === undefined ? text : `${text}, ${besides}`
}

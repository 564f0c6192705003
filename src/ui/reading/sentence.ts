import { tryParseAddress } from '../../core/values/address.ts'
import { isAccount } from '../../reading/direction.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import type { StoryRest } from '../../reading/rest.ts'
import type { Said } from '../../reading/said.ts'
import type { NoteWord } from '../../reading/verbs.ts'
import { humanName } from '../text/humanName.ts'
import { shorten } from '../text/Short.tsx'
import { sentenceTexts } from '../words/en/reading/sentences.ts'
import { sayTexts, traceRowTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'

/** A part of a sentence: a name in braces in its text. */
type PartName =
  | 'amount'
  | 'by'
  | 'chainId'
  | 'from'
  | 'gets'
  | 'items'
  | 'nft'
  | 'operation'
  | 'owner'
  | 'to'
  | 'type'
  | Exclude<NoteWord, 'exitCode' | 'reason' | 'result'>

export type SentenceParts<Piece> = Readonly<Partial<Record<PartName, Piece | undefined>>>

/** How the parts of a sentence look: elements on a page, text elsewhere. */
export interface SentenceLook<Piece> {
  account(address: string): Piece
  /** An account by its address alone: the value of a record would be named by the domain that it is set for. */
  address(address: string): Piece
  amount(amount: MovedAmount): Piece
  item(address: string): Piece
  /** What a stranger wrote. */
  foreign(text: string): Piece
  /** Several as `a, b and c`. */
  list(pieces: readonly Piece[]): Piece
}

/** Chains by their LayerZero endpoint: docs.layerzero.network/v2/deployments. */
const CHAINS: Readonly<Record<string, string>> = {
  30101: 'Ethereum',
  30102: 'BNB Chain',
  30106: 'Avalanche',
  30109: 'Polygon',
  30110: 'Arbitrum',
  30111: 'Optimism',
  30184: 'Base',
  30343: 'TON',
}

const HASH = /^(?:0x)?[\da-f]{40,}$/i

/** What a sentence has room for. */
const MOST_ASSETS = 4
const MOST_ACCOUNTS = 3

/** The value of a note as text. A record of a domain has its value in the one of its members that is filled; a list is its length. */
export function noteText(value: unknown): string | undefined {
  if (Array.isArray(value)) return String(value.length)
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .filter(([name, one]) => name.startsWith('dns_') && typeof one === 'string' && one !== '')
    .map(([, one]) => one as string)[0]
}

function noteParts<Piece>(
  { note }: Said,
  { account, address, amount, foreign, list }: SentenceLook<Piece>,
  wordsOf: WordsOf,
): SentenceParts<Piece> {
  const text = note && noteText(note.value)
  if (!note || text === undefined) return {}
  switch (note.word) {
    case 'price':
    case 'minBid':
      return /^0*[1-9]\d*$/.test(text) ? { [note.word]: amount({ amount: text, asset: null }) } : {}
    case 'chain':
      return Object.hasOwn(CHAINS, text) ? { chain: foreign(CHAINS[text] as string) } : { chainId: foreign(text) }
    case 'record':
      return { record: tryParseAddress(text) ? address(text) : foreign(HASH.test(text) ? shorten(text, 6) : text) }
    case 'bitcoin':
      return { bitcoin: foreign(shorten(text, 6)) }
    case 'order':
      return { order: foreign(text) }
    case 'accounts': {
      const all = [note.value].flat().filter((one) => typeof one === 'string')
      if (!all.length) return {}
      const isShort = all.length <= MOST_ACCOUNTS
      return {
        accounts: isShort ? list(all.map(account)) : foreign(wordsOf(sayTexts).plural('say.accounts', all.length)),
      }
    }
    default:
      return {}
  }
}

/** Whether it is what `own` received. Such a sentence ends with whom it was for, and is whole without. */
const isReceived = ({ verb, from, to }: Said, own: string | undefined) =>
  (verb === 'sent' || verb === 'nftSent') && from !== undefined && isAccount(to, own)

/**
 * The parts that a sentence may have, as they look.
 * @param operation what its message asked for, in words
 * @param own whose row it is: it is not named as whom something was sent to
 */
export function sentenceParts<Piece>(
  said: Said,
  operation: string,
  look: SentenceLook<Piece>,
  wordsOf: WordsOf,
  own?: string,
): SentenceParts<Piece> {
  const { verb, from, to, receivers, owner, nft, items, by, type } = said
  // Without who had them minted the sentence is about the tokens; who minted for itself is named once.
  const isMint = verb === 'minted'
  const isToOwn = isReceived(said, own)
  const words = wordsOf(sayTexts)
  const amounts = (all: readonly MovedAmount[]) => {
    const rest = all.length - MOST_ASSETS
    const shown = all.slice(0, MOST_ASSETS).map(look.amount)
    if (rest > 0) shown.push(look.foreign(words.plural('say.moreAssets', rest)))
    return shown.length ? look.list(shown) : undefined
  }
  return {
    from: from !== undefined ? look.account(from) : isMint ? undefined : look.foreign(words('say.contract')),
    to: to === undefined || (isMint && to === from) || isToOwn ? undefined : look.account(to),
    owner: owner === undefined ? undefined : look.account(owner),
    amount: amounts(said.paid),
    gets: amounts(said.got),
    accounts: receivers === undefined ? undefined : look.foreign(words.plural('say.accounts', receivers)),
    nft: nft === undefined ? undefined : look.item(nft),
    items: items === undefined ? undefined : look.foreign(wordsOf(traceRowTexts).plural('trace.items', items)),
    by: by.length ? look.list(by.map((name) => look.foreign(humanName(name)))) : undefined,
    operation: operation ? look.foreign(operation) : undefined,
    type: type === undefined ? undefined : look.foreign(humanName(type)),
    ...noteParts(said, look, wordsOf),
  }
}

/** Tenses in the order of a text that has all four. */
const TENSES = ['done', 'now', 'tried', 'asked'] as const

/** The verb of `<a|b|c>` in a tense. */
function inTense(forms: readonly string[], tense: Said['tense'], wordsOf: WordsOf): string {
  const [done = '', now = '', wanted = ''] = forms
  if (forms.length > 3) return forms[TENSES.indexOf(tense)] ?? ''
  if (tense === 'done') return done
  return wordsOf(sayTexts)(`say.${tense}`, { do: tense === 'now' ? now : wanted })
}

/**
 * The text of a sentence in its tense, with `{name}` for each part that is known.
 * @param own whose row it is: as its subject it is not named
 */
export function sentenceText(said: Said, parts: SentenceParts<unknown>, wordsOf: WordsOf, own?: string): string {
  const { verb, tense, from, type } = said
  // Nobody but the account itself is known.
  if (from === undefined && type === undefined && parts.to !== undefined) return wordsOf(sayTexts)('say.external')
  const isKnown = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => parts[name as PartName] !== undefined)
  const isArrival = (tense === 'done' || tense === 'now') && isReceived(said, own)
  const text = (isArrival ? wordsOf(sayTexts)('say.received') : wordsOf(sentenceTexts)(`says.${verb}`))
    .replace(/<([^>]*)>/g, (_, forms: string) => inTense(forms.split('|'), tense, wordsOf))
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => choices.split('|').find(isKnown) ?? '')
  return isAccount(from, own) ? text.replace(/^\{from\} (?:is )?(.)/, (_, first: string) => first.toUpperCase()) : text
}

/** What happened beside the sentence; of a trace of which a part failed, how that ended. `undefined` where nothing did. */
export function sayRest(
  { status, tense }: Said,
  { more, moreFailed }: StoryRest,
  wordsOf: WordsOf,
): string | undefined {
  if (more === 0) return
  const words = wordsOf(sayTexts)
  const plain = words.plural('say.more', more)
  if (status !== 'partly') return plain
  if (moreFailed > 0 && moreFailed < more) return `${plain}, ${words.plural('say.someFailed', moreFailed)}`
  const hasFailed = moreFailed > 0
  if (hasFailed === (tense === 'tried')) return plain
  return words.plural(hasFailed ? 'say.moreFailed' : 'say.moreDone', more)
}

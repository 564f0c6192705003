import { readExact } from './readExact.ts'
import { isLink, isTestForm, readLink } from './readLink.ts'
import { faultOf, type SearchFault } from './searchFault.ts'
import type { SearchTarget } from './searchTarget.ts'

/** What a text that somebody entered or pasted means. */
export interface SearchReading {
  /** The text without spaces around it and without characters that cannot be seen. */
  readonly text: string
  /** What it means for certain, best first. */
  readonly targets: readonly SearchTarget[]
  /** Where `targets` are from. */
  readonly source: 'text' | 'link'
  /** It is of a test network, by its form or its host. */
  readonly isTest: boolean
  /** A domain that the text may be the name of: `harbor.ton` for `harbor`. Absent where `targets` has the domain. */
  readonly maybeDomain?: string | undefined
  /** The raw address of the basechain account that 64 hex digits may be the hash of: copied without its `0:`. */
  readonly maybeAccount?: string | undefined
  /** Why it is nothing, where it looks like something. */
  readonly fault?: SearchFault | undefined
}

/** Characters that are read: nothing that leads anywhere is longer. */
const LONGEST = 1_000

/** Characters that are rendered as nothing: pages put them into addresses to break their lines. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

/** The chain makes no shorter name. */
const NAME = /^[a-z\d](?:[a-z\d-]{2,124})[a-z\d]$/i

/** A hash of an account as its raw address has it. */
const HEX_HASH = /^(?:0x)?([\da-f]{64})$/i

/** Reads an address, a hash, a block, a domain or a link, in any form. Sends no request. */
export function readSearch(input: string): SearchReading {
  const text = input
    .slice(0, LONGEST)
    .replace(/[\t\r\n]+/g, ' ')
    .replace(UNSEEN, '')
    .trim()
  const none = { text, targets: [], source: 'text', isTest: false } as const
  if (!text) return none
  const [found = text, target] = exactIn(text) ?? []
  const [, hash] = HEX_HASH.exec(found) ?? []
  const account = hash !== undefined && { maybeAccount: `0:${hash.toUpperCase()}` }
  if (target) return { ...none, targets: [target], isTest: isTestForm(found), ...account }
  if (isLink(text)) {
    const link = readLink(text)
    const fault = { kind: 'link', wrong: [], have: 0, need: 0, repairs: [] } as const
    return { ...none, ...link, source: 'link', ...(!link.targets.length && { fault }) }
  }
  const fault = faultOf(text)
  if (fault) return { ...none, fault }
  return NAME.test(text) ? { ...none, maybeDomain: `${text.toLowerCase()}.ton` } : none
}

/**
 * The text that was read, and its meaning. It is the whole text, the text without its line breaks, or the first word with a
 * meaning.
 */
function exactIn(text: string): [string, SearchTarget] | undefined {
  const words = text.split(/\s+/)
  for (const one of [text, words.join(''), ...words.slice(0, 20)]) {
    const target = readExact(one)
    // A number within a sentence is no block.
    if (target && (one === text || target.kind !== 'block')) return [one, target]
  }
  return
}

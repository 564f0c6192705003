import { fold, readings } from './fold.ts'
import { isShuffled, isTypo } from './typos.ts'

/** Words that leave a claim as it is: a name with them still claims to be the rest. Other chains and bridges are among them. */
const ADDED =
  'official officially original real genuine authentic true verified trusted approved new old ex former formerly legit token coin jetton crypto currency stablecoin stable the a my on by for at from in network chain blockchain mainnet native v1 v2 v3 2.0 3.0 2025 2026 erc20 trc20 bep20 telegram airdrop bonus reward rewards claim gift giveaway solana ethereum tron polygon arbitrum avalanche bsc wormhole allbridge официальный официальная настоящий новый токен монета сеть'

const words = (text: string) =>
  text.split(/[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}|/\\,.:;·•_*+="']+/u).filter((word) => fold(word))

interface Added {
  readonly words: ReadonlySet<string>
  /** Before or behind a name without a space. */
  readonly ends: RegExp
}

/* @__NO_SIDE_EFFECTS__ */
function readAdded(list: string): Added {
  const all = list.split(' ').map(fold)
  const long = all.filter((word) => word.length > 3).join('|')
  return { words: new Set(all), ends: new RegExp(`^(?:${long})|(?:${long})$`, 'g') }
}
const added = /* @__PURE__ */ readAdded(ADDED)

/** Shorter names are parts of honest words: `Realton`, `Notcoin`. */
const LONG_ENOUGH = 4

/** Letters of a name of which some are guessed. */
const LONGEST_GUESSED = 32

/** Names that no other may claim, by how they fold. */
export type Claims<Of> = ReadonlyMap<string, Of>

/** What there is to copy. */
export interface Copied<Of> {
  readonly claims: Claims<Of>
  /** Those of the claims that are one in a longer name, too. */
  readonly parts: Claims<Of>
  /** As they are spelled: nothing else may be made of them. */
  readonly symbols: ReadonlySet<string>
}

/** Whether a reader takes it for the claim. At least half of its letters are the same, and the look of the others is unknown. */
function isLike(letters: readonly string[], claim: string): boolean {
  const known = letters.filter((letter) => letter < '\x7F').length
  return (
    known > 1 && known * 2 >= letters.length && letters.every((letter, at) => letter === claim[at] || letter > '\x7F')
  )
}

/** The same for names with letters that are in no table of look-alikes. */
function guess<Of>(readings: readonly string[], claims: Claims<Of>): Of | undefined {
  for (const reading of readings) {
    const letters = [...reading]
    if (letters.length > LONGEST_GUESSED || !letters.some((letter) => letter > '\x7F')) continue
    for (const [claim, of] of claims) if (claim.length === letters.length && isLike(letters, claim)) return of
  }
  return
}

/** `GRAM2`, `TON v2.0`. */
const NUMBERED = /[\s._-]{0,9}v?\d+(?:\.\d+)*$/i
/** `USDT.e`, `USDTe`: so bridges call what they have brought. `Grams`: more of it. */
const BRIDGED = /[._-][a-z]$|(?<=[A-Z₮]{4})[a-z]$|(?<=\p{L}{4})[sS]$/u

/** Shorter names are a letter away from others. */
const LONG_FOR_TYPOS = 9

function misspelled<Of>(letters: string, { claims, parts }: Copied<Of>): Of | undefined {
  for (const [claim, of] of claims)
    if (isShuffled(letters, claim) || (claim.length >= LONG_FOR_TYPOS && parts.has(claim) && isTypo(letters, claim)))
      return of
  return
}

/** Claims that run into one another, by a letter of both too: `USDTON`. */
function joint<Of>(letters: string, claims: Claims<Of>): Of | undefined {
  for (let at = 3; at < letters.length - 1; at++) {
    const first = claims.get(letters.slice(0, at))
    if (first !== undefined && [at, at - 1].some((start) => claims.has(letters.slice(start)))) return first
  }
  return
}

function read<Of>(text: string, copied: Copied<Of>): Of | undefined {
  const { claims } = copied
  const all = [...readings(text)]
  const bare = all.map((letters) => letters.replace(added.ends, '')).filter(({ length }) => length >= LONG_ENOUGH)
  const unnumbered = [NUMBERED, BRIDGED].map((end) => fold(text.replace(end, '')))
  const single = all.map((letters) => letters.replace(/(.)\1+/gu, '$1')).filter(({ length }) => length >= LONG_ENOUGH)
  const found = [...all, ...bare, ...single, ...unnumbered].find((letters) => letters.length > 1 && claims.has(letters))
  if (found !== undefined) return claims.get(found)
  return joint(fold(text), claims) ?? guess(all, claims) ?? misspelled(fold(text), copied)
}

/** The rest of a name without added words and numbers. */
export const meaningWords = (name: string): readonly string[] =>
  words(name).filter((word) => !added.words.has(fold(word)) && !/^[#\d]+$/.test(word))

/** Reads words as claims that follow one another, each of one word or several; nothing where one is left over. */
function readAll<Of>(all: readonly string[], copied: Copied<Of>): readonly Of[] {
  for (let end = all.length; end > 0; end--) {
    const first = read(all.slice(0, end).join(''), copied)
    if (first === undefined) continue
    if (end === all.length) return [first]
    const others = readAll(all.slice(end), copied)
    if (others.length) return [first, ...others]
  }
  return []
}

/** Names are cut before they are read word by word: no honest one has more, and each word more costs. */
const MOST_WORDS = 8

/** Names of so many letters are no word of another name: `Tether USD Index`, `Toncoin Pass`. */
const LONG_NAME = 7

/** Written with other letters than plain ones, and not in Russian. A word that reads as a claim is then meant as one. */
const isDisguised = (word: string) => /[^\0-\x7F]/.test(word) && !/^[\p{Script=Cyrillic}\p{P}]+$/u.test(word)

/** What a name holds as whole words. */
function heldBy<Of>(name: string, copied: Copied<Of>): Of | undefined {
  const { parts, symbols } = copied
  const all = words(name).slice(0, MOST_WORDS)
  for (let start = 0; start < all.length; start++) {
    for (let end = start + 1; end <= Math.min(start + 3, all.length); end++) {
      const part = all.slice(start, end).join('')
      const long = [...readings(part)].find((letters) => letters.length >= LONG_NAME && parts.has(letters))
      const of = isDisguised(part) && !symbols.has(part) ? read(part, copied) : parts.get(long ?? '')
      if (of !== undefined) return of
    }
  }
  return
}

/** A derived token is another one, and its name shows it. */
const DERIVED = /(?:^|[^\p{L}])(?:s?lp|pool|vault|wrapped|bridged|proxy|staked|leveraged|receipt)(?:[^\p{L}]|$)/iu
export const isDerived = (name: string) => DERIVED.test(name)
const isSymbol = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word)

/** A symbol in its own capitals beside ordinary words: `Orca USDT`. Not `DOGS OF WAR`, `RAY-USDT`, `STON.fi`. */
function symbolIn(name: string, symbols: ReadonlySet<string>): string | undefined {
  if (isDerived(name)) return
  const pieces = name.split(/[\s()[\]{}|,:]+/).map((piece) => piece.split(/[-/_]/).filter(Boolean))
  if (pieces.flat().every(isSymbol)) return
  const alone = pieces.flatMap((parts) => (parts.length > 1 && parts.every(isSymbol) ? [] : parts))
  return alone.find((word) => word.length >= LONG_ENOUGH && isSymbol(word) && symbols.has(word))
}

/** All that a name copies: one, or several where it holds nothing but copies and added words; nothing for most. */
export function copiedBy<Of>(name: string, copied: Copied<Of>): readonly Of[] {
  const { claims, symbols } = copied
  const whole = read(name, copied)
  if (whole !== undefined) return [whole]
  const all = readAll(meaningWords(name).slice(0, MOST_WORDS), copied)
  const held = all.length ? undefined : (heldBy(name, copied) ?? claims.get(fold(symbolIn(name, symbols) ?? '')))
  return held === undefined ? all : [held]
}

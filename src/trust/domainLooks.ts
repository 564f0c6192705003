import { isTypo } from './typos.ts'

/** Names that domains imitate, words that ordinary names are made of too. */
const COMMON = 'foundation wallet fragment'
/** Those that are nobody else's: of them a copy may also have more words without a hyphen. */
const OWN =
  'telegram tonkeeper getgems binance dedust tonstakers durov tonscan tonviewer toncenter stonfi tonhub mytonwallet notcoin tether okx bybit kucoin'
/** Tokens that are called by words: with a luring one they are meant. */
const TOKENS = 'ton|usdt|gram|toncoin|dogs|hamster|catizen'
const LURES = 'airdrop|claim|bonus|rewards?|giveaway|voucher|official'

/**
 * Words that leave a claim as it is: a name with them still claims to be the rest. These also work without a hyphen, others behind
 * one.
 */
const CLAIMS = 'official|airdrop|support|help|team|claim|verify|bonus|ton'
const ADDED = `${CLAIMS}|secure|security|app|bot|pay|login|service|desk|account|reward|rewards|giveaway|gift|sale|auction|premium|my|get|nft|tg`
const ADDED_TO_OWN = `${ADDED}|wallet|io|org|com|fi|free|deposit|hot|cold|usdt`

const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd' }
const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  i: 'l',
}

/** A label as it looks: letters that pass for one another are one. */
const spelledLook = (label: string): string =>
  label
    .replaceAll('I', 'l')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/[013-8i]/g, (char) => DIGITS[char] as string)
    .replace(/rn|vv|cl/g, (pair) => PAIRS[pair] as string)

/** The same with one of each doubled letter. */
const lookOf = (label: string): string => spelledLook(label).replace(/(.)\1+/g, '$1')

/* @__NO_SIDE_EFFECTS__ */
const byLook = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(' ').map((name) => [lookOf(name), name]))
const all = /* @__PURE__ */ byLook(`${COMMON} ${OWN}`)
const own = /* @__PURE__ */ byLook(OWN)

/** Of an ordinary word, shorter and longer forms are words too: `wallets`. */
const isTypoOfCommon = (look: string, of: string) =>
  of.length > 7 && look.length >= of.length && !look.startsWith(of) && isTypo(look, of)

/** `telegraf`, `telegraph`: words of their own. */
const ENDS_OTHERWISE = /^telegra(?:f|ph)$/i

/** @param label without added words */
const ownLike = (label: string) =>
  own.get(lookOf(label)) ??
  OWN.split(' ').find((of) => isTypo(spelledLook(label), spelledLook(of)) && !ENDS_OTHERWISE.test(label))

/** A label, with and without added words: in front, behind, or both. */
function bare(label: string, [head, tail]: readonly [RegExp, RegExp]): readonly string[] {
  const start = label.replace(head, '')
  return [label, start, label.replace(tail, ''), start.replace(tail, '')]
}
const around = [
  /* @__PURE__ */ new RegExp(`^(?:(?:${ADDED})[-_]+|(?:${CLAIMS}))`, 'i'),
  /* @__PURE__ */ new RegExp(`(?:[-_]+(?:${ADDED})|(?:${CLAIMS}))$`, 'i'),
] as const
const beside = [
  /* @__PURE__ */ new RegExp(`^(?:(?:${ADDED_TO_OWN})[-_]*)+`, 'i'),
  /* @__PURE__ */ new RegExp(`(?:[-_]*(?:${ADDED_TO_OWN}))+$`, 'i'),
] as const
const lured = /* @__PURE__ */ new RegExp(`^(?:free|${LURES})[-_]*(${TOKENS})$|^(${TOKENS})[-_]*(?:${LURES})$`, 'i')
/** `tonkeeper.com.ton`, `foundation.ton.evil.ton`: what is read first is a whole address. */
const ADDRESS = /^([^.]+\.(?:ton|com|org|net|io))[.-](?:.*\.)?ton$/i

/** Longer ones are no copies; the service's domains have 126 characters at most. */
const LONGEST = 40

/** The well-known domain that another one imitates with letters of ASCII, hyphens or added words. */
export function imitatedBy(domain: string): string | undefined {
  const [label = '', ...rest] = domain.split('.')
  const address = ADDRESS.exec(domain)?.[1]
  if (address || rest.length !== 1 || label.length > LONGEST) return address
  const look = bare(label, around)
    .map(lookOf)
    .find((one) => all.has(one))
  const typo = COMMON.split(' ').find((of) => isTypoOfCommon(spelledLook(label), spelledLook(of)))
  const [, behind, before] = lured.exec(label) ?? []
  const of = all.get(look ?? '') ?? typo ?? bare(label, beside).map(ownLike).find(Boolean) ?? behind ?? before
  return of === undefined || of === label.toLowerCase() ? undefined : `${of}.${rest[0]}`
}

/** Words that vouch for an account, in place of its name: `verified.ton`, `official-wallet.ton`. */
const VOUCHES = /(?:^|[-_])(?:verified|official|trusted|confirmed|approved)(?:[-_]|$)/i
const VOUCHED =
  /^(?:(?:^|[-_]+)(?:verified|official|trusted|confirmed|approved|secure|safe|by|and|account|address|wallet|user|contract|ton|telegram|support|admin))+$/i

/** Whether a domain imitates a text of the page itself. */
export function vouches(domain: string): boolean {
  const [label = ''] = domain.split('.')
  return label.length <= LONGEST && VOUCHES.test(label) && VOUCHED.test(label)
}

/** Names that domains imitate, words that ordinary names are made of too. */
const COMMON = 'foundation wallet fragment'
/** Those that are nobody else's: of them a copy may also have more words without a hyphen. */
const OWN = 'telegram tonkeeper getgems binance dedust tonstakers durov tonscan tonviewer toncenter stonfi tonhub'

/**
 * Words that leave a claim as it is: a name with them still claims to be the rest. These also work without a hyphen, others behind
 * one.
 */
const CLAIMS = 'official|airdrop|support|help|team|claim|verify|bonus'
const ADDED = `${CLAIMS}|ton|secure|security|app|bot|pay|login|service|desk|account|reward|rewards|giveaway|gift`
const ADDED_TO_OWN = `${ADDED}|wallet|io|org|com|fi`

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

/** Shorter names are a letter away from other words. */
const LONG_ENOUGH = 6

/** Whether one letter is left out, added, another, or has changed places with the next. Readers look at the first one. */
function isTypo(look: string, of: string): boolean {
  if (of.length < LONG_ENOUGH || Math.abs(look.length - of.length) > 1) return false
  let at = 0
  while (look[at] === of[at] && at < of.length) at++
  const isSwapped = look[at] === of[at + 1] && look[at + 1] === of[at] && look.slice(at + 2) === of.slice(at + 2)
  const [rest, restOf] = [look.slice(at), of.slice(at)]
  const isChanged = rest.slice(1) === restOf.slice(1) || rest === restOf.slice(1) || rest.slice(1) === restOf
  return at > 0 && (isSwapped || isChanged)
}

/** Of an ordinary word, shorter and longer forms are words too: `wallets`. */
const isTypoOfCommon = (look: string, of: string) =>
  of.length > LONG_ENOUGH + 1 && look.length >= of.length && !look.startsWith(of) && isTypo(look, of)

/** @param label without added words */
const ownLike = (label: string) =>
  own.get(lookOf(label)) ?? OWN.split(' ').find((of) => isTypo(spelledLook(label), spelledLook(of)))

/** A label, with and without added words: in front, behind, or both. */
function bare(label: string, [head, tail]: readonly [RegExp, RegExp]): readonly string[] {
  const start = label.replace(head, '')
  return [label, start, label.replace(tail, ''), start.replace(tail, '')]
}
const around = [
  /* @__PURE__ */ new RegExp(`^(?:(?:${ADDED})[-_]+|(?:${CLAIMS}))`, 'i'),
  /* @__PURE__ */ new RegExp(`(?:[-_]+(?:${ADDED})|(?:${CLAIMS}))$`, 'i'),
] as const
const beside = [new RegExp(`^(?:${ADDED_TO_OWN})[-_]*`, 'i'), new RegExp(`[-_]*(?:${ADDED_TO_OWN})$`, 'i')] as const

/** Longer ones are no copies; the service's domains have 126 characters at most. */
const LONGEST = 40

/** The well-known domain that another one imitates with letters of ASCII, hyphens or added words. */
export function imitatedBy(domain: string): string | undefined {
  const [label = '', ...rest] = domain.split('.')
  if (rest.length !== 1 || label.length > LONGEST) return
  const look = bare(label, around)
    .map(lookOf)
    .find((one) => all.has(one))
  const typo = COMMON.split(' ').find((of) => isTypoOfCommon(spelledLook(label), spelledLook(of)))
  const of = all.get(look ?? '') ?? typo ?? bare(label, beside).map(ownLike).find(Boolean)
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

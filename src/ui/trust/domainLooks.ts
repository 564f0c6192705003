/** Names that domains imitate, words that ordinary names are made of too. */
const COMMON = 'foundation wallet fragment'
/** Those that are nobody else's: of them a copy may also have more words without a hyphen. */
const OWN = 'telegram tonkeeper getgems binance dedust tonstakers durov tonscan tonviewer toncenter stonfi tonhub'

/** Words with which a name still claims to be what the rest of it says: these without a hyphen too, others behind one. */
const CLAIMS = 'official|airdrop|support|help|team|claim|verify|bonus'
const ADDED = `${CLAIMS}|ton|secure|security|app|bot|pay|login`
const ADDED_TO_OWN = `${ADDED}|gift|wallet|io|org|com|fi`

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
const lookOf = (label: string): string =>
  label
    .replaceAll('I', 'l')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/[013-8i]/g, (char) => DIGITS[char] as string)
    .replace(/rn|vv|cl/g, (pair) => PAIRS[pair] as string)

/* @__NO_SIDE_EFFECTS__ */
const byLook = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(' ').map((name) => [lookOf(name), name]))
const all = /* @__PURE__ */ byLook(`${COMMON} ${OWN}`)
const own = /* @__PURE__ */ byLook(OWN)

/** A label without added words: in front, behind, or both. */
function bare(label: string, [head, tail]: readonly [RegExp, RegExp]): readonly string[] {
  const start = label.replace(head, '')
  return [start, label.replace(tail, ''), start.replace(tail, '')].map(lookOf)
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
  const inAll = [lookOf(label), ...bare(label, around)].find((look) => all.has(look))
  const inOwn = bare(label, beside).find((look) => own.has(look))
  const of = all.get(inAll ?? inOwn ?? '')
  return of === undefined || of === label.toLowerCase() ? undefined : `${of}.${rest[0]}`
}

import { kindOfEnding } from './endings.ts'

/** Places of this chain that people speak of; nobody else can be there. A path in them may be anybody's. */
const PLACES =
  /^(?:ston\.fi|dedust\.io|getgems\.io|fragment\.com|ton\.org|tonkeeper\.com|tonviewer\.com|tonscan\.org|toncenter\.com|telegram\.org)$/

/** Under these projects have a site of their name, and tokens bear it: `Crypto.com`. */
const BRAND = /^(?:com|io|org|net|co|fi|ai|network|finance|cash|money|exchange)$/i

/** Under these strangers lure, and in small letters no sentence starts with them. */
const SITES = /^(?:top|site|space|store|tech|fund|host|monster|quest|cloud|network|finance|exchange|casino|link|buzz)$/

/** Luring words. In the name of a site, these make a link of a word with an ending. Not in `budget`, `winter`. */
const LURE =
  /claim|airdrop|drop|gift|bonus|reward|prize|giveaway|(?:^|[^a-z])(?:free|get|mint|win(?!d|ter))|bot$|verif|support|official|login|unlock|подар|бонус|приз|клейм|раздач/i
/** Names that lures take. */
const NAMES = /gram|ton|usdt|tether|notcoin|dogs|wallet|binance|token|coin|crypto|swap|stak/i

/** Before a link. */
const CALL =
  /(?:(?:^|[^\p{L}])(?:visit|open|claim|go|site|website|link|via|here|check|join|support|сайт|зайди|заходи|переходи|ссылка|тут|здесь)(?: +(?:it|now|at|on|to|in|here|на))*|👉|→|➡)[^\p{L}\p{N}\n]*$/iu

/** The promise, and the place to collect it: `Claim 5 USDT at …`. */
const PROMISE =
  /claim|airdrop|giveaway|bonus|reward|prize|cashback|\d ?% (?:back|off|profit|apy)|free (?:mint|tokens?|nft|coins?)|подар|бонус|приз|кэшбэк|забери|получи/i
const THERE = /(?:^|[^\p{L}])(?:at|via|на)\s+$/iu

const FOREIGN = /^[^\0-\x7F]{2,}$/u
/** Numbers, and files that somebody is asked to open. */
const FILE = /^(?:.?|.*\d.*|pdf|txt|docx?|xlsx?|jpe?g|png|gif|csv|json|html?|exe|log)$/i

const LABEL = /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_-]+$/u
const PICTURE = /\p{Extended_Pictographic}/u

/** Of a scheme that a browser or a phone would act on. In a sentence a space follows the colon. */
const SCHEME =
  /(?:^|[^\p{L}\p{N}])(?:[a-z][a-z\d+.-]{0,30}:[\\/]{2}|javascript:\S|vbscript:\S|data:[a-z]{1,40}\/|mailto:\S{1,64}@|tg:\w{1,40}\?)|\bwww[.\s]\s?\S/iu

const NUMBERS =
  /(?:^|[^\p{L}\p{N}.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\p{L}\p{N}.])/u
const VERSION = /(?:version|build|release|v|ver|версия)\.?\s*\d/i

/** A bot of Telegram, and accounts of it whose names lure, in English and in Russian with Latin letters. */
const BAIT =
  /@\w{2,40}bot(?!\w)|(?:^|[^\w.+-])@\w{0,40}(?:airdrop|claim|giveaway|bonus|support|official|helpdesk|_help(?!\w)|verif|podder|pomosh|pomosc|podar|rozygr|razda)/i

/** An account of a messenger that is named without its sign, or apart from it: `t . me / name`, `tg: name_bot`, `(at)name_x`. */
const ACCOUNT =
  /(?:^|[^\p{L}\p{N}])(?:t[\s.,·•]{0,3}me\s?\/\s?[\w+]|(?:tg|тг|telegram|телеграм|t me)[^\p{L}\p{N}@]{1,3}@?[a-z]\w{0,40}(?:_[a-z]|bot\b)|(?:@\s|\(at\)\s?)\w{1,40}_\w|whats\s?app\D{0,4}\d{2})/iu
/** With one of these any account of a messenger lures. */
const HANDLE = /(?:^|[^\w.+-])@[a-z]\w{4}/i
const TEMPTS =
  /(?:^|[^\p{L}])(?:free|cheap|buy|sell|unlock|contact|restore|write|dm|telegram|channel|support|testnet|tg|тг|канал|пиши|поддержк|разблок|раздач|заработ|дёшево)/iu
/** A name and a password before the site: a browser goes to the site. */
const SIGNED_IN = /(?:^|\s)(?!e?-?mail:|почта:)[\w.]{1,40}:[\w.]{1,40}@[\w-]{1,40}\.\w/i
/** A domain of the chain is a name and no link; an e-mail address is no link either. But some names lure. */
const BAIT_NAME = /claim|airdrop|giveaway|bonus|reward/i
/** Not before a path: `https://gram.com@evil.example/`. */
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+\.?$/
/** No top-level domains, but they read as links: `1inch.claim`. */
const BAIT_ENDING = /^(?:claims?|airdrops?|bonus|giveaways?|rewards?|verify)$/i

/** Dots that are spelled out or set apart, and so meant to be put together. Bounds, because a pattern tries at every space. */
const ENDS = 'com|org|net|io|ru|xyz|app|info|me|top|click|site|online|website|icu|vip|club|live|fun|pro|biz|bet'
const SPELLED = [
  /\s?[[({<]\s?(?:\.|dot|точка)\s?[\])}>]\s?/giu,
  new RegExp(`\\s{1,9}\\.\\s{0,3}(?=(?:${ENDS})(?![\\p{L}\\d]))`, 'giu'),
  new RegExp(`\\s{1,9}(?:dot|точка)\\s{1,9}(?=(?:${ENDS}|ком|ру)(?![\\p{L}\\d]))`, 'giu'),
  // `ton-claim,org`, `ton-claim. org`, `https ton-claim org`: of a name with a hyphen, in small letters.
  /(?<=[a-z\d]-[a-z]{2,40})(?:,|\.? )(?=(?:com|org|net|io|ru|xyz|vip|icu)(?![\p{L}\d]))/gu,
]

interface Site {
  readonly labels: readonly string[]
  readonly ending: string
  readonly hasPath: boolean
}

/** The site in a piece of text without spaces, if it could be one. */
function siteIn(piece: string): Site | undefined {
  const parts = piece.split('/')
  const at = parts.findIndex((part) => part.includes('.'))
  const [host = '', query] = (parts[at] ?? '').replace(/^.*@/, '').split(/[?#]/)
  const labels = host.split('.')
  while (labels.at(-1) === '') labels.pop()
  const ending = labels.pop() ?? ''
  if (!labels.length || !labels.every((label) => LABEL.test(label))) return
  return { labels, ending, hasPath: Boolean(query || parts.slice(at + 1).join('')) }
}

interface Around {
  /** A call to go there is before it. */
  readonly isCalled: boolean
  /** It is all of the text. */
  readonly isAlone: boolean
  /** The text is the plain name of a token. */
  readonly isName: boolean
  /** The text promises something. */
  readonly promises: boolean
}

/** Whether a reader would take it for a link. A sentence without a space after its dot looks like one, and needs a second sign. */
function isLink({ labels, ending, hasPath }: Site, { isCalled, isAlone, isName, promises }: Around): boolean {
  if (ending.toLowerCase() === 'ton') return labels.some((label) => BAIT_NAME.test(label))
  const kind = kindOfEnding(ending.toLowerCase())
  const label = labels.join('.')
  if (!kind && BAIT_ENDING.test(ending))
    return isAlone || hasPath || isCalled || /-|\d/.test(label) || LURE.test(label) || NAMES.test(label)
  // Endings in other alphabets and those of companies have no list here: the text around them decides.
  if (!kind && FILE.test(ending)) return false
  if (!kind)
    return (
      /^[!-~]+$/.test(label) &&
      (isCalled || (hasPath && promises) || (FOREIGN.test(ending) && (hasPath || promises || isAlone)))
    )
  const host = `${label}.${ending}`.toLowerCase()
  if (PLACES.test(host) && !hasPath) return false
  if (hasPath || isCalled) return true
  const isWord = kind === 'word' || kind === 'file'
  // `1.5 GRAM`, `12.me`: a number and a word.
  if (isWord && /^[\d.]+$/.test(label)) return false
  if (PICTURE.test(label) || (kind !== 'file' && /[\d-]/.test(label) && /\p{Ll}/u.test(ending))) return true
  if (labels.length > 1 && labels.every((one) => one.length > 1)) return true
  if (LURE.test(label) && (!isWord || LURE.exec(label)?.[0] !== label)) return true
  if (isName && BRAND.test(ending) && /^[!-~]+$/.test(label)) return false
  if (kind === 'plain') return ending.length > 2 || label.length > 1
  // `Gift for you.Top!`
  if (/^\p{Lu}/u.test(ending) && /\p{Ll}$/u.test(label)) return false
  // `readme.md` and `love.you` are no links, even where they are all of a text.
  if (isWord) return Number(isAlone) + Number(promises) + Number(NAMES.test(label)) > 1
  return isAlone || promises || NAMES.test(label) || SITES.test(ending)
}

/**
 * Whether a text holds a link, or text that a reader would turn into one. Its dot may be spelled out, or of another script.
 * @param isName of a token: `Crypto.com` is a name, and no link without another sign
 */
export function hasLink(text: string, isName = false): boolean {
  // NFKC turns full-width letters and the dots of other scripts into those that a browser would go to.
  const plain = text
    .replace(/[。｡․]/gu, '.')
    .normalize('NFKC')
    .replace(/[\u2010-\u2012\u2212]/gu, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if ([SCHEME, BAIT, ACCOUNT, SIGNED_IN].some((sign) => sign.test(plain))) return true
  if ((HANDLE.test(plain) && TEMPTS.test(plain)) || (NUMBERS.test(plain) && !VERSION.test(plain))) return true
  const read = SPELLED.reduce((before, dot) => before.replace(dot, '.'), plain)
  // Who spells it otherwise has something to hide.
  const isPlainName = isName && read === text
  // Names are given a line each.
  const isAlone = !/[^\S\n]/.test(read.trim())
  const promises = PROMISE.test(read)
  let at = 0
  return read.split(/([\s"'`«»“”„<>()[\]{},;:!|*~=+…–—]+)/u).some((piece) => {
    const before = read.slice(Math.max(0, at - 24), at)
    at += piece.length
    const isMail = MAIL.test(piece) && !BAIT_NAME.test(piece)
    const site = piece.includes('.') && !isMail ? siteIn(piece) : undefined
    if (site === undefined) return false
    const isCalled = CALL.test(before) || (promises && THERE.test(before))
    return isLink(site, { isCalled, isAlone, isName: isPlainName, promises })
  })
}

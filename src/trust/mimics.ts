import { meaningWords } from './copies.ts'
import { fold, foldSound } from './fold.ts'

/** The mark that interfaces put behind a checked name. */
const TICK = /[✓✔☑✅🗸🗹⍻]|√\s*$/u

/** The mark that texts put before a name which the reader gave to an account. The emoji is none. */
const PEN = /^\s*[✎✏✐](?!\uFE0F)/u

/** An address, shortened or whole, in any of its spellings. */
const ADDRESS =
  /(?:^|\s)(?:(?:[UEk0]Q[\w-]{2,}|-?[01]:[\da-f]{2,})(?:…|\.{2,3})[\w-]{2,}|[UEk0]Q[\w-]{46}|-?[01]:[\da-f]{64})(?:\s|$)/iu

const VOUCHES = /* @__PURE__ */ ['verified', 'верифиц', 'проверен'].map(fold)

/** How much is promised: `Voucher 5000 TON`. */
const MONEY = /\d\s?(?:[$€₽]|k?\s?(?!NFT|SBT|VIP)\p{Lu}[\p{Lu}₮]+)|[$€]\s?\d/u
/** What nobody may ask for, and what nobody does. */
const TRAP = /seed.?phrase|(?:12|24) (?:words|слов)|сид.?фраз|(?:send|отправьте) \d.*(?:get|receive|получите) \d/iu

/** `+500 FROG`, `(+500FROG)`, `+$500`; a number of a telephone has no symbol. */
const AMOUNT =
  /^\s*\(?[+−➕-]\s?(?:\p{Sc}\d[\d ,.']{0,40}[kKmM]?|\d[\d ,.']{0,40}[kKmM]?\s?(?:\p{Sc}|[$@]?\p{Lu}[\p{Lu}\d₮]{1,40}))[\s)!]*$/u

/** Russian words are written as they sound, in Latin letters: bundles are smaller. */
/* @__NO_SIDE_EFFECTS__ */
const readWords = (words: string, separator = ' '): ReadonlySet<string> => new Set(words.split(separator).map(fold))

/** They vouch: of a token, too. */
const TRUSTED = /* @__PURE__ */ readWords('verified official trusted approved provereno oficialnyi oficialnaa')
/** How things end. The first mean it alone, the others with a noun. */
const STATUS = /* @__PURE__ */ readWords(
  'confirmed received failed pending successful completed rejected podtverzdeno poluceno otpravleno osibca',
)
const STATE = /* @__PURE__ */ readWords(
  'sent success complete needed cancelled canceled declined expired denied blocked locked frozen suspended refunded processing processed insufficient invalid limited restricted reverted required ready updated connected disconnected lost unclaimed enough available incoming outgoing won trebuetsa otcloneno otclonen otmeneno zablocirovan zablocirovana zaverseno uspesno vyigrali polucili vyigral polucil obnovlen podclucen ozidaet dostupen vhodasii ishodasii',
)
const THING = /* @__PURE__ */ readWords(
  'transaction transfer payment deposit withdrawal wallet account address balance funds swap session action attention signature fee airdrop reward rewards bonus prize tranzaccia perevod platez oplata coselec accaunt scet balans deistvie vnimanie nagrada priz',
)
/** The same, where the text has nothing but such words: `Phone Lost Cat` is a name. */
const PART = /* @__PURE__ */ readWords(
  'upload connection identity phone email password seed phrase kyc request details message channel bot gift app qr code nagradu podaroc perevoda coselca accaunta obnovlenie podtverzdenie podtverzdenia vhod popytcu dostup seti',
)
/** What a reader is to do. */
const ACTION = /* @__PURE__ */ readWords(
  'retry send resend confirm verify sign log connect reconnect continue cancel withdraw unlock restore approve claim try click tap press redeem activate login wait get open install download update upgrade migrate scan enter view show see copy reset verification confirmation migration povtorit povtorite otpravit podtverdit podtverdite podclucit podclucite podpisite nazmite polucit polucite zabrat zaberite voiti voidite pereidite prodolzit obnovit obnovite vvedite podozdite otcroite',
)
/** They speak to the reader. */
const YOUR = /* @__PURE__ */ readWords('your vas vasi vasego')
const YOU = /* @__PURE__ */ readWords('you vy')
const CALL = /* @__PURE__ */ readWords(
  'now here there below link please again seicas zdes suda tut nize ssylce pozaluista snova',
)
const SMALL = /* @__PURE__ */ readWords(
  'this to is was has have been be will not it of in up a and or on the for all more po na i v ctoby dla',
)
/** Texts that pages use in one form alone. */
const PHRASES = /* @__PURE__ */ readWords(
  'Sign in|Log in|Sign up|Something went wrong|Show all|Contact us|Congratulations|Unnamed token|Поздравляем|Техподдержка|Токен без имени',
  '|',
)

/** Labels of accounts: `Burn Address`; of an exchange or a coin by its name too. */
const ROLE = /* @__PURE__ */ readWords('deposit withdrawal exchange custody treasury burn escrow support')
/** Alone they name products: `Cold Wallet` is one. */
const KIND = /* @__PURE__ */ readWords('hot cold')
const HOLDER = /* @__PURE__ */ readWords('wallet address account')
const SERVICE = /* @__PURE__ */ readWords(
  'binance okx bybit kucoin mexc bitget htx huobi kraken coinbase telegram ton toncoin gram tonkeeper usdt tether',
)
/** Promises, with an amount or with the name of somebody: `Вы выиграли 5000 USDT`, `Tonkeeper bonus`. */
const GAIN = /* @__PURE__ */ readWords(
  'airdrop voucher reward rewards bonus prize giveaway won vaucer priz podaroc razdaca vyigrali vyigral nagrada',
)
/** Words for a network itself, and for its messages. */
const SYSTEM = /* @__PURE__ */ readWords(
  'system service network admin security fee gas refund tax support help customer technical contact wallet account new vaznoe novoe sistemnoe sluzebnoe sistemnye sluzba podderzca tehnicescaa comissia',
)
const NOTICE = /* @__PURE__ */ readWords(
  'message messages notice notification alert warning collector update team desk bot support chat center centre service soobsenie soobsenia uvedomlenie podderzci podderzca seti',
)
const TOKEN = /* @__PURE__ */ readWords('token coin')

const has = (words: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  words.some((word) => sets.some((set) => set.has(word)))

/** Whether a name is a sentence of an interface: how something ended, or what to do. */
function isSentence(all: readonly string[], words: readonly string[]): boolean {
  const isWhole = words.every((word) =>
    has([word], TRUSTED, STATUS, STATE, THING, PART, ACTION, YOUR, YOU, CALL, SMALL),
  )
  if (isWhole) {
    // `Pending Coin` is a name.
    if (has(all, TRUSTED) || (has(all, STATUS) && !has(all, TOKEN))) return true
    if (has(all, STATE) && has(all, THING, PART, ACTION, YOU)) return true
    if (has(all, YOU) && has(all, THING, PART)) return true
    return has(all, ACTION) && (has(all, THING, PART, YOUR, CALL) || all.filter((word) => ACTION.has(word)).length > 1)
  }
  // Among other words: `Transfer of 5 has failed`, `Verify your phone`.
  const said = words.filter((word) => !SMALL.has(word))
  return said.some((word, at) => {
    const next = said.slice(at + 1, at + 2)
    return (THING.has(word) && has(next, TRUSTED, STATUS, STATE)) || (ACTION.has(word) && has(next, YOUR))
  })
}

/** Whether a name is the label of an account: `Binance Hot Wallet 2`, `Burn Address`, `Binance 14`, `Fee Collector`. */
function isLabel(words: readonly string[], name: string): boolean {
  if (has(words, TOKEN)) return false
  const [first = '', second = '', ...more] = words
  const isNumbered = /\s#?\d+$/.test(name)
  if (SERVICE.has(first) && (second ? has([second], ROLE, KIND, HOLDER) : isNumbered)) return true
  if (SYSTEM.has(first) && has([second], NOTICE, SERVICE) && !more.length) return true
  return words.some((word, at) => {
    if (!HOLDER.has(words[at + 1] ?? '')) return false
    return ROLE.has(word) || (KIND.has(word) && (at > 0 || isNumbered))
  })
}

/** Whether a name imitates a text of the page itself: `Verified ✓`, `Transfer failed`, `UQCD…qEBI`, `+500 FROG`, `Burn Address`. */
export function isMimic(name: string): boolean {
  if (TICK.test(name) || PEN.test(name) || ADDRESS.test(name) || AMOUNT.test(name.normalize('NFKC'))) return true
  const look = fold(name)
  if (PHRASES.has(look) || VOUCHES.some((word) => look.includes(word))) return true
  const words = name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => foldSound(word) || [])
  if (TRAP.test(name) || (has(words, GAIN) && (MONEY.test(name) || has(words, SERVICE)))) return true
  return isSentence(words, meaningWords(name).map(foldSound)) || isLabel(words, name)
}

import { telling } from './copies.ts'
import { fold } from './fold.ts'

/** The mark that interfaces put behind a checked name. */
const TICK = /[✓✔☑✅🗸🗹⍻]|√\s*$/u

/** An address, shortened or whole, in any of its spellings. */
const ADDRESS =
  /(?:^|\s)(?:(?:[UEk0]Q[\w-]{2,}|-?[01]:[\da-f]{2,})(?:…|\.{2,3})[\w-]{2,}|[UEk0]Q[\w-]{46}|-?[01]:[\da-f]{64})(?:\s|$)/iu

const VOUCHES = /* @__PURE__ */ ['verified', 'верифиц', 'проверен'].map(fold)

/** `+500 FROG`, `(+500FROG)`, `+$500`; a number of a telephone has no symbol. */
const AMOUNT =
  /^\s*\(?[+−➕-]\s?(?:\p{Sc}\d[\d ,.']*[kKmM]?|\d[\d ,.']*[kKmM]?\s?(?:\p{Sc}|[$@]?\p{Lu}[\p{Lu}\d₮]+))\s*[)!]*\s*$/u

/* @__NO_SIDE_EFFECTS__ */
const readWords = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))

/** How things end. The first say it alone, the others of a thing. */
const STATUS = /* @__PURE__ */ readWords(
  'verified official confirmed received failed pending trusted successful completed approved rejected проверено подтверждено получено отправлено ошибка',
)
const STATE = /* @__PURE__ */ readWords(
  'sent success complete cancelled canceled declined expired denied blocked locked frozen suspended refunded processing processed insufficient invalid limited restricted reverted required отклонено отклонён отменено заблокирован завершено успешно',
)
const THING = /* @__PURE__ */ readWords(
  'transaction transfer payment deposit withdrawal wallet account address balance funds swap session транзакция перевод платёж оплата кошелёк аккаунт счёт баланс',
)
/** What a reader is to do. */
const ACTION = /* @__PURE__ */ readWords(
  'retry send resend confirm verify sign connect reconnect continue cancel withdraw unlock restore approve claim try click tap press повторить отправить подтвердите подключите подпишите нажмите получите',
)
/** They speak to the reader. */
const YOUR = /* @__PURE__ */ readWords('your ваш ваши')
const CALL = /* @__PURE__ */ readWords('now here please again сейчас здесь')
const SMALL = /* @__PURE__ */ readWords('this to is was has been be will not it you of in and or')

/** Labels of accounts: `Hot Wallet`, of an exchange by its name too. */
const ROLE = /* @__PURE__ */ readWords('hot cold deposit withdrawal exchange custody treasury burn escrow support')
const HOLDER = /* @__PURE__ */ readWords('wallet address account')
const SERVICE = /* @__PURE__ */ readWords('binance okx bybit kucoin mexc bitget htx huobi kraken coinbase telegram')

const has = (words: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  words.some((word) => sets.some((set) => set.has(word)))

/** Whether a name is a sentence of an interface: how something ended, or what to do. */
function isSentence(all: readonly string[], words: readonly string[]): boolean {
  const isWhole = words.every((word) => has([word], STATUS, STATE, THING, ACTION, YOUR, CALL, SMALL))
  if (isWhole) {
    if (has(all, STATUS) || (has(words, STATE) && has(words, THING, ACTION))) return true
    return has(all, ACTION) && (has(words, THING, YOUR, CALL) || words.filter((word) => ACTION.has(word)).length > 1)
  }
  // Among other words: `Transfer of 5 has failed`, `Verify your phone`.
  const said = words.filter((word) => !SMALL.has(word))
  return said.some((word, at) => {
    const next = said.slice(at + 1, at + 2)
    return (THING.has(word) && has(next, STATUS, STATE)) || (ACTION.has(word) && has(next, YOUR))
  })
}

/** Whether a name is the label of an account: `Binance Hot Wallet 2`, `Burn Address`, `Binance 14`. */
function isLabel(words: readonly string[], name: string): boolean {
  if (/token|coin\b/i.test(name)) return false
  const [first = '', second] = words
  const isOfService = SERVICE.has(first) && (second ? has([second], ROLE, HOLDER) : /\s#?\d+$/.test(name))
  return isOfService || words.some((word, at) => ROLE.has(word) && HOLDER.has(words[at + 1] ?? ''))
}

/** Whether a name says what only the page itself says: `Verified ✓`, `Transfer failed`, `UQCD…qEBI`, `+500 FROG`, `Hot Wallet`. */
export function isMimic(name: string): boolean {
  if (TICK.test(name) || ADDRESS.test(name) || AMOUNT.test(name.normalize('NFKC'))) return true
  const look = fold(name)
  if (VOUCHES.some((word) => look.includes(word))) return true
  const words = name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => fold(word) || [])
  return isSentence(words, telling(name).map(fold)) || isLabel(words, name)
}

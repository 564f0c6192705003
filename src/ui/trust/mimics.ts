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

/** They vouch: of a token, too. */
const TRUSTED = /* @__PURE__ */ readWords('verified official trusted approved проверено официальный официальная')
/** How things end. The first say it alone, the others of a thing. */
const STATUS = /* @__PURE__ */ readWords(
  'confirmed received failed pending successful completed rejected подтверждено получено отправлено ошибка',
)
const STATE = /* @__PURE__ */ readWords(
  'sent success complete needed cancelled canceled declined expired denied blocked locked frozen suspended refunded processing processed insufficient invalid limited restricted reverted required требуется отклонено отклонён отменено заблокирован завершено успешно',
)
const THING = /* @__PURE__ */ readWords(
  'transaction transfer payment deposit withdrawal wallet account address balance funds swap session action attention verification confirmation signature fee airdrop reward rewards bonus prize транзакция перевод платёж оплата кошелёк аккаунт счёт баланс действие внимание награда бонус приз',
)
/** What a reader is to do. */
const ACTION = /* @__PURE__ */ readWords(
  'retry send resend confirm verify sign connect reconnect continue cancel withdraw unlock restore approve claim try click tap press redeem activate login повторить отправить подтвердите подключите подпишите нажмите получите заберите войдите перейдите',
)
/** They speak to the reader. */
const YOUR = /* @__PURE__ */ readWords('your ваш ваши')
const CALL = /* @__PURE__ */ readWords('now here there below link please again сейчас здесь сюда тут ниже ссылке')
const SMALL = /* @__PURE__ */ readWords('this to is was has been be will not it you of in and or on the по на и')

/** Labels of accounts: `Burn Address`; of an exchange or a coin by its name too. */
const ROLE = /* @__PURE__ */ readWords('deposit withdrawal exchange custody treasury burn escrow support')
/** Alone they name products: `Cold Wallet` is one. */
const KIND = /* @__PURE__ */ readWords('hot cold')
const HOLDER = /* @__PURE__ */ readWords('wallet address account')
const SERVICE = /* @__PURE__ */ readWords(
  'binance okx bybit kucoin mexc bitget htx huobi kraken coinbase telegram ton toncoin gram tonkeeper usdt tether',
)
/** What a network itself would be called, and says. */
const SYSTEM = /* @__PURE__ */ readWords(
  'system service network admin security fee gas refund tax системное служебное системные служба комиссия',
)
const NOTICE = /* @__PURE__ */ readWords(
  'message messages notice notification alert warning collector update team desk bot сообщение сообщения уведомление поддержки сети',
)
const TOKEN = /* @__PURE__ */ readWords('token coin')

const has = (words: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  words.some((word) => sets.some((set) => set.has(word)))

/** Whether a name is a sentence of an interface: how something ended, or what to do. */
function isSentence(all: readonly string[], words: readonly string[]): boolean {
  const isWhole = words.every((word) => has([word], TRUSTED, STATUS, STATE, THING, ACTION, YOUR, CALL, SMALL))
  if (isWhole) {
    // `Pending Coin` is a name.
    if (has(all, TRUSTED) || (has(all, STATUS) && !has(all, TOKEN))) return true
    if (has(words, STATE) && has(words, THING, ACTION)) return true
    return has(all, ACTION) && (has(all, THING, YOUR, CALL) || all.filter((word) => ACTION.has(word)).length > 1)
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
  if (SYSTEM.has(first) && NOTICE.has(second) && !more.length) return true
  return words.some((word, at) => {
    if (!HOLDER.has(words[at + 1] ?? '')) return false
    return ROLE.has(word) || (KIND.has(word) && (at > 0 || isNumbered))
  })
}

/** Whether a name says what only the page itself says: `Verified ✓`, `Transfer failed`, `UQCD…qEBI`, `+500 FROG`, `Burn Address`. */
export function isMimic(name: string): boolean {
  if (TICK.test(name) || ADDRESS.test(name) || AMOUNT.test(name.normalize('NFKC'))) return true
  const look = fold(name)
  if (VOUCHES.some((word) => look.includes(word))) return true
  const words = name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => fold(word) || [])
  return isSentence(words, telling(name).map(fold)) || isLabel(words, name)
}

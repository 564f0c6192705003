import { meaningWords } from './copies.ts'
import { fold } from './fold.ts'

/** The mark that interfaces put behind a checked name. */
const TICK = /[✓✔☑✅🗸🗹⍻]|√\s*$/u

/** The mark that texts put before a name which the reader gave to an account. The emoji is none. */
const PEN = /^\s*[✎✏✐](?!\uFE0F)/u

/** An address, shortened or whole, in any of its spellings. */
const ADDRESS =
  /(?:^|\s)(?:(?:[UEk0]Q[\w-]{2,}|-?[01]:[\da-f]{2,})(?:…|\.{2,3})[\w-]{2,}|[UEk0]Q[\w-]{46}|-?[01]:[\da-f]{64})(?:\s|$)/iu

const VOUCHES = /* @__PURE__ */ ['verified', 'верифиц', 'проверен'].map(fold)

/** `+500 FROG`, `(+500FROG)`, `+$500`; a number of a telephone has no symbol. */
const AMOUNT =
  /^\s*\(?[+−➕-]\s?(?:\p{Sc}\d[\d ,.']{0,40}[kKmM]?|\d[\d ,.']{0,40}[kKmM]?\s?(?:\p{Sc}|[$@]?\p{Lu}[\p{Lu}\d₮]{1,40}))[\s)!]*$/u

/* @__NO_SIDE_EFFECTS__ */
const readWords = (words: string, separator = ' '): ReadonlySet<string> => new Set(words.split(separator).map(fold))

/** They vouch: of a token, too. */
const TRUSTED = /* @__PURE__ */ readWords('verified official trusted approved проверено официальный официальная')
/** How things end. The first mean it alone, the others with a noun. */
const STATUS = /* @__PURE__ */ readWords(
  'confirmed received failed pending successful completed rejected подтверждено получено отправлено ошибка',
)
const STATE = /* @__PURE__ */ readWords(
  'sent success complete needed cancelled canceled declined expired denied blocked locked frozen suspended refunded processing processed insufficient invalid limited restricted reverted required updated connected disconnected lost unclaimed enough available incoming outgoing won требуется отклонено отклонён отменено заблокирован заблокирована завершено успешно выиграли получили выиграл получил обновлён подключён ожидает доступен входящий исходящий',
)
const THING = /* @__PURE__ */ readWords(
  'transaction transfer payment deposit withdrawal wallet account address balance funds swap session action attention signature fee airdrop reward rewards bonus prize транзакция перевод платёж оплата кошелёк аккаунт счёт баланс действие внимание награда бонус приз',
)
/** The same, where the text has nothing but such words: `Phone Lost Cat` is a name. */
const PART = /* @__PURE__ */ readWords(
  'upload connection identity phone email password seed phrase kyc request details message channel bot gift app qr code награду подарок перевода кошелька аккаунта обновление подтверждение подтверждения вход попытку доступ сети',
)
/** What a reader is to do. */
const ACTION = /* @__PURE__ */ readWords(
  'retry send resend confirm verify sign log connect reconnect continue cancel withdraw unlock restore approve claim try click tap press redeem activate login wait get open install download update upgrade migrate scan enter view show see copy reset verification confirmation migration повторить повторите отправить подтвердить подтвердите подключить подключите подпишите нажмите получить получите забрать заберите войти войдите перейдите продолжить обновить обновите введите подождите откройте',
)
/** They speak to the reader. */
const YOUR = /* @__PURE__ */ readWords('your ваш ваши вашего')
const YOU = /* @__PURE__ */ readWords('you вы')
const CALL = /* @__PURE__ */ readWords(
  'now here there below link please again сейчас здесь сюда тут ниже ссылке пожалуйста снова',
)
const SMALL = /* @__PURE__ */ readWords(
  'this to is was has have been be will not it of in up a and or on the for all more по на и в чтобы для',
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
/** Words for a network itself, and for its messages. */
const SYSTEM = /* @__PURE__ */ readWords(
  'system service network admin security fee gas refund tax support help customer technical contact wallet account new важное новое системное служебное системные служба поддержка техническая комиссия',
)
const NOTICE = /* @__PURE__ */ readWords(
  'message messages notice notification alert warning collector update team desk bot support chat center centre service сообщение сообщения уведомление поддержки поддержка сети',
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
  const words = name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => fold(word) || [])
  return isSentence(words, meaningWords(name).map(fold)) || isLabel(words, name)
}

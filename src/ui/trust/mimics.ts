import { telling } from './copies.ts'
import { fold } from './fold.ts'

/** The mark that interfaces put behind what was checked. */
const TICK = /[✓✔☑✅🗸]/u

/** An address, shortened or whole, in any of its spellings. */
const ADDRESS =
  /(?:^|\s)(?:(?:[UEk0]Q[\w-]{2,}|-?[01]:[\da-f]{2,})(?:…|\.{2,3})[\w-]{2,}|[UEk0]Q[\w-]{46}|-?[01]:[\da-f]{64})(?:\s|$)/iu

const VOUCHES = /verified|верифиц|проверен/i

/** How things end, and what ends. */
const STATUS =
  'verified official confirmed received failed pending trusted successful completed approved rejected проверено подтверждено получено отправлено ошибка'
const THING = 'transaction transfer payment deposit withdrawal транзакция перевод платёж'
/* @__NO_SIDE_EFFECTS__ */
const readWords = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const status = /* @__PURE__ */ readWords(STATUS)
const things = /* @__PURE__ */ readWords(THING)

/** Whether a name says what only the page itself says: `Verified ✓`, `Transfer failed`, `UQCD…qEBI`. */
export function isMimic(name: string): boolean {
  if (TICK.test(name) || VOUCHES.test(name) || ADDRESS.test(name)) return true
  const words = name.split(/[^\p{L}\p{M}]+/u).map(fold)
  return (
    words.some((word) => status.has(word)) &&
    telling(name)
      .map(fold)
      .every((word) => status.has(word) || things.has(word))
  )
}

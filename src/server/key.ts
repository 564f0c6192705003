import { base64OfHex } from '../core/values/hash.ts'
import { breathe } from './scan.ts'

/** The characters of a key: those that a header can carry. */
const KEY = /^[\x21-\x7e]+$/

/** A self-hosted service may have a shorter key. It is a part of words and numbers by chance: that is no echo. */
const LONG = 16

/** Characters that are searched at once, a few milliseconds of work. And those of a key in any spelling. */
const WINDOW = 48 * 1024
const OVERLAP = 16 * 1024

/** Arabic presentation forms: each expands to up to 18 letters, and to none that a key has. */
const WORDS_IN_A_LETTER = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g

/**
 * A key without the space around it, which a file or an environment often leaves there.
 * @throws {TypeError} for one that is blank, or that no header can carry; the key is not in the message
 */
export function toKey(given: unknown): string {
  const text = typeof given === 'string' ? given.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '') : undefined
  if (text === undefined) throw new TypeError('createProxy: the API key is no text.')
  if (text === '') throw new TypeError('createProxy: the API key is empty.')
  if (!KEY.test(text))
    throw new TypeError('createProxy: the API key has a character that no header carries: a byte order mark?')
  return text
}

/** Lower-case letters and digits alone: the same for a text that is spaced, quoted, joined or in UTF-16. */
const fold = (text: string) => text.toLowerCase().replace(/[^\da-z]+/g, '')

const fromCode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))

/** The text with its escapes read, and without marks: those of JSON and JavaScript, of URLs, of HTML. */
const readEscapes = (text: string) =>
  text
    .replace(/\\[bfnrt]|&[a-z]{2,8};|<[^<>]{0,200}>/gi, '')
    .replace(/\\([0-3][0-7]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
    .replace(/[\\%]u([\da-f]{4})/gi, fromCode)
    .replace(/\\u\{0*([\da-f]{1,4})\}/gi, fromCode)
    .replace(/\\x([\da-f]{2})/gi, fromCode)
    .replace(/%(?:25)*([\da-f]{2})/gi, fromCode)
    .replace(/&#x0*([\da-f]{1,4});/gi, fromCode)
    .replace(/&#0*(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)))

/** The three base64 forms of a text inside of another, without the digits that its neighbours share. */
function base64Forms(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = btoa(' '.repeat(shift) + text)
    const whole = Math.floor(((shift + text.length) * 8) / 6)
    return encoded.slice(Math.ceil((shift * 8) / 6), whole)
  })
}

const toHex = (text: string) => [...text].map((char) => char.charCodeAt(0).toString(16)).join('')

/** The base64 forms of the bytes of a key in hex. */
const rawForms = (key: string) => (/^(?:[\da-f]{2})+$/i.test(key) ? base64Forms(atob(base64OfHex(key))) : [])

/** Both halves of a long key: an answer may have them in two members. Each is long enough to be nothing else. */
const halvesOf = (key: string) =>
  key.length < 2 * LONG ? [key] : [key.slice(0, key.length / 2), key.slice(key.length / 2)]

const toPattern = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')

/** Whether one of the windows of a text is as asked for. Other requests run between two of them. */
async function hasWindow(text: string, isIt: (window: string) => boolean): Promise<boolean> {
  for (let at = 0; at < text.length; at += WINDOW) {
    if (at) await breathe()
    if (isIt(text.slice(at, at + WINDOW + OVERLAP))) return true
  }
  return false
}

/**
 * Makes the function that takes the key out of a text. Gives `undefined` for a text that repeats it in another readable way:
 * escaped, spaced, reversed, halved, as base64 or as hex. Other requests run while it searches a long text.
 */
export function createRedactor(key: string): (text: string) => Promise<string | undefined> {
  if (key.length < LONG) return async (text) => text
  const plain = toPattern(key)
  const forms = [...halvesOf(key), [...key].reverse().join(''), toHex(key), ...base64Forms(key), ...rawForms(key)].map(
    fold,
  )
  const isIn = (text: string) => {
    const plainer = /[^\n -~]/.test(text) ? text.replace(WORDS_IN_A_LETTER, '').normalize('NFKC') : text
    const folded = [fold(plainer), ...(/[\\%&<]/.test(text) ? [fold(readEscapes(plainer))] : [])]
    return folded.some((one) => forms.some((form) => one.includes(form)))
  }
  return async (text) => {
    // As it is, the key is taken out. Whole first: a window could begin within it.
    const redacted = (await hasWindow(text, (window) => window.search(plain) >= 0)) ? text.replace(plain, '…') : text
    return (await hasWindow(redacted, isIn)) ? undefined : redacted
  }
}

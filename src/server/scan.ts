// Texts that strangers wrote, read from their first character to their last, without a list of their parts.

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const MINUS = 0x2d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Characters that are scanned at once: some milliseconds where each is a bracket. */
const STEP = 256 * 1024

/** Lets other requests run. */
export const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** The index of the quote that ends the string which begins at `start`; the length of the text where none does. */
function endOfString(json: string, start: number): number {
  const quote = json.indexOf('"', start + 1)
  if (quote >= 0 && json.charCodeAt(quote - 1) !== BACKSLASH) return quote
  // A search for each of a million escaped quotes takes longer than their characters.
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at
  }
  return json.length
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** The number that begins at `start`, as it is written. */
function numberAt(json: string, start: number): string {
  const number = /-?[\d.eE+-]*/y
  number.lastIndex = start
  return number.exec(json)?.[0] ?? ''
}

/** The reason to refuse a body before it is parsed: values above `maxValues` or `maxDepth`, or a number that JSON would change. */
export function faultOfJson(json: string, maxValues: number, maxDepth: number): 'size' | 'number' | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at)
    else if (code === COMMA) values++
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values++
      depth++
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--
    else if (code === MINUS || isDigit(code)) {
      const text = numberAt(json, at)
      if (String(Number(text)) !== text) return 'number'
      at += text.length - 1
    }
    if (values > maxValues || depth > maxDepth) return 'size'
  }
}

/**
 * The number of lists, objects and commas in a text that is one object or list from its first bracket to its last, and not deeper
 * than `maxDepth`; 0 for any other text. Reads no values. Other requests run meanwhile.
 */
export async function countValues(json: string, maxDepth: number): Promise<number> {
  if (!/^\s*[{[]/.test(json)) return 0
  const open: number[] = []
  let values = 0
  let rested = 0
  for (let at = 0; at < json.length; at++) {
    if (at - rested > STEP) {
      await breathe()
      rested = at
    }
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(json, at)
      if (at === json.length) return 0
    } else if (code === COMMA) values++
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values++
      // In both pairs the closing bracket is two codes above the opening one.
      if (open.push(code + 2) > maxDepth) return 0
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      if (open.pop() !== code) return 0
      if (!open.length) return /\S/.test(json.slice(at + 1)) ? 0 : values
    }
  }
  return 0
}

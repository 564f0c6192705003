// Texts that strangers wrote, read from their first character to their last, without a list of their parts.

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const MINUS = 0x2d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Characters that are scanned at once: a millisecond or two. */
const STEP = 1024 * 1024

/** Lets other requests run. */
export const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** The index of the quote that ends the string which begins at `start`; the length of the text where none does. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return at
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
 * Whether a text is one object or list from its first bracket to its last, and not deeper than `maxDepth`. Reads no values. Other
 * requests run meanwhile.
 */
export async function isWholeJson(json: string, maxDepth: number): Promise<boolean> {
  if (!/^\s*[{[]/.test(json)) return false
  const open: number[] = []
  let rested = 0
  for (let at = 0; at < json.length; at++) {
    if (at - rested > STEP) {
      await breathe()
      rested = at
    }
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(json, at)
      if (at === json.length) return false
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      // In both pairs the closing bracket is two codes above the opening one.
      if (open.push(code + 2) > maxDepth) return false
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      if (open.pop() !== code) return false
      if (!open.length) return !/\S/.test(json.slice(at + 1))
    }
  }
  return false
}

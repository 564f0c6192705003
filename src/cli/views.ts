/** Files are read byte by byte: each byte is one character. */
export const BYTES = 'latin1'

const DATA_URL = /data:[\w/+.-]*(?:;[\w=.-]+)*;base64,([\w+/]+)/g
const ESCAPE =
  /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|(.))|%([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#(\d{1,7});|&quot;/gi

/** An escaped source map in an escaped string in a data URL takes three rounds. */
const ROUNDS = 3

/** A line break that was encoded ends a line, but starts no new line of the file. */
const unbroken = (text: string) => text.replaceAll('\n', '\r')

const fromCode = (code: number) => (code > 0x10ffff ? '' : unbroken(String.fromCodePoint(code)))

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, x, u, point, char, percent, entityHex, entity) => {
    const hex = x ?? u ?? point ?? percent ?? entityHex
    if (hex) return fromCode(Number.parseInt(hex, 16))
    if (entity) return fromCode(Number(entity))
    return char === undefined ? '"' : char === 'n' || char === 'r' ? '\r' : char
  })
}

const inlined = (text: string) =>
  text.replace(DATA_URL, (_, data: string) => unbroken(Buffer.from(data, 'base64').toString(BYTES)))

/**
 * The ways to read a text: as it is, and up to three times decoded. Decoding undoes base64 data URLs and escapes (`\x`,
 * `\u`, `%`, entities, quotes of JSON). NUL is left out: UTF-16 of either order then reads as ASCII. Each keeps the
 * lines of the file.
 */
export function* views(text: string): Generator<string> {
  let view = text.replaceAll('\0', '')
  yield view
  for (let round = 0; round < ROUNDS; round++) {
    const next = unescaped(inlined(view))
    if (next === view) return
    view = next
    yield view
  }
}

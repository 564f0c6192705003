/** How a known key may be written. */
export interface KeyForm {
  kind: 'the key' | 'the key in pieces' | 'the key reversed' | 'the key in base64' | 'the key as numbers'
  pattern: RegExp
}

/** Fewer letters and digits than this occur in a row by chance, when anything may be between them. */
const MIN_PIECES = 16

const literal = (text: string) => text.replace(/[^0-9a-z]/gi, '\\$&')

/** Letters and digits of `text`, with anything else between them: a split, joined or spaced key. */
const inPieces = (text: string) => [...text.replace(/[^0-9a-z]/gi, '')].join('[^0-9a-z]*')

/** How base64 spells bytes within others: three shifts, without the digits that the neighbours share, in both alphabets. */
function base64(bytes: Buffer): string {
  const shifts = [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6))
  })
  return shifts.join('|').replaceAll('+', '[+-]').replaceAll('/', '[/_]')
}

/** A list of the bytes, decimal or hexadecimal: character codes, a `Uint8Array`. */
const numbers = (bytes: Buffer) =>
  `(?<![0-9a-z])${[...bytes].map((byte) => `(?:${byte}|0x0?${byte.toString(16)})`).join('[^0-9a-z]+')}(?![0-9a-z])`

/** The ways to write `key`, of at least 8 characters. A key of hex digits also has its bytes. */
export function formsOf(key: string): KeyForm[] {
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(key)
  const bytes = [Buffer.from(key), ...(isHex ? [Buffer.from(key, 'hex')] : [])]
  const hex = Buffer.from(key).toString('hex')
  const reversed = [...key].reverse().join('')
  const hasPieces = key.replace(/[^0-9a-z]/gi, '').length >= MIN_PIECES
  return [
    { kind: 'the key', pattern: new RegExp(literal(key), 'gi') },
    ...(hasPieces
      ? [{ kind: 'the key in pieces' as const, pattern: new RegExp(`(?!${literal(key)})${inPieces(key)}`, 'gi') }]
      : []),
    { kind: 'the key reversed', pattern: new RegExp(hasPieces ? inPieces(reversed) : literal(reversed), 'gi') },
    { kind: 'the key in base64', pattern: new RegExp(bytes.map(base64).join('|'), 'g') },
    { kind: 'the key as numbers', pattern: new RegExp([hex, ...bytes.map(numbers)].join('|'), 'gi') },
  ]
}

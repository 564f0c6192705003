import { Refusal } from '../service/refusal.ts'

const LIMIT = 1n << 256n

/** A number of the TVM, 257 bits: decimal or hex, either with a sign. @throws {Refusal} */
export function readNumber(text: string): bigint {
  const [, sign, digits] = /^([+-]?)(\d{1,80}|0x[\da-f]{1,65})$/i.exec(text) ?? []
  const value = digits === undefined ? undefined : BigInt(digits) * (sign === '-' ? -1n : 1n)
  if (value === undefined || value >= LIMIT || value < -LIMIT)
    throw new Refusal(422, `failed to parse stack: ${text} is no number`)
  return value
}

/** As answers of get-methods spell numbers: `0x2a`, `-0x2a`. */
export const spellHex = (value: bigint) => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)

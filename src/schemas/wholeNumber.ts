import * as z from '../core/schema/schema.ts'
import { addIssue } from '../core/schema/schema.ts'

const LIMIT = 1n << 256n

function readNumber(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const [, sign, digits] = /^(-?)(0x[\da-f]{1,65}|\d{1,78})$/i.exec(String(value)) ?? []
  if (!digits) return
  return sign ? -BigInt(digits) : BigInt(digits)
}

/** A whole number of 257 bits, sent in decimal: one number, one spelling. */
export const wholeNumber = /* @__PURE__ */ z.unknown((payload) => {
  const number = readNumber(payload.value)
  if (number === undefined || number < -LIMIT || number >= LIMIT) addIssue(payload, 'a whole number of 257 bits')
  else payload.value = String(number)
})

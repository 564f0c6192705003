import { expects, whole } from '../core/schema/checks.ts'
import * as z from '../core/schema/schema.ts'

/** A whole number of any size, as a decimal string. */
export const decimal = /* @__PURE__ */ z.string(
  /* @__PURE__ */ expects('a decimal number in a string', (text) => /^-?\d+$/.test(text)),
)

/**
 * The same where the service writes a JSON number, always or in some versions: gives a decimal string either way.
 * Digits beyond 2^53 are kept by the client, which reads such numbers as strings.
 */
export const anyDecimal = /* @__PURE__ */ z.preprocess(
  (value: string | number) => (Number.isSafeInteger(value) ? String(value) : value),
  decimal,
)

/** A 32-bit number, or one that stays far below 2^53. */
export const int = /* @__PURE__ */ whole()

/** 32 bytes in padded base64. Not checked further: a hash is only compared, shown and sent back. */
export const hash = /* @__PURE__ */ z.string()

/** An address as the service spells it there. Not checked further: `ext$…` and empty forms occur. */
export const address = /* @__PURE__ */ z.string()

/** A bag of cells in base64. */
export const boc = /* @__PURE__ */ z.string()

/**
 * A text of a set that the service may extend: the type has the known names, and any other passes. Not so amounts,
 * addresses and logical times.
 */
export const openText = /* @__PURE__ */ z.string()

/**
 * A tag that this library does not know: a string. Its mark excludes it in a comparison with a known tag. The mark is inside of a
 * template, because TypeScript takes a marked `string` itself for comparable with any literal.
 */
export type UnknownTag = `${string & { readonly __unknownTag: true }}`

/** An object of a kind that is newer than this library: it may have more members than its tag. */
export interface UnknownObject {
  '@type': UnknownTag
}

/** A whole number in hex, `0x…` or `-0x…`. */
export const hexNumber = /* @__PURE__ */ z.string(
  /* @__PURE__ */ expects('a number in hex (0x… or -0x…)', (text) => /^-?0x[\da-f]+$/i.test(text)),
)

/** Extra-currency id (a decimal string) → amount (a decimal string). */
export type ExtraCurrencies = Record<string, string>
export const extraCurrencies = /* @__PURE__ */ z.mapOf(decimal)

export type AccountStatus = 'uninit' | 'frozen' | 'active' | 'nonexist' | (string & {})

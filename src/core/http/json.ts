/** A whole number of 16 digits or more somewhere outside of a name, cheaply found; most answers have none. */
const MAY_BE_LONG = /[[:,]\s*-?\d{16}/
/** Whole numbers of 16 digits or more; strings, fractions and exponents are matched to step over them. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/g

/**
 * `JSON.parse`, but a whole number beyond 2^53 becomes a decimal string with all its digits, not a nearby float. The
 * service writes some such numbers bare: `query_id` in a body of a multisig wallet, `native_fee` of LayerZero.
 * @throws {SyntaxError}
 */
export function parseJson(text: string): unknown {
  if (!MAY_BE_LONG.test(text)) return JSON.parse(text)
  return JSON.parse(
    text.replace(STRING_OR_NUMBER, (token) =>
      /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  )
}

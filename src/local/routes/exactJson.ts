/** Strings, which are stepped over, and whole numbers that are too long to be exact. */
const STRING_OR_LONG = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/**
 * JSON without the loss of a digit: a whole number that a JS number cannot hold is a text of its digits.
 * @throws {SyntaxError} for what is no JSON
 */
export function parseExactJson(text: string): unknown {
  const exact = text.replace(STRING_OR_LONG, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
  return JSON.parse(exact)
}

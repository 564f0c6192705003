/** A whole number of 16 digits or more somewhere outside of a name, cheaply found; most answers have none. */
const MAY_BE_LONG = /[[:,]\s*-?\d{16}/

/** The index of the quote that ends the string which begins at `start`; the length of the text where none does. */
export function endOfString(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (end > 0 && isEscaped(json, end))
  return end < 0 ? json.length : end
}

/** Whether the character at `at` has an odd number of backslashes before it. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/**
 * `JSON.parse`, but a whole number beyond 2^53 becomes a decimal string with all its digits, not a nearby float. The
 * service writes some such numbers bare: `query_id` in a body of a multisig wallet, `native_fee` of LayerZero.
 * @throws {SyntaxError}
 */
export function parseJson(text: string): unknown {
  if (!MAY_BE_LONG.test(text)) return JSON.parse(text)
  // No expression matches a whole string: it has one of 8 MB on its stack.
  const quoteOrNumber = /"|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/g
  let made = ''
  let copied = 0
  for (let found = quoteOrNumber.exec(text); found; found = quoteOrNumber.exec(text)) {
    const [token] = found
    if (token === '"') quoteOrNumber.lastIndex = endOfString(text, found.index) + 1
    else if (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))) {
      made += `${text.slice(copied, found.index)}"${token}"`
      copied = quoteOrNumber.lastIndex
    }
  }
  return JSON.parse(made + text.slice(copied))
}

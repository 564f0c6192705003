/** A name for a key, with quotes, a bracket or `()` behind it. */
const NAME = /(?:api[_-]?key|toncenter[\w-]{0,20}key)s?(?:[_-]?(?:mainnet|testnet))?["'`]?\]?(?:\(\))?\s{0,40}/
/** The signs that give a value to a name. A comma does so behind a quoted name only: elsewhere another argument follows. */
const GIVES = /(?:[:=({]|,(?<=["'`]\s{0,40},)|(?:content|value)=)/
/** The short start of an expression on one line, such as `a || "` or `() => "`: no other member, statement or argument. */
const EXPRESSION = /(?:\([^()\\\r\n]{0,20}\)|[^),;}\\\r\n]){0,60}?\s{0,40}["'`]?/
/** The form of TON Center's keys. Hashes look the same: only the name before it makes it a key. */
const HEX = /(?<![0-9a-z])([0-9a-f]{64})(?![0-9a-z])/

const LOOKALIKE = new RegExp(NAME.source + GIVES.source + EXPRESSION.source + HEX.source, 'gi')

/** Where a text gives 64 hex digits to something that is named as a key. */
export function* lookalikes(text: string): Generator<{ at: number; value: string }> {
  for (const { index, 1: value = '' } of text.matchAll(LOOKALIKE)) yield { at: index, value }
}

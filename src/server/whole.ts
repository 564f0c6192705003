/** Deeper than any answer of the service. */
const MAX_DEPTH = 1_024

/**
 * Whether a text is one object from its first bracket to its last, and not too deep: all that can be said of a long answer without
 * its values, which take forty times the memory of the text.
 */
export function isWholeObject(json: string): boolean {
  if (!/^\s*\{/.test(json)) return false
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"':
        for (at++; json[at] !== '"'; at++) {
          if (at >= json.length) return false
          if (json[at] === '\\') at++
        }
        break
      case '{':
      case '[':
        if (++depth > MAX_DEPTH) return false
        break
      case '}':
      case ']':
        if (--depth === 0) return !/\S/.test(json.slice(at + 1))
    }
  }
  return false
}

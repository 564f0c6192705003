/** Texts at most: 1.3 MB of addresses, each with its reading. None is longer than an address or a hash. */
const MOST_KEPT = 4_000
const LONGEST_KEPT = 80

/** `read` with a memory, for pure functions of a text. A page names few addresses, each in many renders and answers. */
/* @__NO_SIDE_EFFECTS__ */
export function remember<T>(read: (text: string) => T | undefined): (text: string) => T | undefined {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const value = read(text)
    if (value === undefined || text.length > LONGEST_KEPT) return value
    if (known.size >= MOST_KEPT) known.clear()
    known.set(text, value)
    return value
  }
}

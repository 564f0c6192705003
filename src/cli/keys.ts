/** Shorter texts occur by chance. */
const MIN_LENGTH = 8

/**
 * The key in `value`, without the space or line break that a file or a shell adds. @throws {Error} when it is too short
 * for a key
 */
export function trimKey(name: string, value: string): string {
  const key = value.trim()
  if (key.length < MIN_LENGTH)
    throw new Error(`${name} is blank or shorter than ${MIN_LENGTH} characters: that is no key.`)
  return key
}

/**
 * The keys of an environment by variable. A variable names a key when its name has `TONCENTER` and, behind it, `API_KEY`:
 * `TONCENTER_API_KEY`, `TONCENTER_API_KEY_TESTNET`, `VITE_TONCENTER_TESTNET_API_KEY`. An empty one counts as not set.
 * @throws {Error} when one of them is too short for a key
 */
export function keysOf(env: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(env).filter(
    // A fork's CI has an empty text for a secret that is not its own.
    (entry): entry is [string, string] =>
      /TONCENTER.*API_KEY/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(named.map(([name, value]) => [name, trimKey(name, value)]))
}

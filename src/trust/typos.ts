/** Shorter names are a letter away from other words. */
const LONG_ENOUGH = 6

/** Whether one letter is left out, added, another, or has changed places with the next. Readers look at the first one. */
export function isTypo(look: string, of: string): boolean {
  if (of.length < LONG_ENOUGH || Math.abs(look.length - of.length) > 1) return false
  let at = 0
  while (look[at] === of[at] && at < of.length) at++
  const [rest, restOf] = [look.slice(at), of.slice(at)]
  const isChanged = rest.slice(1) === restOf.slice(1) || rest === restOf.slice(1) || rest.slice(1) === restOf
  return at > 0 && (isSwapped(rest, restOf) || isChanged)
}

/** Whether two letters have changed places, the first of which is one of these. */
const isSwapped = ([first, second, ...more]: string, of: string) => `${second}${first}${more.join('')}` === of

const sorted = (letters: string) => [...letters].sort().join('')

/** `USTD`, `Theter`: the same letters in a disorder that readers pass over. A short one with more vowels is a word: `used`. */
export function isShuffled(letters: string, of: string): boolean {
  if (letters.length !== of.length || letters === of || sorted(letters) !== sorted(of)) return false
  if (of.length >= LONG_ENOUGH) return letters[0] === of[0] && letters.at(-1) === of.at(-1)
  let at = 0
  while (letters[at] === of[at]) at++
  return of.length > 3 && !/[aeiou].*[aeiou]/.test(of) && isSwapped(letters.slice(at), of.slice(at))
}

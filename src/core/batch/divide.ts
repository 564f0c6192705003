import { isBadRequestError, isServerError } from '../errors.ts'

const textOf = (error: unknown) => (error as { serviceText?: string }).serviceText ?? ''

/** Which key of a request the service has named as bad. */
const indexOf = (error: unknown) => /index (\d+) of/.exec(textOf(error))?.[1]

/** Whether the service names the bad key itself. */
export const isNamed = (error: unknown): boolean => indexOf(error) !== undefined

/**
 * Whether fewer keys at once may succeed. The cause is a bad key, a failure of the service, or a URL that is too long. Not where it
 * asks to wait: it is as busy for fewer.
 */
export const isDividable = (error: unknown): boolean =>
  isBadRequestError(error) || (isServerError(error) && !error.retryAfterMs)

/** Whether the database took too long: fewer keys may be answered in time, the same ones hardly. */
export const isTooMuch = (error: unknown): boolean => isDividable(error) && /deadline|timeout/i.test(textOf(error))

/** The next requests: all keys but the bad one where the service names it, else both halves. */
export function divide(keys: readonly string[], error: unknown): string[][] {
  const index = indexOf(error)
  const bad = index && keys[Number(index)]
  if (bad) return [[bad], keys.filter((key) => key !== bad)]
  const half = Math.ceil(keys.length / 2)
  return [keys.slice(0, half), keys.slice(half)]
}

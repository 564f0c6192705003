import { isRateLimitError } from '../../../core/errors.ts'

/** A pause is no failure, and has another word. */
export const limitSentence = (error: unknown): 'network.limited' | undefined =>
  isRateLimitError(error) ? 'network.limited' : undefined

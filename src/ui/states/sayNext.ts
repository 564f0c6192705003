import type { waitTexts } from '../words/en/states/waits.ts'
import type { Words } from '../words/words.ts'

/** Which try runs: without a number the first. */
export const sayNext = (words: Words<typeof waitTexts>, next: number | undefined): string =>
  next ? words('wait.again', { count: String(next) }) : words('wait.still')

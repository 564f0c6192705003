import type { Arguments } from './arguments.ts'

/** A bare text: the raw form, upper-case. */
export const unpackAddress = (args: Arguments): string => args.address()

import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { stateAsked } from './state.ts'

/** A bare text, nanotons. */
export const getAddressBalance = (args: Arguments, context: Context): string =>
  stateAsked(args, context).state?.balance ?? '0'

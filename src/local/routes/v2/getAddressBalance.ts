import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { requestedState } from './state.ts'

/** A bare text, nanograms. */
export const getAddressBalance = genuine(
  (args: Arguments, context: Context): string => requestedState(args, context).state?.balance ?? '0',
)

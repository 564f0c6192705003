import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { stateAsked, statusOf } from './state.ts'

/** A bare text. */
export const getAddressState = (args: Arguments, context: Context) => statusOf(stateAsked(args, context).state)

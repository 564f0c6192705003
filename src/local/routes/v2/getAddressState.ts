import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { requestedState, statusOf } from './state.ts'

/** A bare text. */
export const getAddressState = genuine((args: Arguments, context: Context) =>
  statusOf(requestedState(args, context).state),
)

import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { historyAsked } from './history.ts'
import { asTransaction } from './transactionRows.ts'

/** A bare list. */
export const getTransactions = genuine((args: Arguments, context: Context) =>
  historyAsked(args, context).rows.map(asTransaction),
)

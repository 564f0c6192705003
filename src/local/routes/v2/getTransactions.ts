import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { historyAsked } from './history.ts'
import { asTransaction } from './transactionRows.ts'

/** A bare list. */
export const getTransactions = (args: Arguments, context: Context) =>
  historyAsked(args, context).rows.map(asTransaction)

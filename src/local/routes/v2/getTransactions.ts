import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { requestedHistory } from './history.ts'
import { asTransaction } from './transactionRows.ts'

/** A bare list. */
export const getTransactions = genuine((args: Arguments, context: Context) =>
  requestedHistory(args, context).rows.map(asTransaction),
)

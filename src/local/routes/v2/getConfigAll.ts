import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { headAt } from './state.ts'

/** The dictionary of all params: the short configuration on which the chain runs. */
export const getConfigAll = genuine((args: Arguments, context: Context) => {
  headAt(args, context)
  return { '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes: context.ledger.rows.config } }
})

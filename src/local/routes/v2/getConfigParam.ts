import { toBoc } from '../../../core/values/toBoc.ts'
import { configParam } from '../../bodies/config.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine, type Route } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { headAt } from './state.ts'

/** The configuration never changes here, so every block has the same. */
const requestedParam = genuine((args: Arguments, context: Context) => {
  const [id, old] = [args.int('config_id', 0, 2 ** 31 - 1), args.int('param', 0, 2 ** 31 - 1)]
  if (id !== undefined && old !== undefined)
    throw new Refusal(422, 'only one of config_id or param should be specified')
  const number = id ?? old
  if (number === undefined) throw new Refusal(422, 'failed to parse config_id')
  headAt(args, context)
  const cell = configParam(context.ledger.rows.config, number)
  if (!cell) throw new Refusal(500, `LITE_SERVER_UNKNOWN: config parameter ${number} is not there`)
  return { '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes: toBoc(cell) } }
})

/** Older clients name the number `param`. */
export const getConfigParam: Route<Arguments> = { ...requestedParam, alsoTakes: ['param'] }

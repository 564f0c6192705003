import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { addressesNamed } from './actionsAnswer.ts'
import { around } from './jetton.ts'
import type { Query } from './query.ts'
import { namedTraces, traceTest } from './traceFilters.ts'
import { asTrace } from './traceRows.ts'
import { addressesOf } from './transactionRows.ts'
import { understoodTest } from './understood.ts'

const keys = ['account', 'trace_id', 'tx_hash', 'msg_hash']

/** `always`: whether actions are there without `include_actions`. */
export function tracesAnswer(query: Query, context: Context, always: boolean) {
  if (keys.filter(query.has).length > 1)
    throw new Refusal(422, 'only one of account, trace_id, tx_hash, msg_hash should be specified')
  const account = query.address('account')
  const ids = query.hashes('trace_id')
  const transactions = query.hashes('tx_hash')
  const messages = query.hashes('msg_hash')
  const understood = understoodTest(query)
  const inside = traceTest(query, context.ledger)
  const named = namedTraces(context.ledger, { account, traces: ids, transactions, messages })
  const page = query.pick(named, inside)
  const hasActions = (query.bool('include_actions') ?? false) || always
  const rows = page.map((trace) => ({
    trace,
    actions: hasActions ? context.ledger.actionsOf(trace).filter(understood) : undefined,
  }))
  return {
    traces: rows.map(({ trace, actions }) => asTrace(trace, actions)),
    // What an action names has its names too: the item of a sale takes no part in a change of its price.
    ...around(
      context,
      rows.flatMap(({ trace, actions = [] }) => [
        ...trace.transactions.flatMap(addressesOf),
        ...actions.flatMap(({ action }) => addressesNamed(action)),
      ]),
    ),
  }
}

export const traces = genuine((query: Query, context: Context) => tracesAnswer(query, context, false))

import { storedType } from '../../index/actionTypes.ts'
import type { ActionRow } from '../../index/ledger.ts'
import { isComplete } from '../../index/trace.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { actionsAnswer } from './actionsAnswer.ts'
import type { Query } from './query.ts'
import { hasMessage, namedTraces, traceTest } from './traceFilters.ts'
import { understoodTest } from './understood.ts'

/** Types as texts; only letters, digits, points and underscores are let through. */
function types(query: Query, name: string): readonly string[] | undefined {
  const texts = query.texts(name)
  if (texts.some((text) => !/^[\w.]+$/.test(text))) throw new Refusal(422, `${name} contains invalid characters`)
  return texts.length ? texts : undefined
}

/** Of complete traces only. */
export const actions = genuine((query: Query, context: Context) => {
  const account = query.address('account')
  const transactions = query.hashes('tx_hash')
  const messages = query.hashes('msg_hash')
  const ids = query.hashes('action_id')
  const traces = query.hashes('trace_id')
  const wanted = types(query, 'action_type')
  const unwanted = types(query, 'exclude_action_type')
  const understood = understoodTest(query, wanted)
  const inside = traceTest(query, context.ledger)
  const { ledger } = context
  const passes = (row: ActionRow) => {
    const { action, trace } = row
    return (
      understood(row) &&
      (!traces || traces.includes(trace.id)) &&
      (account === undefined || action.accounts?.includes(account ?? '')) &&
      (!transactions || action.transactions?.some((hash) => transactions.includes(hash))) &&
      (!messages || hasMessage(trace, messages, new Set(action.transactions))) &&
      (!ids || ids.includes(action.action_id)) &&
      !unwanted?.includes(storedType(action.type))
    )
  }
  const named = namedTraces(ledger, { traces, transactions, messages, account }, (of) => ledger.actionTracesOf(of))
  const page = query.pickOf(named, (trace) =>
    isComplete(trace) && inside(trace) ? ledger.orderedActionsOf(trace).filter(passes) : [],
  )
  const include = {
    accounts: query.bool('include_accounts') ?? false,
    transactions: query.bool('include_transactions') ?? false,
  }
  return actionsAnswer(page, include, context)
})

import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { isComplete } from '../../index/trace.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'

const sum = (values: readonly (string | null | undefined)[]) =>
  values.reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n)

/** What an account holds now and did not before. */
const gainOf = ({ account_state_before: before, account_state_after: after }: TransactionRow) =>
  BigInt(after.balance ?? 0) - BigInt(before.balance ?? 0)

/** The forwarding fee of a message is paid by its sender, and is no part of the transaction's total. */
const feeOf = ({ total_fees, out_msgs }: TransactionRow) => sum([total_fees, ...out_msgs.map(({ fwd_fee }) => fwd_fee)])

function add<Key>(totals: Map<Key, bigint>, key: Key, amount: bigint) {
  totals.set(key, (totals.get(key) ?? 0n) + amount)
}

/** As JSON numbers, as the service writes them. Where a number cannot be exact, a decimal string. */
const asNumbers = (totals: ReadonlyMap<string, bigint>) =>
  Object.fromEntries(
    Array.from(totals, ([key, total]) => [key, Number.isSafeInteger(Number(total)) ? Number(total) : total.toString()]),
  )

function jettonsOf(transfers: readonly JettonTransfer[]) {
  const owners = new Map<string, Map<string, bigint>>()
  const move = (owner: string, master: string, amount: bigint) => {
    const masters = owners.get(owner) ?? new Map<string, bigint>()
    owners.set(owner, masters)
    add(masters, master, amount)
  }
  for (const { source, destination, jetton_master, amount } of transfers) {
    move(source, jetton_master, -BigInt(amount))
    move(destination, jetton_master, BigInt(amount))
  }
  const asTexts = (masters: ReadonlyMap<string, bigint>) =>
    Object.fromEntries(Array.from(masters, ([master, amount]) => [master, amount.toString()]))
  return Object.fromEntries(Array.from(owners, ([owner, masters]) => [owner, asTexts(masters)]))
}

function changesOf(rows: readonly TransactionRow[], { ledger }: Context) {
  const changes = new Map<string, bigint>()
  const fees = new Map<string, bigint>()
  for (const row of rows) {
    add(changes, row.account, gainOf(row))
    add(fees, row.account, feeOf(row))
  }
  const transfers = rows.flatMap((row) => {
    const event = ledger.events.jettonEvent(row)
    return event?.kind === 'transfer' ? [event.row] : []
  })
  return { changes: asNumbers(changes), fees: asNumbers(fees), jettons: jettonsOf(transfers) }
}

const NONE = { changes: null, fees: null, jettons: null }

export const balanceChanges = genuine((query: Query, context: Context) => {
  const [traceId, actionId] = [query.hash('trace_id'), query.hash('action_id')]
  if (traceId === undefined && actionId === undefined) throw new Refusal(400, 'trace_id or action_id is required')
  const { ledger } = context
  const found = actionId === undefined ? undefined : ledger.actionById(actionId)
  const trace = traceId === undefined ? found?.trace : ledger.traces.get(traceId)
  if (!trace || !isComplete(trace)) throw new Refusal(404, 'trace or action not found')
  if (actionId === undefined) return changesOf(trace.transactions, context)
  if (found?.trace !== trace || found.action.type === 'contract_deploy') return NONE
  const taken = new Set(found.action.transactions)
  const rows = trace.transactions.filter(({ hash }) => taken.has(hash))
  // The first one pays for what another account began: the service leaves it out.
  return changesOf(rows[0]?.in_msg?.source ? rows.slice(1) : rows, context)
})

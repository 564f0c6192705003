import type { EmulatedTransaction } from '../../../contract/emulate/emulatedTransaction.ts'
import type { EmulateTraceResponse } from '../../../contract/emulate/emulateTraceResponse.ts'
import type { Action } from '../../../contract/v3/action.ts'
import type { Message } from '../../../contract/v3/message.ts'
import { compareLt } from '../../../core/values/lt.ts'
import { classify } from '../../classify/classify.ts'
import type { TraceQuestion } from '../../engine/engine.ts'
import { understoodTypes } from '../../index/actionTypes.ts'
import { factsOf } from '../../index/classifierFacts.ts'
import { changed } from '../../index/known.ts'
import type { TransactionRow } from '../../index/rows.ts'
import type { Context } from '../context.ts'
import { addressesNamed } from '../v3/actionsAnswer.ts'
import { addressBookOf, metadataFor } from '../v3/around.ts'
import { byReceived, treeOf } from '../v3/traceRows.ts'
import { understoodBy } from '../v3/understood.ts'
import { type EmulateRequest, optionsIn } from './body.ts'

/** Extra currencies are not emulated. */
const bare = (message: Message): Message => ({
  ...message,
  ...(message.value_extra_currencies && { value_extra_currencies: {} }),
})

/** A transaction as an emulation has it: in no trace of the chain. */
function asEmulated(row: TransactionRow, trace_external_hash: string) {
  const { trace_id: _, boc: __, in_msg, out_msgs, account_state_before, account_state_after, ...rest } = row
  return {
    ...rest,
    trace_external_hash,
    in_msg: in_msg && bare(in_msg),
    out_msgs: out_msgs.map(bare),
    account_state_before: { ...account_state_before, extra_currencies: null },
    account_state_after: { ...account_state_after, extra_currencies: null },
  }
}

/** What would happen, from the chain as it is. Nothing of it is kept. */
export async function emulated(
  question: TraceQuestion,
  { body, types }: Required<EmulateRequest>,
  { ledger, testnet, running }: Context,
): Promise<EmulateTraceResponse> {
  const { withActions, addressBook, metadata, seqno } = optionsIn(body)
  const run = await (await running()).emulateTrace({ ...question, seqno })
  const known = changed(ledger, run.facts)
  const rows = run.transactions.map((row) => asEmulated(row, run.externalHash))
  const [first] = rows as [EmulatedTransaction]
  const understood = understoodBy(understoodTypes([types]))
  const actions = withActions
    ? classify({ id: first.hash, transactions: rows, complete: true }, factsOf(known))
        .filter(understood)
        .map(({ action }) => action)
        .sort((a, b) => compareLt(b.end_lt, a.end_lt))
    : []
  const addresses = [...rows.map(({ account }) => account), ...actions.flatMap(addressesIn)]
  const lookup = { ledger: known, testnet }
  return {
    mc_block_seqno: run.seqno,
    trace: treeOf(first, byReceived(rows)),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
    actions,
    ...cellsOf(rows, run.cells),
    ...(addressBook && { address_book: addressBookOf(lookup, addresses) }),
    ...(metadata && { metadata: metadataFor(lookup, addresses) }),
    rand_seed: run.randomSeed,
    is_incomplete: run.isIncomplete,
  }
}

const addressesIn = (action: Action) => [...(action.accounts ?? []), ...addressesNamed(action)]

/** Code and data of all states, by their hashes. */
function cellsOf(rows: readonly EmulatedTransaction[], cells: Readonly<Record<string, string>>) {
  const states = rows.flatMap((row) => [row.account_state_before, row.account_state_after])
  const named = (hashes: (string | null | undefined)[]) =>
    Object.fromEntries(hashes.flatMap((hash) => (hash && cells[hash] !== undefined ? [[hash, cells[hash]]] : [])))
  return {
    code_cells: named(states.map((state) => state?.code_hash)),
    data_cells: named(states.map((state) => state?.data_hash)),
  }
}

import type { Past } from '../../engine/engine.ts'
import type { Ledger } from '../../index/ledger.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { plainRow } from '../../index/storedRow.ts'
import { plainTrace } from '../../index/trace.ts'
import { Refusal } from '../../service/refusal.ts'
import type { RunningChain } from '../../service/runningChain.ts'
import { exitName, resultName } from './exitNames.ts'

/** Characters of a log: its end, where the reason is. */
const LOG_LENGTH = 16_000
/** Transactions of a trace that run again: those that failed first. */
const MOST_REPLAYS = 50
/** Transactions before one that run again with it, where a block did not keep what it found. */
const MOST_BEFORE = 10

/** The phases of a transaction, codes with their names. */
function phasesOf({ description }: TransactionRow) {
  const { compute_ph: compute, action, aborted, storage_ph, bounce } = description
  const exitCode = compute?.exit_code
  return {
    aborted,
    storage: storage_ph ?? null,
    compute:
      !compute || exitCode === undefined
        ? { skipped: true, reason: compute?.reason ?? null }
        : {
            skipped: false,
            success: compute.success,
            exit_code: exitCode,
            exit_name: exitName(exitCode),
            gas_used: compute.gas_used,
            gas_limit: compute.gas_limit,
            gas_fees: compute.gas_fees,
            vm_steps: compute.vm_steps,
          },
    action: action && {
      success: action.success,
      result_code: action.result_code,
      result_name: resultName(action.result_code ?? 0),
      result_arg: action.result_arg ?? null,
      messages: action.msgs_created,
      skipped_actions: action.skipped_actions,
    },
    bounce: bounce ?? null,
  }
}

const hasFailed = ({ description: { compute_ph, action } }: TransactionRow) =>
  compute_ph?.success === false || action?.success === false || Boolean(action?.skipped_actions)

const hasRun = ({ description: { compute_ph } }: TransactionRow) => compute_ph?.exit_code !== undefined

function pastOf(ledger: Ledger, row: TransactionRow, before = MOST_BEFORE): Past {
  const { cells } = ledger.rows
  const state = row.account_state_before
  const previous = before ? ledger.transactionByHash.get(row.prev_trans_hash ?? '') : undefined
  return {
    boc: row.boc,
    account: row.account,
    seqno: row.mc_block_seqno,
    before: state,
    code: cells[state.code_hash ?? ''],
    data: cells[state.data_hash ?? ''],
    ...(previous && { previous: pastOf(ledger, plainRow(previous), before - 1) }),
  }
}

const cut = (log: string) => ({ log: log.slice(-LOG_LENGTH), log_is_cut: log.length > LOG_LENGTH })

/** The trace with this id, or with a transaction or a message of this hash. */
function traceAt(ledger: Ledger, hash: string) {
  const [message] = ledger.messagesBy([hash])
  const row = ledger.transactionByHash.get(hash) ?? message?.in ?? message?.out
  return ledger.traces.get(row ? (row.trace_id ?? row.hash) : hash)
}

/**
 * The transactions of a trace: phases, codes by name, gas, and the end of the TVM's log, for which each runs again on the state that it
 * found. A log is `null` where nothing ran, and where the result is not the very same transaction. @throws {Refusal}
 */
export async function explainTrace(
  hash: string,
  ledger: Ledger,
  running: () => Promise<Pick<RunningChain, 'replay'>>,
): Promise<object> {
  const trace = traceAt(ledger, hash)
  if (!trace) throw new Refusal(404, 'there is no trace with a transaction or a message of this hash')
  const { id, transactions } = plainTrace(trace)
  const run = transactions.filter(hasRun)
  const order = [...run.filter(hasFailed), ...run.filter((row) => !hasFailed(row))].slice(0, MOST_REPLAYS)
  const logs = new Map<TransactionRow, string>()
  for (const row of order) {
    const log = await (await running()).replay(pastOf(ledger, row))
    if (log !== undefined) logs.set(row, log)
  }
  return {
    trace_id: id,
    transactions: transactions.map((row) => ({
      hash: row.hash,
      account: row.account,
      lt: row.lt,
      now: row.now,
      mc_block_seqno: row.mc_block_seqno,
      opcode: row.in_msg?.opcode ?? null,
      failed: hasFailed(row),
      ...phasesOf(row),
      ...(logs.has(row) ? cut(logs.get(row) as string) : { log: null, log_is_cut: false }),
    })),
  }
}

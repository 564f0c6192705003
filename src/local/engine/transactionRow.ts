import { Cell, type Transaction as CoreTransaction, Dictionary, type DictionaryValue, loadTransaction } from '@ton/core'
import type { AccountState } from '../../contract/v3/accountState.ts'
import type { BouncePhase } from '../../contract/v3/bouncePhase.ts'
import type { ComputePhase } from '../../contract/v3/computePhase.ts'
import type { TransactionDescription } from '../../contract/v3/transactionDescription.ts'
import type { AccountStatus } from '../../schemas/scalars.ts'
import type { TransactionRow } from '../index/rows.ts'
import { extraCurrenciesOf } from './account.ts'
import { messageRow } from './messageRow.ts'
import { bocOf, hashOf, spelledCellHash } from './spelling.ts'

const asCells: DictionaryValue<Cell> = {
  parse: (slice) => slice.loadRef(),
  serialize: (cell, builder) => builder.storeRef(cell),
}

export interface ParsedTransaction {
  cell: Cell
  parsed: CoreTransaction
  inMessage: Cell | null
  /** By creation. */
  outMessages: Cell[]
}

/** Opens a transaction, keeping the message cells: their hashes are those of the chain. */
export function parseTransaction(boc: string): ParsedTransaction {
  const cell = Cell.fromBase64(boc)
  const messages = (cell.refs[0] as Cell).beginParse()
  return {
    cell,
    parsed: loadTransaction(cell.beginParse()),
    inMessage: messages.loadMaybeRef(),
    outMessages: messages.loadDict(Dictionary.Keys.Uint(15), asCells).values(),
  }
}

const statuses = { uninitialized: 'uninit', 'non-existing': 'nonexist', active: 'active', frozen: 'frozen' } as const
const statusOf = (status: CoreTransaction['endStatus']): AccountStatus => statuses[status]

function computePhase(phase: (CoreTransaction['description'] & { type: 'generic' })['computePhase']): ComputePhase {
  if (phase.type === 'skipped')
    return {
      skipped: true,
      reason: ({ 'no-state': 'no_state', 'bad-state': 'bad_state', 'no-gas': 'no_gas' } as const)[phase.reason],
    }
  return {
    skipped: false,
    success: phase.success,
    msg_state_used: phase.messageStateUsed,
    account_activated: phase.accountActivated,
    gas_fees: phase.gasFees.toString(),
    gas_used: phase.gasUsed.toString(),
    gas_limit: phase.gasLimit.toString(),
    ...(phase.gasCredit != null && { gas_credit: phase.gasCredit.toString() }),
    mode: phase.mode,
    exit_code: phase.exitCode,
    ...(phase.exitArg != null && { exit_arg: phase.exitArg }),
    vm_steps: phase.vmSteps,
    vm_init_state_hash: hashOf(phase.vmInitStateHash),
    vm_final_state_hash: hashOf(phase.vmFinalStateHash),
  }
}

const size = ({ cells, bits }: { cells: bigint; bits: bigint }) => ({ cells: cells.toString(), bits: bits.toString() })

function bouncePhase(
  phase: NonNullable<(CoreTransaction['description'] & { type: 'generic' })['bouncePhase']>,
): BouncePhase {
  if (phase.type === 'negative-funds') return { type: 'negfunds' }
  const msg_size = size(phase.messageSize)
  if (phase.type === 'no-funds')
    return { type: 'nofunds', msg_size, req_fwd_fees: phase.requiredForwardFees.toString() }
  return { type: 'ok', msg_size, msg_fees: phase.messageFees.toString(), fwd_fees: phase.forwardFees.toString() }
}

function description({ description: d }: CoreTransaction): TransactionDescription {
  // The chain runs ordinary transactions only: no tick-tock contracts, no splits.
  if (d.type !== 'generic') throw new Error(`A transaction of type ${d.type}, which this chain does not run.`)
  const { storagePhase: storage, creditPhase: credit, actionPhase: action, bouncePhase: bounce } = d
  return {
    type: 'ord',
    aborted: d.aborted,
    destroyed: d.destroyed,
    credit_first: d.creditFirst,
    ...(storage && {
      storage_ph: {
        storage_fees_collected: storage.storageFeesCollected.toString(),
        ...(storage.storageFeesDue != null && { storage_fees_due: storage.storageFeesDue.toString() }),
        status_change: storage.statusChange,
      },
    }),
    ...(credit && {
      credit_ph: {
        // The library's spelling.
        ...(credit.dueFeesColelcted != null && { due_fees_collected: credit.dueFeesColelcted.toString() }),
        credit: credit.credit.coins.toString(),
        ...(credit.credit.other?.size && { credit_extra_currencies: extraCurrenciesOf(credit.credit) }),
      },
    }),
    compute_ph: computePhase(d.computePhase),
    ...(action && {
      action: {
        success: action.success,
        valid: action.valid,
        no_funds: action.noFunds,
        status_change: action.statusChange,
        ...(action.totalFwdFees != null && { total_fwd_fees: action.totalFwdFees.toString() }),
        ...(action.totalActionFees != null && { total_action_fees: action.totalActionFees.toString() }),
        result_code: action.resultCode,
        ...(action.resultArg != null && { result_arg: action.resultArg }),
        tot_actions: action.totalActions,
        spec_actions: action.specActions,
        skipped_actions: action.skippedActions,
        msgs_created: action.messagesCreated,
        action_list_hash: hashOf(action.actionListHash),
        tot_msg_size: size(action.totalMessageSize),
      },
    }),
    ...(bounce && { bounce: bouncePhase(bounce) }),
  }
}

export interface BlockPlace {
  account: string
  seqno: number
  /** Hash of the trace's first transaction; absent for that one itself. */
  traceId: string | undefined
  before: AccountState
  after: AccountState
}

/** A transaction as v3 answers it. */
export function transactionRow(
  { cell, parsed, inMessage, outMessages }: ParsedTransaction,
  place: BlockPlace,
): TransactionRow {
  const { account, seqno, before, after } = place
  const hash = spelledCellHash(cell)
  return {
    account,
    hash,
    lt: parsed.lt.toString(),
    now: parsed.now,
    mc_block_seqno: seqno,
    trace_id: place.traceId ?? hash,
    prev_trans_hash: hashOf(parsed.prevTransactionHash),
    prev_trans_lt: parsed.prevTransactionLt.toString(),
    orig_status: statusOf(parsed.oldStatus),
    end_status: statusOf(parsed.endStatus),
    total_fees: parsed.totalFees.coins.toString(),
    total_fees_extra_currencies: {},
    description: description(parsed),
    block_ref: { workchain: Number(account.split(':')[0]), shard: '8000000000000000', seqno },
    in_msg: inMessage && messageRow(inMessage),
    out_msgs: outMessages.map(messageRow),
    account_state_before: before,
    account_state_after: after,
    emulated: false,
    finality: 'finalized',
    boc: bocOf(cell),
  }
}

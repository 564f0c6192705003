import type { ActionPhase } from '../contract/v3/actionPhase.ts'
import type { BouncePhase } from '../contract/v3/bouncePhase.ts'
import type { ComputePhase } from '../contract/v3/computePhase.ts'
import type { CreditPhase } from '../contract/v3/creditPhase.ts'
import type { StoragePhase } from '../contract/v3/storagePhase.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { TransactionDescription } from '../contract/v3/transactionDescription.ts'
import { type CellReader, parseBoc, readCell } from '../core/values/cell.ts'
import { accountBits, readCoins } from '../core/values/cellValues.ts'
import type { AccountStatus } from '../schemas/scalars.ts'

/** The facts of a transaction's own cells that v2 does not report elsewhere. */
export interface TransactionBoc
  extends Pick<
    Transaction,
    'lt' | 'now' | 'prev_trans_hash' | 'prev_trans_lt' | 'orig_status' | 'end_status' | 'total_fees' | 'description'
  > {
  /** Of the account, 64 upper-case hex digits: the workchain is not written down. */
  readonly accountHash: string
  /** Of the incoming message, where there is one. */
  readonly incoming: MessageHead | undefined
}

/** The facts of a message's head beside its parties and value. */
export type MessageHead =
  | { readonly type: 'internal'; readonly ihr_disabled: boolean; readonly bounce: boolean; readonly bounced: boolean }
  | { readonly type: 'external'; readonly import_fee: string }

/** Of two bits, in their order. */
const STATUS: readonly AccountStatus[] = ['uninit', 'frozen', 'active', 'nonexist']

/**
 * Reads a transaction from its BoC (`data` of v2's answers). Layouts: `Transaction`, `TransactionDescr` and the phases
 * of block.tlb.
 *
 * @throws {InvalidBocError} when it is no transaction
 */
export function readTransactionBoc(data: string): TransactionBoc {
  const reader = readCell(parseBoc(data))
  expectTag(reader, 4, 0b0111n)
  const accountHash = hex(reader)
  const lt = String(reader.uint(64))
  const prev_trans_hash = hash(reader)
  const prev_trans_lt = String(reader.uint(64))
  const now = Number(reader.uint(32))
  reader.uint(15) // Outgoing messages: the answer lists them.
  const [orig_status, end_status] = [status(reader), status(reader)]
  const messages = readCell(reader.ref())
  const total_fees = currencies(reader)
  reader.ref() // Hashes of the account's state, before and after.
  return {
    accountHash,
    lt,
    now,
    prev_trans_hash,
    prev_trans_lt,
    orig_status,
    end_status,
    total_fees,
    description: description(readCell(reader.ref())),
    incoming: messages.bit() ? messageHead(readCell(messages.ref())) : undefined,
  }
}

function expectTag(reader: CellReader, bits: number, tag: bigint): void {
  if (reader.uint(bits) !== tag) throw new RangeError('These cells are no transaction.')
}

const hex = (reader: CellReader) => reader.uint(256).toString(16).padStart(64, '0').toUpperCase()
const hash = (reader: CellReader) =>
  btoa(hex(reader).replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
const status = (reader: CellReader) => STATUS[Number(reader.uint(2))] as AccountStatus
const number = (reader: CellReader, bits: number) => Number(reader.uint(bits))
const signed = (reader: CellReader) => Number(BigInt.asIntN(32, reader.uint(32)))
/** `VarUInteger n`: its length in bytes, in as many bits as n − 1 has, and then itself. */
const varUint = (reader: CellReader, lengthBits: number) => String(reader.uint(8 * number(reader, lengthBits)))
const coins = (reader: CellReader) => String(readCoins(reader))
const maybe = <T>(reader: CellReader, read: (reader: CellReader) => T): T | undefined =>
  reader.bit() ? read(reader) : undefined

/** The coins of a `CurrencyCollection`; its extra currencies are stepped over. */
function currencies(reader: CellReader): string {
  const amount = coins(reader)
  if (reader.bit()) reader.ref()
  return amount
}

function messageHead(reader: CellReader): MessageHead {
  if (!reader.bit()) {
    const [ihr_disabled, bounce, bounced] = [reader.bit(), reader.bit(), reader.bit()]
    return { type: 'internal', ihr_disabled, bounce, bounced }
  }
  expectTag(reader, 1, 0n)
  // External: the sender is nobody (00), or bits with a meaning to the sender alone (01).
  if (reader.uint(2) !== 0n) reader.uint(number(reader, 9))
  accountBits(reader)
  return { type: 'external', import_fee: coins(reader) }
}

function description(reader: CellReader): TransactionDescription {
  const tag = number(reader, 4)
  if (tag === 0) {
    const credit_first = reader.bit()
    const storage_ph = maybe(reader, storagePhase)
    const credit_ph = maybe(reader, creditPhase)
    const compute_ph = computePhase(reader)
    const action = maybe(reader, actionPhase)
    const aborted = reader.bit()
    const bounce = maybe(reader, bouncePhase)
    return {
      type: 'ord',
      credit_first,
      storage_ph,
      credit_ph,
      compute_ph,
      action,
      aborted,
      bounce,
      destroyed: reader.bit(),
    }
  }
  if (tag === 1) return { type: 'storage', storage_ph: storagePhase(reader) }
  if (tag === 2 || tag === 3) {
    const storage_ph = storagePhase(reader)
    const compute_ph = computePhase(reader)
    const action = maybe(reader, actionPhase)
    const aborted = reader.bit()
    return { type: 'tick_tock', is_tock: tag === 3, storage_ph, compute_ph, action, aborted, destroyed: reader.bit() }
  }
  const type = (['split_prepare', 'split_install', 'merge_prepare', 'merge_install'] as const)[tag - 4]
  if (!type) throw new RangeError('These cells are no transaction.')
  // An account was never split on any network: there is nothing to try their phases on.
  return { type }
}

/** Unchanged 0, frozen 10, deleted 11. */
const statusChange = (reader: CellReader) => (reader.bit() ? (reader.bit() ? 'deleted' : 'frozen') : 'unchanged')

const storagePhase = (reader: CellReader): StoragePhase => ({
  storage_fees_collected: coins(reader),
  storage_fees_due: maybe(reader, coins),
  status_change: statusChange(reader),
})

const creditPhase = (reader: CellReader): CreditPhase => ({
  due_fees_collected: maybe(reader, coins),
  credit: currencies(reader),
})

function computePhase(reader: CellReader): ComputePhase {
  if (!reader.bit()) {
    const reason = (['no_state', 'bad_state', 'no_gas', 'suspended'] as const)[number(reader, 2)]
    // Three bits, of which the third is always 0.
    if (reason === 'suspended') expectTag(reader, 1, 0n)
    return { skipped: true, reason }
  }
  const [success, msg_state_used, account_activated] = [reader.bit(), reader.bit(), reader.bit()]
  const gas_fees = coins(reader)
  const vm = readCell(reader.ref())
  return {
    skipped: false,
    success,
    msg_state_used,
    account_activated,
    gas_fees,
    gas_used: varUint(vm, 3),
    gas_limit: varUint(vm, 3),
    gas_credit: maybe(vm, () => varUint(vm, 2)),
    mode: Number(BigInt.asIntN(8, vm.uint(8))),
    exit_code: signed(vm),
    exit_arg: maybe(vm, signed),
    vm_steps: number(vm, 32),
    vm_init_state_hash: hash(vm),
    vm_final_state_hash: hash(vm),
  }
}

function actionPhase(outer: CellReader): ActionPhase {
  const reader = readCell(outer.ref())
  return {
    success: reader.bit(),
    valid: reader.bit(),
    no_funds: reader.bit(),
    status_change: statusChange(reader),
    total_fwd_fees: maybe(reader, coins),
    total_action_fees: maybe(reader, coins),
    result_code: signed(reader),
    result_arg: maybe(reader, signed),
    tot_actions: number(reader, 16),
    spec_actions: number(reader, 16),
    skipped_actions: number(reader, 16),
    msgs_created: number(reader, 16),
    action_list_hash: hash(reader),
    tot_msg_size: size(reader),
  }
}

const size = (reader: CellReader) => ({ cells: varUint(reader, 3), bits: varUint(reader, 3) })

function bouncePhase(reader: CellReader): BouncePhase {
  if (reader.bit()) return { type: 'ok', msg_size: size(reader), msg_fees: coins(reader), fwd_fees: coins(reader) }
  return reader.bit() ? { type: 'nofunds', msg_size: size(reader), req_fwd_fees: coins(reader) } : { type: 'negfunds' }
}

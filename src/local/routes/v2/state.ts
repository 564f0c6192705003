import type { BlockRow } from '../../index/rows.ts'
import type { StateAt } from '../../index/stateAt.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'

const NOT_READY = 'LITE_SERVER_NOTREADY: block is not in db'

/** The masterchain block at `seqno`, or the newest. @throws {Refusal} */
export function headAt(args: Arguments, { ledger }: Context): BlockRow {
  const seqno = args.int('seqno', 1, 2 ** 31 - 1)
  const block = seqno === undefined ? ledger.head : ledger.masterchain(seqno)
  if (!block) throw new Refusal(500, NOT_READY)
  return block
}

/** A block by workchain, shard and number; by its hashes too when both are sent. @throws {Refusal} */
export function blockAt(args: Arguments, { ledger }: Context): BlockRow {
  const workchain = args.needed('workchain', -(2 ** 31))
  const shard = args.shard()
  const seqno = args.needed('seqno', 1)
  const [root, file] = [args.hash('root_hash'), args.hash('file_hash')]
  const block = ledger.block(workchain, seqno)
  const named = root !== undefined && file !== undefined
  const wrong = named && (block?.root_hash !== root || block.file_hash !== file)
  if (!block || shard !== -(1n << 63n) || wrong) throw new Refusal(500, NOT_READY)
  return block
}

export type Status = 'uninitialized' | 'active' | 'frozen'

/** Accounts that never were are uninitialized here. */
export const statusOf = (state: StateAt | undefined): Status =>
  state?.status === 'active' ? 'active' : state?.status === 'frozen' ? 'frozen' : 'uninitialized'

export interface RequestedState {
  /** Raw. */
  address: string
  block: BlockRow
  /** `undefined` for an account never seen until then. */
  state: StateAt | undefined
  /** Base64 BoCs, `''` when absent. */
  code: string
  data: string
}

/** The requested account at the requested block. @throws {Refusal} */
export function requestedState(args: Arguments, context: Context): RequestedState {
  const address = args.address()
  const block = headAt(args, context)
  const { ledger } = context
  const state = ledger.stateAt(address, block.seqno)
  const cell = (hash: string | null | undefined) => (hash && ledger.rows.cells[hash]) || ''
  return { address, block, state, code: cell(state?.code_hash), data: cell(state?.data_hash) }
}

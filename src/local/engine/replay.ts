import {
  type AccountStorage,
  Address,
  beginCell,
  Cell,
  type AccountState as CoreAccountState,
  packExtraCurrencyDict,
  type StorageInfo,
  storeShardAccount,
} from '@ton/core'
import { factsOf, nobodyAfter, storageOf } from './account.ts'
import type { Past } from './engine.ts'
import type { Machine } from './machine.ts'
import { spelledCellHash } from './spelling.ts'
import { type ParsedTransaction, parseTransaction } from './transactionRow.ts'

function stateOf({ before, code, data }: Past): CoreAccountState | undefined {
  if (before.account_status === 'uninit') return { type: 'uninit' }
  if (before.account_status !== 'active' || code === undefined || data === undefined) return
  return { type: 'active', state: { code: Cell.fromBase64(code), data: Cell.fromBase64(data) } }
}

/** What the account owes after its last transaction, and until when it has paid: all that a row of it does not say. */
function rentOf(
  previous: ParsedTransaction | undefined,
  genesis: number,
): Pick<StorageInfo, 'lastPaid' | 'duePayment'> {
  const description = previous?.parsed.description
  const due = description?.type === 'generic' ? description.storagePhase?.storageFeesDue : undefined
  return { lastPaid: previous?.parsed.now ?? genesis, duePayment: due ?? null }
}

/** The ShardAccount that a transaction found; `undefined` where not all of it is kept. Its hash proves it. */
function shardAccountBefore(past: Past, { parsed }: ParsedTransaction, genesis: number): Cell | undefined {
  const { before } = past
  const { prevTransactionHash: lastTransactionHash, prevTransactionLt: lastTransactionLt } = parsed
  if (before.account_status === null) return nobodyAfter(lastTransactionHash, lastTransactionLt)
  const state = stateOf(past)
  if (!state) return
  const previous = past.previous && parseTransaction(past.previous.boc)
  const last = previous?.parsed
  const storage: AccountStorage = {
    lastTransLt: last ? last.lt + 1n + BigInt(last.outMessages.size) : 0n,
    balance: {
      coins: BigInt(before.balance ?? '0'),
      other: packExtraCurrencyDict(
        Object.fromEntries(Object.entries(before.extra_currencies ?? {}).map(([id, amount]) => [id, BigInt(amount)])),
      ),
    },
    state,
  }
  const { lastPaid, duePayment } = rentOf(previous, genesis)
  const storageStats = { ...storageOf(storage, lastPaid), duePayment }
  const account = { addr: Address.parse(past.account), storageStats, storage }
  const cell = beginCell().store(storeShardAccount({ account, lastTransactionHash, lastTransactionLt })).endCell()
  return spelledCellHash(cell.refs[0] as Cell) === before.hash ? cell : undefined
}

interface Replayed {
  log: string
  /** The ShardAccount after it. */
  after: Cell
}

/**
 * Runs a transaction again. Where not all of what it found is kept, those before it run again first: a block keeps what it leaves
 * behind. `undefined` where the result is not the very same transaction.
 */
export async function replay(machine: Machine, past: Past, genesis: number): Promise<Replayed | undefined> {
  const transaction = parseTransaction(past.boc)
  const { cell, parsed, inMessage } = transaction
  const state =
    shardAccountBefore(past, transaction, genesis) ??
    (past.previous && (await replay(machine, past.previous, genesis))?.after)
  if (!state || !inMessage) return
  const address = Address.parse(past.account)
  const { result } = await machine.deliver({
    message: inMessage,
    account: { address, state, lastLt: parsed.prevTransactionLt, facts: factsOf(state) },
    lt: parsed.lt,
    now: parsed.now,
    seqno: past.seqno,
    ignoreChksig: false,
    verbosity: 'full_location_stack',
  })
  if (!result.success || !parseTransaction(result.transaction).cell.equals(cell)) return
  return { log: result.vmLog, after: Cell.fromBase64(result.shardAccount) }
}

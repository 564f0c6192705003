import { type Address, beginCell, Cell, loadMessage, storeShardAccount } from '@ton/core'
import { slimConfig } from '@ton/sandbox/dist/config/slimConfig'
import { Executor } from '@ton/sandbox/dist/executor/Executor'
import { compareLt } from '../../core/lt.ts'
import type { Batch, BlockRow, Rows, TransactionRow } from '../ledger/rows.ts'
import { type Account, factsOf, nobody } from './account.ts'
import { sealBlocks } from './blockRow.ts'
import { digest } from './random.ts'
import { bocOf, raw } from './spelling.ts'
import { parseTransaction, transactionRow } from './transactionRow.ts'

/** Blocks begin at multiples of this logical time. */
const LT_STEP = 1_000_000n

interface Delivery {
  cell: Cell
  traceId?: string
  /** When the message was created; an external one has no such time. */
  createdLt: bigint
  destination: Address
}

/**
 * A chain of one shard on the real TVM, with a clock of its own. Transactions, fees and cells are genuine; root and file
 * hashes of blocks are seeded digests. Nothing in it depends on the wall clock or on unseeded chance.
 */
export class Chain {
  /** Unix seconds. */
  now: number
  readonly accounts = new Map<string, Account>()
  readonly zerostate: Rows['zerostate']
  #executor: Executor
  #seed: number
  #hopsPerBlock: number
  #queue: Delivery[] = []
  #lt = 0n
  #seqno = 0

  private constructor(executor: Executor, seed: number, genesis: number, hopsPerBlock: number) {
    this.#executor = executor
    this.#seed = seed
    this.#hopsPerBlock = hopsPerBlock
    this.now = genesis
    const zero = (what: string) => digest('zerostate', seed, what).toString('base64')
    this.zerostate = { root_hash: zero('root'), file_hash: zero('file') }
  }

  static async create(seed: number, genesis: number, hopsPerBlock: number): Promise<Chain> {
    return new Chain(await Executor.create(), seed, genesis, hopsPerBlock)
  }

  /** Whether messages wait for the next block. */
  get busy(): boolean {
    return this.#queue.length > 0
  }

  account(address: Address): Account {
    const key = raw(address)
    let account = this.accounts.get(key)
    if (!account) {
      account = { address, state: nobody, lastLt: 0n, facts: factsOf(nobody) }
      this.accounts.set(key, account)
    }
    return account
  }

  /** Puts money on an account that has no code yet, before the first block. Nanotons. */
  fund(address: Address, coins: bigint): void {
    const storageStats = { used: { cells: 0n, bits: 0n }, lastPaid: this.now, storageExtra: null, duePayment: null }
    const storage = { lastTransLt: 0n, balance: { coins }, state: { type: 'uninit' } } as const
    const account = { addr: address, storageStats, storage }
    const state = storeShardAccount({ account, lastTransactionHash: 0n, lastTransactionLt: 0n })
    this.#put(this.account(address), beginCell().store(state).endCell(), 0n)
  }

  /** Queues an external message for the next block. */
  send(cell: Cell): void {
    const { info } = loadMessage(cell.beginParse())
    if (info.type !== 'external-in') throw new Error('Only messages from outside can be sent.')
    this.#queue.push({ cell, createdLt: 0n, destination: info.dest })
  }

  /** Seals a block at `time` (unix seconds, not before the last block) with what is queued, `hopsPerBlock` messages deep. */
  async mine(time = this.now + 5): Promise<{ batch: Pick<Batch, 'blocks' | 'transactions'>; touched: Account[] }> {
    this.now = time
    this.#seqno++
    const startLt = (this.#lt / LT_STEP + 1n) * LT_STEP
    this.#lt = startLt
    const transactions: TransactionRow[] = []
    const touched = new Set<Account>()
    for (let hop = 0; hop < this.#hopsPerBlock && this.busy; hop++) {
      const deliveries = this.#queue
      this.#queue = []
      for (const delivery of deliveries) {
        const row = await this.#deliver(delivery, startLt)
        if (!row) continue
        transactions.push(row)
        touched.add(this.account(delivery.destination))
      }
    }
    transactions.sort((a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : 1))
    const blocks: BlockRow[] = sealBlocks({
      seed: this.#seed,
      seqno: this.#seqno,
      time,
      startLt,
      endLt: this.#lt + 1n,
      hashes: transactions.map(({ hash }) => hash),
    })
    return { batch: { blocks, transactions }, touched: [...touched] }
  }

  /** Runs a get-method on the latest state. @throws when it does not end well */
  async get(address: Address, methodId: number, stack: Parameters<Executor['runGetMethod']>[0]['stack'] = []) {
    const storage = this.account(address).facts.parsed.account?.storage
    if (storage?.state.type !== 'active') throw new Error('No code to run.')
    const { code, data } = storage.state.state
    const { output } = await this.#executor.runGetMethod({
      code: code ?? Cell.EMPTY,
      data: data ?? Cell.EMPTY,
      methodId,
      stack,
      config: slimConfig,
      verbosity: 'short',
      address,
      unixTime: this.now,
      balance: storage.balance.coins,
      randomSeed: digest('get', this.#seed),
      gasLimit: 1_000_000n,
      debugEnabled: false,
    })
    if (!output.success || output.vm_exit_code > 1) throw new Error('The get-method failed.')
    return Cell.fromBase64(output.stack)
  }

  #put(account: Account, state: Cell, lastLt: bigint): void {
    account.state = state
    account.lastLt = lastLt
    Object.assign(account.facts, factsOf(state))
  }

  async #deliver(
    { cell, traceId, createdLt, destination }: Delivery,
    startLt: bigint,
  ): Promise<TransactionRow | undefined> {
    const account = this.account(destination)
    const lt = [startLt, account.lastLt + 1n, createdLt + 1n].reduce((a, b) => (a > b ? a : b))
    const { result } = await this.#executor.runTransaction({
      config: slimConfig,
      libs: null,
      verbosity: 'short',
      shardAccount: bocOf(account.state),
      now: this.now,
      lt,
      randomSeed: digest('block', this.#seed, this.#seqno),
      ignoreChksig: false,
      debugEnabled: false,
      message: cell,
    })
    // A message from outside that the contract does not accept leaves no trace on a chain.
    if (!result.success) return
    const transaction = parseTransaction(result.transaction)
    const before = account.facts.summary
    this.#put(account, Cell.fromBase64(result.shardAccount), transaction.parsed.lt)
    const place = { account: raw(destination), seqno: this.#seqno, traceId, before, after: account.facts.summary }
    const row = transactionRow(transaction, place)
    this.#lt = [this.#lt, transaction.parsed.lt].reduce((a, b) => (a > b ? a : b))
    for (const out of transaction.outMessages) {
      const { info } = loadMessage(out.beginParse())
      if (info.type === 'external-in') continue
      if (info.createdLt > this.#lt) this.#lt = info.createdLt
      if (info.type === 'internal')
        this.#queue.push({
          cell: out,
          traceId: row.trace_id as string,
          createdLt: info.createdLt,
          destination: info.dest,
        })
    }
    return row
  }
}

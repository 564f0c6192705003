import {
  type AccountState,
  type Address,
  beginCell,
  Cell,
  Dictionary,
  loadMessage,
  packExtraCurrencyDict,
  type ShardAccount,
  storeShardAccount,
  type TupleItem,
} from '@ton/core'
import { type EmulationResult, Executor } from '@ton/sandbox/dist/executor/Executor'
import { compareLt } from '../../core/values/lt.ts'
import type { Batch, BlockRow, QueuedRow, Rows, TransactionRow } from '../index/rows.ts'
import { Refusal } from '../service/refusal.ts'
import { type Account, factsOf, nobody, storageOf } from './account.ts'
import { sealBlocks } from './blockRow.ts'
import { digest } from './random.ts'
import { bocOf, raw } from './spelling.ts'
import { parseTransaction, transactionRow } from './transactionRow.ts'

/** Of a get-method: as much as the service gives. */
const GAS_LIMIT = 1_000_000n

/** Messages that a block takes: contracts that write to many must not stop the chain. */
const MAX_PER_BLOCK = 300

/** How deep is looked into what is going to happen: a contract may write to itself for ever. */
const EMULATED_HOPS = 64

/** Blocks begin at multiples of this logical time. */
const LT_STEP = 1_000_000n

/** What an account begins with, before the first block. */
export interface Beginning {
  /** Nanotons. */
  coins: bigint
  /** By number, in smallest units. */
  extraCurrencies?: Record<number, bigint>
  /** Without code when absent. */
  init?: { code: Cell; data: Cell }
  /** Until when its storage is paid, unix seconds; the beginning of the chain when absent. */
  paidUntil?: number
}

/** What there was before the first block, beside money. */
export interface Ground {
  /** The configuration's dictionary, base64 BoC. */
  config: string
  /** Code that accounts name by its hash alone. Base64 BoCs by hash, base64. */
  libraries: Readonly<Record<string, string>>
}

interface Delivery {
  cell: Cell
  traceId: string | undefined
  /** When the message was created; an external one has no such time. */
  createdLt: bigint
  destination: Address
}

const libraryCell = (libraries: Ground['libraries']): Cell | null => {
  const codes = Object.values(libraries).map((boc) => Cell.fromBase64(boc))
  if (!codes.length) return null
  const dictionary = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell())
  for (const code of codes) dictionary.set(code.hash(), code)
  return beginCell().storeDictDirect(dictionary).endCell()
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
  readonly ground: Ground
  #executor: Executor
  #libraries: Cell | null
  #seed: number
  #hopsPerBlock: number
  /** ShardAccounts of a resumed chain, as BoCs by raw address. Each is read when it is needed: most are not, and all take 0.4 s. */
  #kept: Rows['states'] = {}
  #queue: Delivery[] = []
  #lt = 0n
  #seqno = 0
  /** While something is only tried out: the accounts that it has touched, as they were. */
  #undo: Map<Account, Account> | undefined

  private constructor(executor: Executor, seed: number, genesis: number, hopsPerBlock: number, ground: Ground) {
    this.#executor = executor
    this.ground = ground
    this.#libraries = libraryCell(ground.libraries)
    this.#seed = seed
    this.#hopsPerBlock = hopsPerBlock
    this.now = genesis
    const zero = (what: string) => digest('zerostate', seed, what).toString('base64')
    this.zerostate = { root_hash: zero('root'), file_hash: zero('file') }
  }

  static async create(seed: number, genesis: number, hopsPerBlock: number, ground: Ground): Promise<Chain> {
    return new Chain(await Executor.create(), seed, genesis, hopsPerBlock, ground)
  }

  /** A chain that goes on where `rows` end. */
  static async resume(rows: Rows, hopsPerBlock: number): Promise<Chain> {
    const head = rows.blocks.findLast(({ workchain }) => workchain === -1) as BlockRow
    const { config, libraries } = rows
    const chain = await Chain.create(rows.seed, rows.now ?? Number(head.gen_utime), hopsPerBlock, { config, libraries })
    chain.#seqno = head.seqno
    chain.#lt = BigInt(head.end_lt) - 1n
    chain.#kept = rows.states
    chain.#queue = rows.queue.map(({ boc, trace_id, created_lt }) => {
      const cell = Cell.fromBase64(boc)
      const { info } = loadMessage(cell.beginParse())
      return { cell, traceId: trace_id, createdLt: BigInt(created_lt), destination: info.dest as Address }
    })
    return chain
  }

  /** The messages that wait for the next block, as rows. */
  get queue(): QueuedRow[] {
    return this.#queue.map(({ cell, traceId, createdLt }) => ({
      boc: bocOf(cell),
      ...(traceId !== undefined && { trace_id: traceId }),
      created_lt: createdLt.toString(),
    }))
  }

  get seed(): number {
    return this.#seed
  }

  get seqno(): number {
    return this.#seqno
  }

  /** Whether messages wait for the next block. */
  get busy(): boolean {
    return this.#queue.length > 0
  }

  account(address: Address): Account {
    const key = raw(address)
    let account = this.accounts.get(key)
    if (!account) {
      const boc = this.#kept[key]
      const state = boc === undefined ? nobody : Cell.fromBase64(boc)
      const facts = factsOf(state)
      account = { address, state, lastLt: facts.parsed.lastTransactionLt, facts }
      this.accounts.set(key, account)
    }
    return account
  }

  /** Puts an account there, before the first block. */
  begin(address: Address, { coins, extraCurrencies = {}, init, paidUntil = this.now }: Beginning): void {
    const other = packExtraCurrencyDict(extraCurrencies)
    const state: AccountState = init ? { type: 'active', state: init } : { type: 'uninit' }
    const storage = { lastTransLt: 0n, balance: { coins, other }, state }
    this.#store({
      account: { addr: address, storageStats: storageOf(storage, paidUntil), storage },
      lastTransactionHash: 0n,
      lastTransactionLt: 0n,
    })
  }

  /** Gives an account another balance, outside of any block. Nanotons. */
  setBalance(address: Address, coins: bigint): Account {
    const { parsed } = this.account(address).facts
    if (!parsed.account) this.begin(address, { coins })
    else {
      const { storage } = parsed.account
      const balance = { ...storage.balance, coins }
      this.#store({ ...parsed, account: { ...parsed.account, storage: { ...storage, balance } } })
    }
    return this.account(address)
  }

  #store(shardAccount: ShardAccount) {
    const { addr } = shardAccount.account as NonNullable<ShardAccount['account']>
    const state = beginCell().store(storeShardAccount(shardAccount)).endCell()
    this.#put(this.account(addr), state, shardAccount.lastTransactionLt)
  }

  /** Queues an external message for the next block. */
  send(cell: Cell): void {
    const { info } = loadMessage(cell.beginParse())
    if (info.type !== 'external-in') throw new Error('Only messages from outside can be sent.')
    this.#queue.push({ cell, traceId: undefined, createdLt: 0n, destination: info.dest })
  }

  /** Queues a message between accounts that no transaction sent. Its creation is at `createdLt`. */
  inject(cell: Cell, destination: Address, createdLt: bigint): void {
    this.#queue.push({ cell, traceId: undefined, createdLt, destination })
  }

  /** The logical time after everything that there is. */
  get nextLt(): bigint {
    return this.#lt + 1n
  }

  /** Runs a message on the latest state, and keeps nothing of it. */
  tryOut(cell: Cell, destination: Address, ignoreChksig = false): Promise<EmulationResult> {
    const lt = (this.#lt / LT_STEP + 1n) * LT_STEP
    return this.#execute(cell, this.account(destination), lt, ignoreChksig, 'full')
  }

  /** Delivers what is queued, and what follows from it, `hops` messages deep. */
  async #work(hops: number, startLt: bigint): Promise<{ transactions: TransactionRow[]; touched: Set<Account> }> {
    const transactions: TransactionRow[] = []
    const touched = new Set<Account>()
    for (let hop = 0; hop < hops && this.busy; hop++) {
      // What a block has no room for waits for the next one.
      const deliveries = this.#queue.splice(0, MAX_PER_BLOCK - transactions.length)
      for (const delivery of deliveries) {
        const row = await this.#deliver(delivery, startLt)
        if (!row) continue
        transactions.push(row)
        touched.add(this.account(delivery.destination))
      }
    }
    transactions.sort((a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : 1))
    return { transactions, touched }
  }

  /**
   * What the messages that wait are going to cause, as far as can be said now: tried out in one go, and nothing of it stays.
   * When it comes true it is at other times, and so has other hashes.
   */
  async emulate(): Promise<TransactionRow[]> {
    const [lt, queue, seqno] = [this.#lt, this.#queue, this.#seqno]
    const undo = new Map<Account, Account>()
    this.#undo = undo
    this.#queue = [...queue]
    this.#seqno++
    this.#lt = (lt / LT_STEP + 1n) * LT_STEP
    try {
      const { transactions } = await this.#work(EMULATED_HOPS, this.#lt)
      return transactions.map((row) => ({
        ...row,
        mc_block_seqno: 0,
        block_ref: { ...row.block_ref, seqno: 0 },
        emulated: true,
        finality: 'pending',
      }))
    } finally {
      for (const [account, { state, lastLt, facts }] of undo) {
        account.state = state
        account.lastLt = lastLt
        Object.assign(account.facts, facts)
      }
      this.#undo = undefined
      this.#lt = lt
      this.#queue = queue
      this.#seqno = seqno
    }
  }

  /** Seals a block at `time` (unix seconds, not before the last block) with what is queued, `hopsPerBlock` messages deep. */
  async mine(time = this.now + 5): Promise<{ batch: Pick<Batch, 'blocks' | 'transactions'>; touched: Account[] }> {
    this.now = time
    this.#seqno++
    const startLt = (this.#lt / LT_STEP + 1n) * LT_STEP
    this.#lt = startLt
    const { transactions, touched } = await this.#work(this.#hopsPerBlock, startLt)
    const blocks: BlockRow[] = sealBlocks({
      seed: this.#seed,
      seqno: this.#seqno,
      time,
      startLt,
      endLt: this.#lt + 1n,
      transactions,
    })
    return { batch: { blocks, transactions }, touched: [...touched] }
  }

  /** Runs a get-method that must end well, on the latest state. @throws when it does not */
  async get(address: Address, methodId: number, stack: TupleItem[] = []): Promise<Cell> {
    const { exitCode, stack: result } = await this.run(address, methodId, stack)
    if (!result || exitCode > 1) throw new Error('The get-method failed.')
    return result
  }

  /** Runs a get-method on the latest state, or on another. Without code the exit code is −13, and there is no stack. */
  async run(
    address: Address,
    methodId: number,
    stack: TupleItem[],
    at?: { code: Cell; data: Cell; balance: bigint; time: number },
  ): Promise<{ exitCode: number; gasUsed: number; stack?: Cell }> {
    const storage = this.account(address).facts.parsed.account?.storage
    const latest = storage?.state.type === 'active' ? storage.state.state : undefined
    if (!at && !latest) return { exitCode: -13, gasUsed: 0 }
    const { output } = await this.#executor.runGetMethod({
      code: at?.code ?? latest?.code ?? Cell.EMPTY,
      data: at?.data ?? latest?.data ?? Cell.EMPTY,
      methodId,
      stack,
      config: this.ground.config,
      ...(this.#libraries && { libs: this.#libraries }),
      verbosity: 'short',
      address,
      unixTime: at?.time ?? this.now,
      balance: at?.balance ?? storage?.balance.coins ?? 0n,
      randomSeed: digest('get', this.#seed),
      gasLimit: GAS_LIMIT,
      debugEnabled: false,
    })
    if (!output.success) throw new Refusal(500, output.error)
    return {
      exitCode: output.vm_exit_code,
      gasUsed: Number(output.gas_used),
      stack: Cell.fromBase64(output.stack),
    }
  }

  #put(account: Account, state: Cell, lastLt: bigint): void {
    if (this.#undo && !this.#undo.has(account)) this.#undo.set(account, { ...account, facts: { ...account.facts } })
    account.state = state
    account.lastLt = lastLt
    Object.assign(account.facts, factsOf(state))
  }

  #execute(cell: Cell, account: Account, lt: bigint, ignoreChksig: boolean, verbosity: 'short' | 'full') {
    return this.#executor.runTransaction({
      config: this.ground.config,
      libs: this.#libraries,
      verbosity,
      shardAccount: bocOf(account.state),
      now: this.now,
      lt,
      randomSeed: digest('block', this.#seed, this.#seqno),
      ignoreChksig,
      debugEnabled: false,
      message: cell,
    })
  }

  async #deliver(
    { cell, traceId, createdLt, destination }: Delivery,
    startLt: bigint,
  ): Promise<TransactionRow | undefined> {
    const account = this.account(destination)
    const lt = [startLt, account.lastLt + 1n, createdLt + 1n].reduce((a, b) => (a > b ? a : b))
    const { result } = await this.#execute(cell, account, lt, false, 'short')
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

import {
  type Address,
  beginCell,
  Cell,
  loadMessage,
  type ShardAccount,
  storeShardAccount,
  type TupleItem,
} from '@ton/core'
import type { EmulationResult } from '@ton/sandbox/dist/executor/Executor'
import { compareLt } from '../../core/values/lt.ts'
import type { BlockRow, BlockRows, ChainRows, QueueChange, TransactionRow } from '../index/rows.ts'
import { type Account, type Beginning, factsOf, newShardAccount, nobody } from './account.ts'
import { sealBlocks } from './blockRow.ts'
import { type ChainCopy, type CopiedBlock, Undo } from './copy.ts'
import { type ChainConfig, type ContractState, createMachine, type Delivery, type Machine } from './machine.ts'
import { fromQueuedRow, type QueuedMessage, readSent, toQueuedRow } from './queue.ts'
import { digest } from './random.ts'
import { raw } from './spelling.ts'
import { parseTransaction, transactionRow } from './transactionRow.ts'

/** Messages that a block takes: contracts that write to many must not stop the chain. */
const MAX_PER_BLOCK = 300

/** Blocks begin at multiples of this logical time. */
const LT_STEP = 1_000_000n

/** What an emulation may change of a run. */
type How = Pick<CopiedBlock, 'randomSeed' | 'ignoreChksig'>

/**
 * A chain of one shard on the real TVM, with a clock of its own. Transactions, fees and cells are genuine; root and file
 * hashes of blocks are seeded digests. Nothing in it depends on the wall clock or on unseeded chance.
 */
export class Chain {
  /** Unix seconds. */
  now: number
  readonly accounts = new Map<string, Account>()
  readonly zerostate: ChainRows['zerostate']
  readonly config: ChainConfig
  readonly machine: Machine
  #seed: number
  #hopsPerBlock: number
  /** ShardAccounts of a resumed chain, as BoCs by raw address. Each is read when it is needed: most are not, and all take 0.4 s. */
  #kept: ChainRows['states'] = {}
  #queue: QueuedMessage[] = []
  /** The queue when its change was last asked for. */
  #told: readonly QueuedMessage[] = []
  #lt = 0n
  #seqno = 0
  /** While something is only tried out. */
  #undo: Undo | undefined

  private constructor(machine: Machine, seed: number, genesis: number, hopsPerBlock: number, config: ChainConfig) {
    this.machine = machine
    this.config = config
    this.#seed = seed
    this.#hopsPerBlock = hopsPerBlock
    this.now = genesis
    const zero = (what: string) => digest('zerostate', seed, what).toString('base64')
    this.zerostate = { root_hash: zero('root'), file_hash: zero('file') }
  }

  static async create(seed: number, genesis: number, hopsPerBlock: number, config: ChainConfig): Promise<Chain> {
    return new Chain(await createMachine(seed, config), seed, genesis, hopsPerBlock, config)
  }

  /** A chain that continues after `rows`. */
  static async resume(rows: ChainRows, hopsPerBlock: number): Promise<Chain> {
    const head = rows.blocks.findLast(({ workchain }) => workchain === -1) as BlockRow
    const { config, libraries } = rows
    const chain = await Chain.create(rows.seed, rows.now ?? Number(head.gen_utime), hopsPerBlock, { config, libraries })
    chain.#seqno = head.seqno
    chain.#lt = BigInt(head.end_lt) - 1n
    chain.#kept = rows.states
    chain.#queue = rows.queue.map(fromQueuedRow)
    chain.#told = [...chain.#queue]
    return chain
  }

  /** What became of the messages that wait, since this was last asked. */
  queueChange(): QueueChange {
    const [first] = this.#queue
    const known = this.#told
    const at = first ? known.indexOf(first) : -1
    const taken = at < 0 ? known.length : at
    this.#told = [...this.#queue]
    return { taken, added: this.#queue.slice(known.length - taken).map(toQueuedRow) }
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
  begin(address: Address, beginning: Beginning): void {
    this.#store(newShardAccount(address, beginning, this.now))
  }

  /** Gives an account another balance, outside of any block. Nanograms. */
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
    const lt = this.#nextStart()
    return this.#execute({ message: cell, account: this.account(destination), lt, ignoreChksig, verbosity: 'full' })
  }

  /** Delivers queued messages and those that they cause, `hops` deep. */
  async #work(
    hops: number,
    startLt: bigint,
    { room = MAX_PER_BLOCK, ...how }: How & { room?: number } = {},
  ): Promise<{ transactions: TransactionRow[]; touched: Set<Account> }> {
    const transactions: TransactionRow[] = []
    const touched = new Set<Account>()
    for (let hop = 0; hop < hops && this.busy; hop++) {
      // What a block has no room for waits for the next one.
      const deliveries = this.#queue.splice(0, room - transactions.length)
      for (const delivery of deliveries) {
        const row = await this.#deliver(delivery, startLt, how)
        if (!row) continue
        transactions.push(row)
        touched.add(this.account(delivery.destination))
      }
    }
    transactions.sort((a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : 1))
    return { transactions, touched }
  }

  #nextStart(): bigint {
    return (this.#lt / LT_STEP + 1n) * LT_STEP
  }

  /** Runs `messages` on a copy: at the end accounts, clock and messages that wait are as before. A block has to wait for it. */
  async onCopy<T>(run: (copy: ChainCopy) => Promise<T>, messages = this.#queue): Promise<T> {
    const [lt, queue, seqno, now] = [this.#lt, this.#queue, this.#seqno, this.now]
    const undo = new Undo(this.accounts)
    this.#undo = undo
    this.#queue = [...messages]
    const block = ({ hops, seconds, ltAhead = 0n, ...how }: CopiedBlock) => {
      this.now += seconds
      this.#seqno++
      this.#lt = this.#nextStart() + ltAhead
      return this.#work(hops, this.#lt, how)
    }
    try {
      return await run({ block, hopsPerBlock: this.#hopsPerBlock, cells: undo.cells })
    } finally {
      undo.run()
      this.#undo = undefined
      this.#lt = lt
      this.#queue = queue
      this.#seqno = seqno
      this.now = now
    }
  }

  /** Seals a block at `time` (unix seconds, not before the last block) with the queued messages, `hopsPerBlock` deep. */
  async mine(time = this.now + 5): Promise<{ batch: Pick<BlockRows, 'blocks' | 'transactions'>; touched: Account[] }> {
    this.now = time
    this.#seqno++
    const startLt = this.#nextStart()
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

  /** Seals a block with one message between accounts alone, at the time of the chain. Those that wait go on waiting. */
  async mineOnly(cell: Cell, destination: Address, createdLt: bigint): ReturnType<Chain['mine']> {
    const waiting = this.#queue
    this.#queue = [{ cell, traceId: undefined, createdLt, destination }]
    const sealed = await this.mine(this.now)
    this.#queue = [...waiting, ...this.#queue]
    return sealed
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
    at?: ContractState,
  ): Promise<{ exitCode: number; gasUsed: number; stack?: Cell }> {
    const state = at ?? this.#stateOf(address)
    if (!state) return { exitCode: -13, gasUsed: 0 }
    return this.machine.runGetMethod(address, methodId, stack, state)
  }

  #stateOf(address: Address): ContractState | undefined {
    const storage = this.account(address).facts.parsed.account?.storage
    if (storage?.state.type !== 'active') return
    const { code, data } = storage.state.state
    return { code: code ?? Cell.EMPTY, data: data ?? Cell.EMPTY, balance: storage.balance.coins, time: this.now }
  }

  #put(account: Account, state: Cell, lastLt: bigint): void {
    this.#undo?.keep(account)
    account.state = state
    account.lastLt = lastLt
    Object.assign(account.facts, factsOf(state))
    this.#undo?.see(account)
  }

  #execute(delivery: Omit<Delivery, 'now' | 'seqno'>) {
    return this.machine.deliver({ now: this.now, seqno: this.#seqno, ...delivery })
  }

  async #deliver(
    { cell, traceId, createdLt, destination }: QueuedMessage,
    startLt: bigint,
    how: How,
  ): Promise<TransactionRow | undefined> {
    const account = this.account(destination)
    const lt = latest(startLt, account.lastLt + 1n, createdLt + 1n)
    const { result } = await this.#execute({ message: cell, account, lt, verbosity: 'short', ...how })
    // A message from outside that the contract does not accept leaves no trace on a chain.
    if (!result.success) return
    const transaction = parseTransaction(result.transaction)
    const before = account.facts.summary
    this.#put(account, Cell.fromBase64(result.shardAccount), transaction.parsed.lt)
    const place = { account: raw(destination), seqno: this.#seqno, traceId, before, after: account.facts.summary }
    const row = transactionRow(transaction, place)
    const { queued, lastLt } = readSent(transaction.outMessages, row.trace_id as string)
    this.#queue.push(...queued)
    this.#lt = latest(this.#lt, transaction.parsed.lt, lastLt)
    return row
  }
}

const latest = (...times: bigint[]) => times.reduce((a, b) => (a > b ? a : b))

import type { Action } from '../../contract/v3/action.ts'
import type { JettonBurn } from '../../contract/v3/jettonBurn.ts'
import type { JettonMaster } from '../../contract/v3/jettonMaster.ts'
import type { JettonTransfer } from '../../contract/v3/jettonTransfer.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { Message } from '../../contract/v3/message.ts'
import type { NftCollection } from '../../contract/v3/nftCollection.ts'
import type { NftTransfer } from '../../contract/v3/nftTransfer.ts'
import { type Classified, classify } from '../classify/classify.ts'
import { factsOf } from './classifierFacts.ts'
import { Domains } from './domains.ts'
import {
  type AccountRow,
  addBlockRows,
  type BlockRow,
  type BlockRows,
  type ChainRows,
  type NftItemRow,
  type NftSaleRow,
  type TransactionRow,
} from './rows.ts'
import { type StateAt, stateAfter } from './stateAt.ts'
import { addTokenEvents, type TokenEvents } from './tokenEvents.ts'
import { addToTrace, ChainTrace, isComplete, lastOf, type TraceRow } from './trace.ts'

/** A message and the transactions at its two ends, as far as they are on this chain. */
export interface MessageRow {
  readonly message: Message
  /** The one that sent it. */
  out?: TransactionRow
  /** The one that received it. */
  in?: TransactionRow
}

/** An action and the trace that it is of. */
export interface ActionRow {
  readonly action: Action
  readonly trace: TraceRow
  /** The types of the compound actions that it is a part of: for those who understand none of them. */
  readonly ancestors: readonly string[]
}

/** Rows in the order of their logical times, then of their names. Each time is read once. */
function byTime<Row>(rows: Iterable<Row>, ltOf: (row: Row) => string | number, nameOf: (row: Row) => string): Row[] {
  const timed = Array.from(rows, (row) => ({ lt: BigInt(ltOf(row)), row }))
  timed.sort((a, b) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : nameOf(a.row) < nameOf(b.row) ? -1 : 1))
  return timed.map(({ row }) => row)
}

/**
 * Rows with the indexes that answers need, kept up to date block by block. Bodies, events and actions are read on demand, or at the
 * next block. An answer depends on its own block alone.
 */
export class Ledger {
  readonly rows: ChainRows
  readonly accounts = new Map<string, AccountRow>()
  readonly masters = new Map<string, JettonMaster>()
  readonly holdings = new Map<string, JettonWallet>()
  readonly transactionByHash = new Map<string, TransactionRow>()
  /** Oldest first. */
  readonly transactionsOf = new Map<string, TransactionRow[]>()
  /** By hash. */
  readonly messages = new Map<string, MessageRow>()
  /** By id. */
  readonly traces = new Map<string, ChainTrace>()
  readonly collections = new Map<string, NftCollection>()
  readonly items = new Map<string, NftItemRow>()
  /** By the address of the sale. */
  readonly sales = new Map<string, NftSaleRow>()
  readonly domains = new Domains()
  /** Accounts that sell items. */
  readonly marketplaces = new Set<string>()
  readonly #masterchain: BlockRow[] = []
  readonly #running = new Set<TraceRow>()
  /** By the list of the trace's actions, which is a new one after every block that adds to it. */
  readonly #actionsOf = new WeakMap<readonly Classified[], readonly ActionRow[]>()
  readonly #events: TokenEvents = { jettonTransfers: [], jettonBurns: [], nftTransfers: [] }
  /** Transactions and traces of the newest block that were not read yet; at first those of the whole history. */
  #unread: readonly TransactionRow[] = []
  #unreadTraces: ReadonlySet<TraceRow> = new Set()
  #orders: { traces?: TraceRow[]; actions?: ActionRow[]; messages?: MessageRow[] } = {}

  readonly #facts = factsOf(this)

  constructor(rows: ChainRows) {
    this.rows = rows
    this.#index(rows)
  }

  append(batch: BlockRows): void {
    this.#readEvents()
    for (const trace of this.#unreadTraces) this.actionsOf(trace)
    addBlockRows(this.rows, batch)
    this.#index(batch)
  }

  #index(batch: BlockRows) {
    const { blocks, transactions, accounts, jettonMasters, jettonWallets } = batch
    this.#orders = {}
    for (const block of blocks) if (block.workchain === -1) this.#masterchain.push(block)
    for (const row of accounts) {
      this.accounts.set(row.address, row)
      if (row.auction) this.marketplaces.add(row.auction.marketplace)
    }
    for (const row of jettonMasters) this.masters.set(row.address, row)
    for (const row of jettonWallets) this.holdings.set(row.address, row)
    for (const row of batch.nftCollections) this.collections.set(row.address, row)
    for (const row of batch.nftItems) this.items.set(row.address, row)
    for (const row of batch.nftSales) {
      this.sales.set(row.address, row)
      this.marketplaces.add(row.marketplace_address)
    }
    for (const row of batch.domains) this.domains.set(row)
    const touched = new Set<ChainTrace>()
    for (const row of transactions) {
      this.transactionByHash.set(row.hash, row)
      const history = this.transactionsOf.get(row.account)
      if (history) history.push(row)
      else this.transactionsOf.set(row.account, [row])
      if (row.in_msg) this.#message(row.in_msg).in = row
      for (const message of row.out_msgs) this.#message(message).out = row
      touched.add(this.#trace(row))
    }
    this.#unread = transactions
    this.#unreadTraces = touched
    for (const trace of touched) {
      trace.changed()
      if (isComplete(trace)) this.#running.delete(trace)
      else this.#running.add(trace)
    }
  }

  /** Traces by their end, then id: within a chain time grows with logical time, so one order serves both. As those that follow, put in order when first asked for after a block. */
  get tracesByEnd(): readonly TraceRow[] {
    this.#orders.traces ??= byTime(
      this.traces.values(),
      (trace) => lastOf(trace).lt,
      ({ id }) => id,
    )
    return this.#orders.traces
  }

  /** The actions of a trace, each compound one before its parts. */
  actionsOf(trace: TraceRow): readonly ActionRow[] {
    let rows = this.#actionsOf.get(trace.actions)
    if (!rows) {
      rows = trace.actions.map((classified) => ({ ...classified, trace }))
      this.#actionsOf.set(trace.actions, rows)
    }
    return rows
  }

  /** Actions of complete traces, compound ones and their parts, by the end of the trace, then inside it. */
  get actionsByEnd(): readonly ActionRow[] {
    this.#orders.actions ??= this.tracesByEnd.filter(isComplete).flatMap((trace) =>
      byTime(
        this.actionsOf(trace),
        ({ action }) => action.end_lt,
        ({ action }) => action.action_id,
      ),
    )
    return this.#orders.actions
  }

  /** Messages by when they were created, those from outside by when they arrived. */
  get messagesByTime(): readonly MessageRow[] {
    this.#orders.messages ??= byTime(
      this.messages.values(),
      (row) => row.message.created_lt ?? row.in?.lt ?? 0,
      ({ message }) => message.hash,
    )
    return this.#orders.messages
  }

  /** The actions of a trace that is not, or not yet, among those of this chain. */
  readActions = ({ id, transactions, pendingMessages }: TraceRow) =>
    classify({ id, transactions, complete: pendingMessages.size === 0 }, this.#facts)

  #message(message: Message): MessageRow {
    let row = this.messages.get(message.hash)
    if (!row) {
      row = { message }
      this.messages.set(message.hash, row)
    }
    return row
  }

  #trace(row: TransactionRow): ChainTrace {
    const id = row.trace_id ?? row.hash
    let trace = this.traces.get(id)
    if (!trace) {
      trace = new ChainTrace(id, this.readActions)
      this.traces.set(id, trace)
    }
    addToTrace(trace, row)
    return trace
  }

  #readEvents(): TokenEvents {
    addTokenEvents(this.#events, this.#unread, this)
    this.#unread = []
    return this.#events
  }

  /** Oldest first, as are the next two. */
  get jettonTransfers(): readonly JettonTransfer[] {
    return this.#readEvents().jettonTransfers
  }

  get jettonBurns(): readonly JettonBurn[] {
    return this.#readEvents().jettonBurns
  }

  get nftTransfers(): readonly NftTransfer[] {
    return this.#readEvents().nftTransfers
  }

  /** Traces with pending messages. */
  get running(): readonly TraceRow[] {
    return [...this.#running]
  }

  /** The transaction that sent what `row` received. */
  parentOf({ in_msg }: TransactionRow): TransactionRow | undefined {
    return in_msg ? this.messages.get(in_msg.hash)?.out : undefined
  }

  /** The transactions that what `row` sent caused. */
  childrenOf({ out_msgs }: TransactionRow): TransactionRow[] {
    return out_msgs.flatMap(({ hash }) => this.messages.get(hash)?.in ?? [])
  }

  get first(): BlockRow {
    return this.#masterchain[0] as BlockRow
  }

  get head(): BlockRow {
    return this.#masterchain.at(-1) as BlockRow
  }

  /** The masterchain block of this height. */
  masterchain(seqno: number): BlockRow | undefined {
    return this.#masterchain[seqno - 1]
  }

  /** A block of either workchain: each masterchain block includes one of the basechain, with the same number. */
  block(workchain: number, seqno: number): BlockRow | undefined {
    if (workchain === -1) return this.masterchain(seqno)
    const found = workchain === 0 ? this.rows.blocks[2 * seqno - 1] : undefined
    return found?.seqno === seqno ? found : undefined
  }

  /** What the account was when the masterchain block `seqno` was the head; `undefined` for one never seen until then. */
  stateAt(address: string, seqno: number): StateAt | undefined {
    // The latest may differ from what the last transaction left: money can be put on an account from outside.
    if (seqno >= this.head.seqno) return this.accounts.get(address)
    return stateAfter(this.transactionsOf.get(address) ?? [], seqno, this.accounts.get(address))
  }
}

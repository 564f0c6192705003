import type { Action } from '../../contract/v3/action.ts'
import type { JettonMaster } from '../../contract/v3/jettonMaster.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { NftCollection } from '../../contract/v3/nftCollection.ts'
import { type Classified, classify } from '../classify/classify.ts'
import { AccountTraces, type Found } from './accountTraces.ts'
import { type ActionNames, accountsIn, NameBook, noNames } from './actionNames.ts'
import { factsOf } from './classifierFacts.ts'
import { Domains } from './domains.ts'
import { MessageRow } from './messageRow.ts'
import { byEnd, byTime, firstAt, inOrder, messageOrder, type RowList } from './orders.ts'
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
import { type MessageHead, receivedBy, StoredTransaction, sentBy } from './storedRow.ts'
import { TokenEvents } from './tokenEvents.ts'
import { ChainTrace, endBlock, isComplete, lastOf, plainTrace, type TraceRow } from './trace.ts'
import { TraceOrder } from './traceOrder.ts'

/** An action and the trace that it is of. */
export interface ActionRow {
  readonly action: Action
  readonly trace: TraceRow
  /** The types of the compound actions that it is a part of: for those who understand none of them. */
  readonly ancestors: readonly string[]
}

const traceIdOf = (row: TransactionRow) => row.trace_id ?? row.hash

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
  /** By the hash by which their senders know them, where it is another. */
  readonly #normalized = new Map<string, MessageRow[]>()
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
  /** Transactions that move tokens. */
  readonly events = new TokenEvents(this)
  readonly #running = new Set<ChainTrace>()
  /** By the list of the trace's actions, which is a new one after every block that adds to it. */
  readonly #actionsOf = new WeakMap<readonly Classified[], readonly ActionRow[]>()
  /** Traces of the newest block; at first those of the whole history. */
  #newest: readonly ChainTrace[] = []
  readonly #traceOrder = new TraceOrder()
  /** Of complete traces, by the accounts of their actions. */
  readonly #actionTracesOf = new AccountTraces(
    (account) => this.#withActionsOf(account),
    (trace) => new Set([...accountsIn(trace), ...this.#namedBy(trace)]),
  )
  readonly #messageOrder = messageOrder()

  readonly #facts = factsOf(this)

  readonly #names: NameBook

  /** `names` are those that were kept with the rows. */
  constructor(rows: ChainRows, names?: ActionNames) {
    this.rows = rows
    this.#names = new NameBook(names ?? noNames(), names ? (rows.blocks.at(-1)?.seqno ?? 0) : 0)
    this.#index(rows)
  }

  /** The accounts of the actions that ended since the last call, for a journal to keep. */
  takeNames(): ActionNames {
    return this.#names.take(this.head.seqno, (trace) => this.#namedBy(trace))
  }

  #namedBy(trace: TraceRow): string[] {
    return this.actionsOf(trace).flatMap(({ action }) => action.accounts ?? [])
  }

  append(batch: BlockRows): void {
    // What a file keeps is read when it is asked for: all of a long history at its first block would take seconds.
    for (const trace of this.#newest) if (!(trace.transactions[0] instanceof StoredTransaction)) this.actionsOf(trace)
    // A journal has taken them before.
    this.takeNames()
    addBlockRows(this.rows, batch)
    this.#index(batch)
  }

  #index(batch: Omit<BlockRows, 'queue' | 'now'>) {
    const { blocks, transactions, accounts, jettonMasters, jettonWallets } = batch
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
    for (const row of transactions) {
      this.transactionByHash.set(row.hash, row)
      const history = this.transactionsOf.get(row.account)
      if (history) history.push(row)
      else this.transactionsOf.set(row.account, [row])
      const received = receivedBy(row)
      if (received) this.#message(received).in = row
      for (const message of sentBy(row)) this.#message(message).out = row
      this.events.add(row)
    }
    this.#indexTraces(transactions)
  }

  #indexTraces(transactions: readonly TransactionRow[]): void {
    const traces = transactions.map((row) => this.#trace(row))
    // A trace ends where its last transaction is, and transactions are in the order of their times.
    const ended = traces.filter((trace, at) => lastOf(trace) === transactions[at])
    this.#traceOrder.add(ended, this.#running.size ? ended.filter((trace) => this.#running.has(trace)) : [])
    for (const trace of ended) {
      if (!(trace.transactions[0] instanceof StoredTransaction)) this.#names.add(trace)
      if (isComplete(trace)) this.#running.delete(trace)
      else this.#running.add(trace)
    }
    for (const trace of ended) if (isComplete(trace)) this.#actionTracesOf.push(trace)
    this.#newest = ended
  }

  /** Traces by their end, then id. */
  get tracesByEnd(): readonly TraceRow[] {
    return this.#traceOrder.all
  }

  /** The same of those in which an account has a transaction. */
  tracesOf(account: string): readonly TraceRow[] {
    return this.#traceOrder.of(account)
  }

  /**
   * The same of complete ones with an action of the account, which may have no transaction there: it is to get what never left. Where
   * that is not known without reading the actions of a trace, the trace is among them.
   */
  actionTracesOf(account: string): readonly TraceRow[] {
    return this.#actionTracesOf.of(account)
  }

  #withActionsOf(account: string): Found {
    const own = this.tracesOf(account).filter(isComplete)
    const named = this.#names.idsOf(account).flatMap((id) => this.traces.get(id) ?? [])
    const known = new Set(own)
    const unsure: ChainTrace[] = []
    const { all } = this.#traceOrder
    const from = (block: number) => firstAt(all, (trace) => endBlock(trace) >= block)
    for (const [first, behind] of this.#names.gaps(this.head.seqno))
      for (const trace of all.slice(from(first), from(behind)))
        if (isComplete(trace) && !known.has(trace)) unsure.push(trace)
    return { sure: named.length ? byEnd(new Set([...own, ...named])) : own, unsure }
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

  /** The actions of a trace, compound ones and their parts, by their end. */
  orderedActionsOf(trace: TraceRow): readonly ActionRow[] {
    const rows = this.actionsOf(trace)
    const [endOf, idOf] = [({ action }: ActionRow) => action.end_lt, ({ action }: ActionRow) => action.action_id]
    return rows.length < 2 ? rows : byTime(rows, endOf, idOf)
  }

  /** An action of a complete trace. The newest are looked at first. */
  actionById(id: string): ActionRow | undefined {
    const traces = this.tracesByEnd
    for (let at = traces.length - 1; at >= 0; at--) {
      const trace = traces[at] as TraceRow
      const found = isComplete(trace) && this.actionsOf(trace).find(({ action }) => action.action_id === id)
      if (found) return found
    }
    return
  }

  /** Messages by when they were created, those from outside by when they arrived. */
  get messagesByTime(): RowList<MessageRow> {
    return this.#messageOrder
  }

  /** Messages of these hashes, plain or normalized, in the same order. */
  messagesBy(hashes: readonly string[]): MessageRow[] {
    const found = hashes.flatMap((hash) => [this.messages.get(hash) ?? [], this.#normalized.get(hash) ?? []].flat())
    return inOrder(new Set(found))
  }

  /** The actions of a trace that is not, or not yet, among those of this chain. */
  readActions = (trace: TraceRow) => {
    const { id, transactions, pendingMessages } = plainTrace(trace)
    return classify({ id, transactions, complete: pendingMessages.size === 0 }, this.#facts)
  }

  #message(head: MessageHead): MessageRow {
    let row = this.messages.get(head.hash)
    if (!row) {
      row = new MessageRow(head)
      this.messages.set(head.hash, row)
      this.#messageOrder.push(row)
      const norm = head.hash_norm
      if (norm !== undefined) this.#normalized.set(norm, [...(this.#normalized.get(norm) ?? []), row])
    }
    return row
  }

  #trace(row: TransactionRow): ChainTrace {
    const id = traceIdOf(row)
    let trace = this.traces.get(id)
    if (!trace) {
      trace = new ChainTrace(id, this.readActions)
      this.traces.set(id, trace)
    }
    trace.add(row)
    return trace
  }

  /** Traces with pending messages. */
  get running(): readonly TraceRow[] {
    return [...this.#running]
  }

  /** The transaction that sent what `row` received. */
  parentOf(row: TransactionRow): TransactionRow | undefined {
    return this.messages.get(receivedBy(row)?.hash ?? '')?.out
  }

  /** The transactions that what `row` sent caused. */
  childrenOf(row: TransactionRow): TransactionRow[] {
    return sentBy(row).flatMap(({ hash }) => this.messages.get(hash)?.in ?? [])
  }

  /** The transactions of a masterchain block, by logical time. */
  transactionsIn(seqno: number): readonly TransactionRow[] {
    const { transactions } = this.rows
    const from = (block: number) => firstAt(transactions, (row) => row.mc_block_seqno >= block)
    return transactions.slice(from(seqno), from(seqno + 1))
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

import type { AccountStateFull } from '../../contract/v3/accountStateFull.ts'
import type { Block } from '../../contract/v3/block.ts'
import type { DnsAuction } from '../../contract/v3/dnsAuction.ts'
import type { DnsRecord } from '../../contract/v3/dnsRecord.ts'
import type { JettonMaster } from '../../contract/v3/jettonMaster.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { NftCollection } from '../../contract/v3/nftCollection.ts'
import type { NftItem } from '../../contract/v3/nftItem.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import type { WalletState } from '../../contract/v3/walletState.ts'
import type { ExtraCurrencies } from '../../schemas/scalars.ts'
import type { AuctionFact } from '../classify/facts.ts'

/**
 * A block as v3 answers it, with the members that only v2 has. Root, file and state hashes are seeded digests: there are no block
 * BoCs.
 */
export interface BlockRow extends Block {
  state_root_hash: string
}

/** A transaction as v3 answers it, and its BoC. */
export interface TransactionRow extends Transaction {
  /** Base64 BoC of the transaction cell: its hash is `hash`. */
  boc: string
}

/** The latest state of an account. Code and data are in {@link ChainRows.cells}, by their hash. */
export interface AccountRow
  extends Pick<
    AccountStateFull,
    'address' | 'account_state_hash' | 'contract_methods' | 'status' | 'last_transaction_hash'
  > {
  /** Nanograms. */
  balance: string
  extra_currencies: ExtraCurrencies
  /** Of what the account held when it was frozen; only of those that are. */
  frozen_hash?: string
  code_hash: string | null
  data_hash: string | null
  last_transaction_lt: string
  interfaces: string[]
  wallet?: Pick<WalletState, 'wallet_type' | 'seqno' | 'wallet_id' | 'is_signature_allowed'>
  /** Only of a contract that sells an item to the highest bidder. */
  auction?: AuctionFact
  /** Only of an order of a multisig wallet. */
  order_signers?: string[]
}

/** An NFT item; its owner and its collection have the other facts. */
export type NftItemRow = Omit<
  NftItem,
  'collection' | 'on_sale' | 'sale_contract_address' | 'auction_contract_address' | 'real_owner'
>

/** A contract that sells an item at a fixed price. Amounts in nanograms. */
export interface NftSaleRow {
  address: string
  nft_address: string
  /** The seller; `null` until the item has arrived. */
  nft_owner_address: string | null
  marketplace_address: string
  /** Unix seconds. */
  created_at: number
  /** Sold, or taken back. */
  is_complete: boolean
  full_price: string
  marketplace_fee_address: string | null
  marketplace_fee: string
  royalty_address: string | null
  royalty_amount: string
  last_transaction_lt: string
  code_hash: string
  data_hash: string
}

/** A domain: an NFT item with records. */
export interface DomainRow {
  /** Of the item. */
  address: string
  /** With `.ton`. */
  domain: string
  owner_address: string | null
  records: Omit<DnsRecord, 'nft_item_address' | 'nft_item_owner' | 'domain'>
  /** `null` once the winner has claimed it. */
  auction: (Pick<DnsAuction, 'max_bid_address' | 'max_bid_amount'> & { auction_end_time: string }) | null
  /** When rent was last paid, unix seconds. */
  last_fill_up_time: string
}

/** A message that waits for the next block. */
export interface QueuedRow {
  /** Base64 BoC. */
  boc: string
  /** Hash of the first transaction of its trace; absent for the message that begins one. */
  trace_id?: string
  /** Logical time; `0` for a message from outside. */
  created_lt: string
}

/** What the server of a token answers. */
export type OffchainMetadata = Readonly<Record<string, string | boolean | readonly OffchainAttribute[]>>

/** A trait of an NFT item, as its author names it. */
export interface OffchainAttribute {
  readonly trait_type: string
  readonly value: string | number
}

/** A chain as plain JSON. Everything that answers reads works on this alone, and the engine can continue from it. */
export interface ChainRows {
  /** The state from which the engine continues. */
  scenario: 'empty' | 'demo' | 'whale'
  seed: number
  /** Seeded digests in place of the state before the first block. */
  zerostate: { root_hash: string; file_hash: string }
  /** By seqno; for each the masterchain block before the basechain one. */
  blocks: BlockRow[]
  /** By logical time, then account. */
  transactions: TransactionRow[]
  /** In the order of their first appearance, as are the next six. */
  accounts: AccountRow[]
  jettonMasters: JettonMaster[]
  jettonWallets: JettonWallet[]
  nftCollections: NftCollection[]
  nftItems: NftItemRow[]
  nftSales: NftSaleRow[]
  domains: DomainRow[]
  /** What the servers that tokens name would answer, by address: nothing is fetched here. */
  offchain: Record<string, OffchainMetadata>
  /** What the service thinks of jettons, by raw address of the master. */
  flags: Record<string, { is_scam?: boolean; is_nsfw?: boolean }>
  /** Base64 BoCs of code and data by hash: all that any account ever had. */
  cells: Record<string, string>
  /** The ShardAccount of every account, base64 BoC, by address: the engine continues from these. */
  states: Record<string, string>
  queue: QueuedRow[]
  /** The chain's clock, unix seconds, where it was set after the newest block. Absent when that block has the time. */
  now?: number
  /** Base64 BoC of the configuration's dictionary: number → cell. */
  config: string
  /** Base64 BoCs of the code that accounts name by its hash alone, by that hash. */
  libraries: Record<string, string>
  /** Accounts worth a look: what for → raw address. */
  names: Record<string, string>
}

/** What becomes of the messages that wait: so many of the first ones wait no more, and these come behind the others. */
export interface QueueChange {
  taken: number
  added: QueuedRow[]
}

/** What one block adds. A row of an account, master or wallet that is there already replaces it. */
export interface BlockRows
  extends Pick<
    ChainRows,
    | 'blocks'
    | 'transactions'
    | 'accounts'
    | 'jettonMasters'
    | 'jettonWallets'
    | 'nftCollections'
    | 'nftItems'
    | 'nftSales'
    | 'domains'
    | 'cells'
    | 'states'
    | 'now'
  > {
  queue: QueueChange
}

/** The rows of a block that adds nothing, in fresh lists. */
export const noBlockRows = (): Omit<BlockRows, 'queue'> => ({
  blocks: [],
  transactions: [],
  accounts: [],
  jettonMasters: [],
  jettonWallets: [],
  nftCollections: [],
  nftItems: [],
  nftSales: [],
  domains: [],
  cells: {},
  states: {},
})

/** A chain on which nothing ever was. */
export const noRows = () => ({ ...noBlockRows(), queue: [], offchain: {}, flags: {}, names: {} })

/** Where the rows of a list are, by address: kept from block to block, so that a block costs by what it changes. */
const placesOf = new WeakMap<object, Map<string, number>>()

function upsert<Row extends { address: string }>(rows: Row[], news: readonly Row[]) {
  if (!news.length) return
  let places = placesOf.get(rows)
  if (!places) {
    places = new Map(rows.map((row, place) => [row.address, place]))
    placesOf.set(rows, places)
  }
  for (const row of news) {
    const place = places.get(row.address)
    if (place === undefined) places.set(row.address, rows.push(row) - 1)
    else rows[place] = row
  }
}

/** Adds a block to `rows`, in place. */
export function addBlockRows(rows: ChainRows, added: BlockRows): void {
  for (const block of added.blocks) rows.blocks.push(block)
  for (const transaction of added.transactions) rows.transactions.push(transaction)
  upsert(rows.accounts, added.accounts)
  upsert(rows.jettonMasters, added.jettonMasters)
  upsert(rows.jettonWallets, added.jettonWallets)
  upsert(rows.nftCollections, added.nftCollections)
  upsert(rows.nftItems, added.nftItems)
  upsert(rows.nftSales, added.nftSales)
  upsert(rows.domains, added.domains)
  Object.assign(rows.cells, added.cells)
  Object.assign(rows.states, added.states)
  rows.queue.splice(0, added.queue.taken)
  rows.queue.push(...added.queue.added)
  if (added.blocks.length) delete rows.now
  if (added.now !== undefined) rows.now = added.now
}

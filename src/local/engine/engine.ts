import type { AccountState } from '../../contract/v3/accountState.ts'
import type { BlockRows, ChainRows, QueueChange, TransactionRow } from '../index/rows.ts'

export interface EngineOptions {
  seed: number
  /** Time of the chain's head, unix seconds. */
  now: number
  scenario: ChainRows['scenario']
  /** How many messages of one trace a block takes at most, one after the other. */
  hopsPerBlock: number
}

/** A value on the stack of the TVM. `null` is the empty list; what follows the last `list` of a list is left out. */
export type StackEntry =
  | { type: 'num'; value: bigint }
  | { type: 'cell' | 'slice'; value: string }
  | { type: 'tuple' | 'list'; value: StackEntry[] }
  | { type: 'unsupported' }

export interface GetMethod {
  /** Raw. */
  address: string
  /** Name, or number. */
  method: string | number
  stack: readonly StackEntry[]
  /** An earlier state to run on, instead of the latest. */
  at?: { code: string; data: string; balance: string; time: number } | undefined
}

export interface GetMethodResult {
  gas_used: number
  exit_code: number
  stack: StackEntry[]
}

export interface Estimate {
  /** Raw. */
  address: string
  /** Base64 BoCs. */
  body: string
  init_code?: string | undefined
  init_data?: string | undefined
  ignore_chksig: boolean
}

/** Nanograms. */
export interface EstimatedFees {
  in_fwd_fee: number
  storage_fee: number
  gas_fee: number
  fwd_fee: number
}

/** Hashes of a message, base64: its own, and the one by which its sender knows it (TEP-467). */
export interface SentMessage {
  hash: string
  hash_norm: string
}

/** A message between accounts that nobody signed. */
export interface Impersonation {
  /** Raw. */
  from: string
  /** Raw. */
  to: string
  /** Nanograms. */
  value: bigint
  /** Base64 BoC. */
  body?: string | undefined
  bounce: boolean
}

/** The wallets that act in the demo, and those of developers. */
export type WalletKind = 'v3r2' | 'v4r2' | 'v5r1'

/** A message for a wallet to send. Its body is a comment, or a bag of cells, or empty. */
export interface OutMessage {
  /** Raw. */
  to: string
  /** Nanograms. */
  value: bigint
  comment?: string | undefined
  /** Base64 BoC. */
  body?: string | undefined
  bounce: boolean
  /** Deploys the receiver. Base64 BoC. */
  stateInit?: string | undefined
}

/** A transaction of this chain, and what it found. BoCs are base64. */
export interface Past {
  boc: string
  /** Raw. */
  account: string
  /** Masterchain block. */
  seqno: number
  before: AccountState
  /** Of the account before it; absent where none is kept. */
  code?: string | undefined
  data?: string | undefined
  /** The transaction of the account before it. */
  previous?: Past | undefined
}

/** Messages for a wallet of the scenario to sign together. */
export interface Transfer {
  /** Raw. */
  from: string
  messages: readonly OutMessage[]
  /** The send mode of each. Default 3: fees apart, errors ignored. */
  mode?: number | undefined
  /** Unix seconds. Default: an hour from the head. */
  validUntil?: number | undefined
  /** Default: the one that the wallet waits for. */
  seqno?: number | undefined
  /** Signs with a wrong key. */
  isForged?: boolean | undefined
}

/** A wallet that can sign, as TON Connect asks for one. */
export interface OpenWallet {
  /** Raw. */
  address: string
  kind: WalletKind
  /** Hex. */
  public_key: string
  /** Base64 BoC. */
  state_init: string
}

/** A message of a request of TON Connect. */
export interface RequestedMessage {
  /** Raw. */
  address: string
  bounce: boolean
  /** Nanograms. */
  amount: bigint
  /** Base64 BoCs. */
  payload?: string | undefined
  stateInit?: string | undefined
}

/** What TON Connect asks a wallet to send. */
export interface WalletRequest {
  /** Raw. */
  from: string
  messages: readonly RequestedMessage[]
  /** Unix seconds; 300 after the head when absent. */
  validUntil?: bigint | undefined
}

/** What to emulate: a message, base64 BoC, or what a wallet is asked to send, whose signature nobody checks. */
export type TraceQuestion = ({ boc: string; ignoreChksig: boolean } | { request: WalletRequest }) & {
  /** The masterchain block whose state it runs on. Default: the head. */
  seqno?: number | undefined
}

/** What would happen. No row of it is in a block, and the chain knows none. */
export interface EmulatedTrace {
  /** Of the masterchain block whose state it ran on. */
  seqno: number
  /** By logical time; blocks, times and logical times are guesses. */
  transactions: TransactionRow[]
  /** What the accounts became, block by block. */
  facts: readonly BlockFacts[]
  /** Base64 BoCs of code and data, before and after each transaction, by hash. */
  cells: Record<string, string>
  /** Hash of the message that began it. */
  externalHash: string
  /** Base64. */
  randomSeed: string
  /** Whether it was ended because it has too many transactions. */
  isIncomplete: boolean
}

/** Rows of the accounts that a block touched. */
export type BlockFacts = Pick<
  BlockRows,
  'accounts' | 'jettonMasters' | 'jettonWallets' | 'nftCollections' | 'nftItems' | 'nftSales' | 'domains' | 'cells'
>

/** Base64 BoCs: the message from outside, and its body. */
export interface SignedTransfer {
  boc: string
  body: string
}

/**
 * A running chain. Its types name no package of the TON stack, so that pages can be typed against it without one.
 * It refuses with an error of the `name` `Refusal`, with a `status` and the words of the service.
 */
export interface Engine {
  /** Everything up to the head it was created with. Later rows are in the batches; the caller owns these. */
  readonly rows: ChainRows
  /** Whether messages wait for the next block. */
  readonly busy: boolean
  /** What became of those messages, since this or a batch last said it. */
  queueChange(): QueueChange
  /** Unix seconds. May be ahead of the head, and never behind it. */
  now: number
  /** Seals one more block, `seconds` after the last. */
  mine(seconds: number): Promise<BlockRows>
  /** The same, with a little seeded traffic in it every few seconds. */
  live(seconds: number): Promise<BlockRows>
  /** Queues a message from outside, if its receiver would accept it now. Base64 BoC. */
  send(boc: string): Promise<SentMessage>
  /** Queues a message that nobody signed, and takes its value from the sender. The batch has the sender's new balance. */
  impersonate(message: Impersonation): Promise<{ sent: SentMessage; batch: BlockRows }>
  /** Seals a block with a message that brings nanograms from nobody. Other messages go on waiting. */
  fund(to: string, value: bigint): Promise<{ sent: SentMessage; batch: BlockRows }>
  /**
   * A wallet that can sign. One of a developer that was never used gets coins, and its code in a block of its own: the batch has
   * both.
   */
  open(address: string): Promise<{ wallet: OpenWallet; batch: BlockRows | undefined }>
  /** Signs by the key of such a wallet, and sends nothing. */
  sign(transfer: Transfer): Promise<SignedTransfer>
  /** The pending results of waiting messages, emulated on the latest states: `emulated`, and in no block. */
  emulate(): Promise<TransactionRow[]>
  /**
   * What a message would cause if the next blocks were `seconds` apart. Nothing of it stays. `turn` is called between its blocks, and
   * may end it.
   */
  emulateTrace(question: TraceQuestion, seconds: number, turn: () => Promise<void>): Promise<EmulatedTrace>
  /** Gives an account another balance, outside of any block. Nanograms. */
  setBalance(address: string, balance: bigint): Promise<BlockRows>
  run(method: GetMethod): Promise<GetMethodResult>
  estimate(message: Estimate): Promise<EstimatedFees>
  /** Runs a past transaction again: the log of the TVM. `undefined` where that is not the very same transaction. */
  replay(past: Past): Promise<string | undefined>
}

export interface EngineModule {
  /** Starts the TVM and plays the scenario: some 300 transactions a second. */
  createEngine(options: EngineOptions): Promise<Engine>
  /** Starts the TVM where `rows` end, or lets a little happen until `now`, which it adds to them. */
  resumeEngine(rows: ChainRows, hopsPerBlock: number, now?: number): Promise<Engine>
}

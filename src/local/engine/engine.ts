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
}

/** Messages for a wallet of the scenario to sign together. */
export interface Transfer {
  /** Raw. */
  from: string
  messages: readonly OutMessage[]
  /** The send mode of each. Default 3: fees apart, errors ignored. */
  mode?: number
}

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
  /** Signs by the key of a wallet that acts in the scenario, and sends nothing. */
  sign(transfer: Transfer): Promise<SignedTransfer>
  /** The pending results of waiting messages, emulated on the latest states: `emulated`, and in no block. */
  emulate(): Promise<TransactionRow[]>
  /** Gives an account another balance, outside of any block. Nanograms. */
  setBalance(address: string, balance: bigint): Promise<BlockRows>
  run(method: GetMethod): Promise<GetMethodResult>
  estimate(message: Estimate): Promise<EstimatedFees>
}

export interface EngineModule {
  /** Starts the TVM and plays the scenario: some 300 transactions a second. */
  createEngine(options: EngineOptions): Promise<Engine>
  /** Starts the TVM where `rows` end, or lets a little happen until `now`, which it adds to them. */
  resumeEngine(rows: ChainRows, hopsPerBlock: number, now?: number): Promise<Engine>
}

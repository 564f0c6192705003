import type { Ledger } from '../index/ledger.ts'
import type { RunningChain } from '../service/runningChain.ts'

/** What a route knows beside its params. */
export interface Context {
  readonly ledger: Ledger
  readonly testnet: boolean
  /** Whether to answer pending traces as if their newest block had been dropped. */
  readonly reorg: boolean
  /** The chain, for what needs the TVM. Rejects with 501 where none can run. */
  readonly running: () => Promise<RunningChain>
}

import type { Ledger } from '../ledger/ledger.ts'

/** What a route knows beside its params. */
export interface Context {
  readonly ledger: Ledger
  readonly testnet: boolean
}

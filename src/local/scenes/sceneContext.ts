import type { Chain } from '../engine/chain.ts'
import type { Wallet } from '../engine/wallets.ts'
import type { Role } from './cast.ts'

/** Steps of one time; each is sent in one block, after the trace of the step before is complete. */
export type Episode = (() => void) | readonly (() => void)[]

/** The chain and the wallets that a part of the story uses. */
export interface SceneContext {
  readonly chain: Chain
  readonly seed: number
  readonly wallets: Readonly<Record<Role, Wallet>>
  /** A number that no message has had before. */
  queryId(): number
}

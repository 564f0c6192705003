import type { Chain } from '../engine/chain.ts'
import type { Wallet } from '../engine/wallets.ts'
import type { Role } from './cast.ts'

/** What happens at one time: steps, each sent in one block, when the one before has come to rest. */
export type Episode = (() => void) | readonly (() => void)[]

/** The chain and the wallets that a part of the story uses. */
export interface SceneContext {
  readonly chain: Chain
  readonly seed: number
  readonly wallets: Readonly<Record<Role, Wallet>>
  /** A number that no message has had before. */
  queryId(): number
}

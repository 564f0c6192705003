import type { Chain } from '../engine/chain.ts'
import type { Wallet } from '../engine/wallets.ts'
import type { Role } from './cast.ts'

/** What happens at one time: steps, each sent in one block, when the one before has come to rest. */
export type Episode = (() => void) | readonly (() => void)[]

/** What a part of the story plays on. */
export interface Stage {
  readonly chain: Chain
  readonly seed: number
  readonly wallets: Readonly<Record<Role, Wallet>>
  /** A number that no message has had before. */
  queryId(): number
}

import type { Address } from '@ton/core'
import type { Random } from '../engine/random.ts'
import type { Wallet } from '../engine/wallets.ts'
import type { ChainRows } from '../index/rows.ts'
import type { Episode } from './sceneContext.ts'

/** How long before its head a chain began, seconds. */
export const HISTORY: Readonly<Record<ChainRows['scenario'], number>> = {
  empty: 0,
  demo: 21 * 86_400,
  whale: 365 * 86_400,
}

/** Who lives on a chain and what happens there. */
export interface Scene {
  /** Accounts worth a look, by what for; some appear in the course of time. */
  readonly names: Readonly<Record<string, Address>>
  /** Those who sign here. */
  readonly signers: readonly Wallet[]
  readonly offchain: ChainRows['offchain']
  readonly flags: ChainRows['flags']
  /** Gives everybody what they start with, before the first block. */
  fund(): void
  /** What happened until now, in bursts of blocks, oldest first. */
  readonly bursts: readonly Burst[]
  /** What happened while a chain slept so many seconds. */
  since(seconds: number): readonly Burst[]
  /** Queues the everyday traffic of one more block. It depends on the seed and the number of the block alone. */
  turn(seqno: number): void
}

/** Traffic that starts in one block, and lasts until no message is left. */
export interface Burst {
  /** Seconds before the head. */
  readonly age: number
  readonly send: Episode
}

/** Ages of so many bursts, in seconds. The oldest is younger than `span`, the newest is a minute old, and they become denser. */
export const thickening = (count: number, span: number, random: Random, power = 2): number[] =>
  Array.from(
    { length: count },
    (_, index) => 60 + Math.round(span * ((count - index) / count) ** power) - random.int(0, 30),
  )

/** A burst for a chain that stood still for these seconds. One only: the start of the service waits for it, 0.3 s of CPU. */
export const waking = (seconds: number, span: number, random: Random): number[] =>
  seconds < 3600 ? [] : thickening(2, Math.min(seconds, span) - 60, random, 5).slice(1)

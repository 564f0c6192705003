import { toNano } from '@ton/core'
import { createRandom, type Random } from '../engine/random.ts'
import { type JettonName, unitOf } from '../engine/tokens.ts'
import { neighbours, notes, type Role } from './cast.ts'
import type { Economy } from './economy.ts'

/** What people have in hand, and pass on. */
const held: Partial<Record<Role, readonly JettonName[]>> = {
  main: ['dollar', 'dollar', 'dollar', 'acorn', 'flower', 'lumen', 'harbor', 'comet', 'granite', 'zephyr'],
  anna: ['dollar'],
  shop: ['dollar'],
  fumi: ['dollar', 'lumen'],
  dora: ['comet'],
}

/** What people do out of habit, by seeded chance. A good part of it has to do with `main`. */
export class Habits {
  readonly random: Random
  readonly #economy: Economy

  constructor(economy: Economy, ...seed: (string | number)[]) {
    this.#economy = economy
    this.random = createRandom('habits', ...seed)
  }

  /** So many things for one block, each by somebody else: a wallet sends once a block. */
  play(least: number, most: number): void {
    const busy = new Set<Role>()
    for (let left = this.random.int(least, most); left > 0; left--) this.#once(busy)
  }

  #once(busy: Set<Role>): void {
    const { random } = this
    const economy = this.#economy
    const free = neighbours.filter((role) => !busy.has(role))
    if (!free.length) return
    const from = !busy.has('main') && random.chance(0.35) ? 'main' : random.pick(free)
    busy.add(from)
    const to = random.pick(
      from !== 'main' && random.chance(0.4) ? (['main'] as const) : neighbours.filter((role) => role !== from),
    )
    const { address } = economy.wallets[to]
    const text = random.chance(0.6) ? random.pick(notes) : undefined
    const own = held[from]
    if (own && random.chance(0.4)) {
      const jetton = random.pick(own)
      const amount = (unitOf(jetton) * BigInt(random.int(1, 9_999))) / 10_000n
      const burns = random.chance(0.06)
      economy.send(from, [
        burns ? economy.jettonBurn(jetton, from, amount) : economy.jettonTransfer(jetton, from, address, amount, text),
      ])
      return
    }
    // Sometimes round, sometimes down to the nanogram.
    const amount = random.chance(0.5) ? toNano(random.int(1, 12)) / 4n : BigInt(random.int(1_000_000, 1_900_000_000))
    economy.send(from, [economy.gram(address, amount, text)])
  }
}

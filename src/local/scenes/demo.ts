import type { Chain } from '../engine/chain.ts'
import { createRandom } from '../engine/random.ts'
import { dnsFinale, dnsStory } from './dnsStory.ts'
import { Economy } from './economy.ts'
import { Habits } from './habits.ts'
import { malice } from './malice.ts'
import { saleStory } from './saleStory.ts'
import { type Burst, HISTORY, type Scene, thickening, waking } from './scene.ts'
import type { Episode } from './sceneContext.ts'
import { beginnings, collecting } from './story.ts'

/** Bursts of activity; together they make about 2 000 transactions. */
const BURSTS = 150

/** Seconds before the head. */
const FINALE = 40

/** A small town: its sights at first and then now and again, with everyday life around them. */
export class DemoScene extends Economy implements Scene {
  readonly #seed: number

  constructor(chain: Chain, seed: number) {
    super(chain, seed)
    this.#seed = seed
  }

  get bursts(): readonly Burst[] {
    const habits = new Habits(this, 'history', this.#seed)
    const first = [
      ...beginnings(this),
      ...saleStory(this.stage, this.collections.postcards, this.sales),
      ...dnsStory(this.stage),
      ...this.specials.story,
    ]
    const later = [...collecting(this), ...malice(this)]
    const every = Math.floor((BURSTS - first.length) / later.length)
    const episode = (index: number): Episode => {
      const since = index - first.length
      return first[index] ?? (since % every ? undefined : later[since / every]) ?? (() => habits.play(6, 10))
    }
    const ages = thickening(BURSTS, HISTORY.demo, createRandom('pace', this.#seed))
    // Still in progress at the head.
    const finale = { age: FINALE, send: dnsFinale(this.stage) }
    return [...ages.map((age, index) => ({ age, send: episode(index) })), finale]
  }

  since(seconds: number): readonly Burst[] {
    const habits = new Habits(this, 'since', this.#seed)
    const ages = waking(seconds, HISTORY.demo, createRandom('wake', this.#seed))
    return ages.map((age) => ({ age, send: () => habits.play(4, 5) }))
  }

  turn(seqno: number): void {
    this.countFrom(seqno * 1000)
    const habits = new Habits(this, 'turn', this.#seed, seqno)
    if (habits.random.chance(0.5)) habits.play(1, 2)
  }
}

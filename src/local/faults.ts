import type { Fault } from './options.ts'

/** Chance that repeats itself from run to run: mulberry-like mixing of a counter. */
function createChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** What is to happen to one request. */
export interface Mishap {
  /** Milliseconds to wait before anything else. */
  delayMs: number
  drop: boolean
  /** The fault to answer with, instead of the answer. */
  status?: Fault
}

const served: readonly Fault['kind'][] = ['status', 'latency', 'drop']

/** Which faults befall which request, by seeded chance. */
export class Faults {
  #faults: readonly Fault[] = []
  readonly #chance: () => number

  constructor(faults: readonly Fault[], seed: number) {
    this.#chance = createChance(seed)
    this.replace(faults)
  }

  replace(faults: readonly Fault[]): void {
    const unknown = faults.find(({ kind }) => !served.includes(kind))
    if (unknown)
      throw new Error(`The local service has no faults of kind "${unknown.kind}" yet, only ${served.join(', ')}.`)
    this.#faults = [...faults]
  }

  /** `path` is like `v3/jetton/wallets`. */
  draw(path: string): Mishap {
    const mishap: Mishap = { delayMs: 0, drop: false }
    for (const fault of this.#faults) {
      const { route, share = 1, kind, ms = 1000, jitterMs = 0 } = fault
      if (route !== undefined && !matches(route, path)) continue
      if (share < 1 && this.#chance() >= share) continue
      if (kind === 'latency') mishap.delayMs += ms + jitterMs * this.#chance()
      if (kind === 'drop') mishap.drop = true
      if (kind === 'status') mishap.status ??= fault
    }
    return mishap
  }
}

/** `jettonWallets`, `jetton/wallets` and `v3/jetton/wallets` all mean the path `v3/jetton/wallets`. */
function matches(route: string, path: string): boolean {
  const plain = (text: string) => text.replaceAll('/', '').toLowerCase()
  const wanted = plain(route.replace(/^\/?(?:api\/)?/, ''))
  return wanted === plain(path) || wanted === plain(path.slice(3))
}

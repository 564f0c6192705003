import { checkFault } from '../checks.ts'
import type { Fault } from '../options.ts'

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

/** The faults of one request. */
export interface RequestFaults {
  /** Milliseconds to wait before anything else. */
  delayMs: number
  drop: boolean
  /** Milliseconds that the body takes to arrive, 0 for at once. */
  slowMs: number
  /** Which share of the body arrives before the connection ends, if not all of it. */
  cut?: number
  /** Where the answer departs from its schema: two seeded numbers, 0 to 1. They choose the leaf and its change. */
  drift?: readonly [leaf: number, change: number]
  /** Whether pending traces are answered as they were a block earlier. */
  reorg: boolean
  /** The fault to answer with, instead of the answer. */
  status?: Fault
}

/** Which faults befall which request, by seeded chance. */
export class Faults {
  #faults: readonly Fault[] = []
  readonly #chance: () => number

  constructor(faults: readonly Fault[], seed: number) {
    this.#chance = createChance(seed)
    this.replace(faults)
  }

  /** @throws {Error} for a fault that cannot be */
  replace(faults: readonly Fault[]): void {
    faults.forEach(checkFault)
    this.#faults = [...faults]
  }

  /** `path` is like `v3/jetton/wallets`. */
  draw(path: string): RequestFaults {
    const mishap: RequestFaults = { delayMs: 0, drop: false, slowMs: 0, reorg: false }
    const chance = this.#chance
    for (const fault of this.#faults) {
      const { route, share = 1, kind, ms = 1000, jitterMs = 0 } = fault
      if (route !== undefined && !matches(route, path)) continue
      if (share < 1 && chance() >= share) continue
      if (kind === 'latency') mishap.delayMs += ms + jitterMs * chance()
      if (kind === 'slow') mishap.slowMs += ms + jitterMs * chance()
      if (kind === 'drop') mishap.drop = true
      if (kind === 'reorg') mishap.reorg = true
      if (kind === 'truncate') mishap.cut = chance()
      if (kind === 'drift') mishap.drift = [chance(), chance()]
      if (kind === 'status') mishap.status ??= fault
    }
    return mishap
  }
}

/** `jettonWallets`, `jetton/wallets` and `v3/jetton/wallets` all mean the path `v3/jetton/wallets`. */
function matches(route: string, path: string): boolean {
  const plain = (text: string) => text.replaceAll('/', '').toLowerCase()
  const wanted = plain(route.replace(/^\/?(?:api\/)?/, ''))
  return wanted === plain(path) || wanted === plain(path.replace(/^(?:v[23]|emulate\/v1)\//, ''))
}

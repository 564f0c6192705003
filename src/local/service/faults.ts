import type { Fault } from '../options.ts'

/** Chance that repeats itself from run to run: mulberry-like mixing of a counter. */
export function createChance(seed: number): () => number {
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
  /** Where the answer departs from its schema: two seeded numbers, 0 to 1, that choose the leaf and what becomes of it. */
  drift?: readonly [leaf: number, change: number]
  /** Whether pending traces are answered as they were a block earlier. */
  reorg: boolean
  /** The fault to answer with, instead of the answer. */
  status?: Fault
}

const kinds: readonly unknown[] = [
  'status',
  'latency',
  'drop',
  'truncate',
  'slow',
  'drift',
  'reorg',
] satisfies Fault['kind'][]
export const forms: readonly unknown[] = ['v3', 'error', 'gateway', 'ok-false-200', 'html'] satisfies Fault['form'][]

const within = (value: unknown, min: number, max: number) =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max)

/** Faults may be of JSON, and so of any type. @throws {Error} that names the fault and the reason */
function check(fault: Fault): void {
  const { kind, route, share, status, form, retryAfter, ms, jitterMs } = Object(fault) as Fault
  const known = kinds.join(', ')
  if (!kinds.includes(kind)) throw new Error(`The local service has no faults of kind "${kind}", only ${known}.`)
  const wrong = [
    ['route', route === undefined || typeof route === 'string', 'the name or path of an endpoint'],
    ['share', within(share, 0, 1), 'a number from 0 to 1'],
    ['status', within(status, 200, 599) && Number.isInteger(status ?? 0), 'an HTTP status'],
    ['form', form === undefined || forms.includes(form), `one of ${forms.join(', ')}`],
    ['retryAfter', within(retryAfter, 0, 86_400), 'seconds, at most a day'],
    ['ms', within(ms, 0, 3_600_000), 'milliseconds, at most an hour'],
    ['jitterMs', within(jitterMs, 0, 3_600_000), 'milliseconds, at most an hour'],
  ].find(([, right]) => !right)
  if (wrong) throw new Error(`${wrong[0]} of a fault should be ${wrong[2]}.`)
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
    faults.forEach(check)
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
  return wanted === plain(path) || wanted === plain(path.slice(3))
}

import type { Network } from '../core/network.ts'

/** A failure on purpose. */
export interface Fault {
  /** Endpoints it befalls: name (`transactions`), path (`jetton/wallets`), or with the generation (`v3/transactions`). Default: all. */
  route?: string
  /** Which share of the requests it befalls, 0 to 1, by seeded chance. Default 1. */
  share?: number
  /**
   * `status` answers an error; `latency` answers late; `drop` breaks the connection off. `truncate` ends the body in its middle;
   * `slow` sends it in pieces. `drift` makes one value of the answer depart from its schema. `reorg` answers pending traces,
   * transactions and actions as they were a block earlier, as if that block had been dropped.
   */
  kind: 'status' | 'latency' | 'drop' | 'truncate' | 'slow' | 'drift' | 'reorg'
  /** HTTP status of `status`. Default 500. */
  status?: number
  /**
   * How `status` spells the error. `v3` is `{error}`, `error` is `{ok, error, code}`, `gateway` is `{ok, result, code}`.
   * `ok-false-200` is `gateway` with HTTP status 200, `html` is a page. Default: as the service itself would.
   */
  form?: 'v3' | 'error' | 'gateway' | 'ok-false-200' | 'html'
  /** Of `status`: the header `Retry-After`, in seconds. Default: none. */
  retryAfter?: number
  /** Of `latency` and `slow`, milliseconds. Default 1 000. */
  ms?: number
  /** Up to so many milliseconds more, by seeded chance. Default 0. */
  jitterMs?: number
}

export const SCENARIOS = ['empty', 'demo', 'whale', 'live'] as const

export interface LocalServiceOptions {
  /**
   * `demo` (default) has about 2 000 transactions, honest and hostile. `whale` is an account with 10 000: the TVM makes it in about
   * a minute, in Node or a worker. `empty` has a first block only. `live` is `demo` with a block every 0.4 s, as on mainnet, and
   * some traffic. It grows by 15 MB an hour.
   */
  scenario?: (typeof SCENARIOS)[number]
  /** The same seed and time give the same chain, to the bit. Any other than the default needs the TVM, and so Node or a worker, and some seconds. */
  seed?: number
  /** Default `mainnet`: what the answers pretend to be. */
  network?: Network
  /**
   * When blocks are mined. `auto` (default) mines a sent message at once, to the end of its trace. `manual` waits for
   * `/local/mine`. `{ everyMs }` seals a block in that interval, with a little traffic every few seconds. Needs Node or a worker.
   */
  mine?: 'auto' | 'manual' | { everyMs: number }
  /** How many messages of a trace a block takes, one after the other. Default 1: a trace lasts three or four blocks. */
  hopsPerBlock?: number
  /**
   * Time of the chain's head, unix seconds. Default 2026-01-01 12:00 UTC. Any other needs Node or a worker.
   * With a later one the chain catches up by a few blocks; with an earlier one it is another chain.
   */
  now?: number
  /** API keys the service knows, and their network. When given, an unknown key is refused; none at all is not. */
  keys?: Readonly<Record<string, Network>>
  /** Requests per second and key that are answered; more get 429. Those without a key count as one key. Default: all. */
  requestsPerSecond?: number
  /**
   * The 429 of the limiter. `form`: its spelling as of {@link Fault}; default `gateway`, that of the hosted service.
   * `retryAfter`: whether it has the header `Retry-After`; default no, because none is known of the hosted service.
   */
  rateLimit?: { form?: Fault['form']; retryAfter?: boolean }
  /** Failures on purpose, from the first request on. */
  faults?: readonly Fault[]
}

/** The chain behind a local service. */
export interface LocalChain {
  /**
   * Accounts worth a look, by what for (`main`, `uninit`, `frozen`, `extraCurrency`, `library`, `sale`, `domain` …): raw addresses.
   * The `.ton` zone is the contract of the test network. An auction lasts a minute from the first bid, and ten seconds from the
   * last.
   */
  accounts(): Promise<Readonly<Record<string, string>>>
}

/** A TON Center in this process: the `/api/v2`, `/api/v3` and `/api/emulate` of a chain of its own. */
export interface LocalService {
  /** Answers a request; only its path counts, not its host. Rejects only where a connection would break. */
  handle(request: Request): Promise<Response>
  /** `handle` as the `fetch` of a client. */
  readonly fetch: typeof globalThis.fetch
  readonly chain: LocalChain
  /** Replaces the faults. @throws for a kind that does not exist */
  faults(next: readonly Fault[]): void
  /** Back to how it started. */
  reset(): Promise<void>
  /** All that it answers from, as bytes to keep. */
  snapshot(): Promise<Uint8Array>
  /** Continues from a `snapshot` of this service or another. Rejects for anything else. */
  restore(bytes: Uint8Array): Promise<void>
  /** Stops the mining. Reads are answered still. */
  close(): Promise<void>
}

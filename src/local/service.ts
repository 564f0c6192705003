import type { Rows } from './index/rows.ts'
import { loadEngine } from './loadEngine.ts'
import { type Fault, type LocalService, type LocalServiceOptions, SCENARIOS } from './options.ts'
import type { Context } from './routes/context.ts'
import { answerLocal } from './routes/local/answer.ts'
import { answerV2 } from './routes/v2/answer.ts'
import { answerV3 } from './routes/v3/answer.ts'
import { faultAnswer, json, preflight, serviceError } from './service/answer.ts'
import { DEFAULT_SEED } from './service/defaults.ts'
import { drift } from './service/drift.ts'
import { Faults } from './service/faults.ts'
import { Gate } from './service/gate.ts'
import { damaged, wait } from './service/mishap.ts'
import { interval, type Means, openSource, type Source, sourceOf } from './service/source.ts'
import { packRows, unpackRows } from './snapshot/pack.ts'

const MAX_V2_URL = 8192

/** A timer that does not keep a Node process alive. */
function every(ms: number, run: () => void): ReturnType<typeof setInterval> {
  const timer = setInterval(run, ms)
  if (typeof timer === 'object') timer.unref()
  return timer
}

/**
 * Starts a TON Center in this process, offline: genuine answers from a chain that ran on the real TVM. Returns at once and
 * loads on the first request. The default chain comes from a snapshot, without WASM, in browsers too. What needs the TVM starts
 * it where the snapshot ends: sending, estimates, get-methods, mining; so does another `seed` or `now`, which bakes a chain of
 * its own. That needs Node or a worker; in a page itself such requests are answered with 501, in plain words.
 *
 * Beside `/api/v2` and `/api/v3` it takes `POST /local/…` with JSON, answered `{ ok, result }`: `mine` (`blocks`, `seconds`),
 * `increase-time` (`seconds`), `fund` (`address`, `amount`), `set-balance` (`address`, `balance`), `impersonate` (`from`, `to`,
 * `value`, `body`, `bounce`), `snapshot` (gives an `id`), `revert` (`id`), `digest` (of the whole chain: equal chains have equal ones), `faults` (`faults`), `limit` (`requestsPerSecond`,
 * `form`, `retryAfter`), `keys` (`keys`), the last three as {@link LocalServiceOptions} has them. Amounts are nanotons, as
 * digits in a string; `body` is a base64 BoC. Keys, limits and faults do not count there.
 *
 * @throws {Error} for a scenario or a kind of fault that does not exist
 */
export const createLocalService = (options: LocalServiceOptions = {}): LocalService =>
  createService(options, { loadEngine })

/** What a journal kept: the chain as it last was, and the copies that `/local/snapshot` made, by id. */
export interface Kept {
  readonly rows: Rows
  readonly snapshots: ReadonlyMap<string, Uint8Array>
}

/** A service that goes on from what was `kept`, or begins anew. */
export function createService(options: LocalServiceOptions, means: Means, kept?: Kept): LocalService {
  const { network = 'mainnet', scenario = 'demo' } = options
  if (!SCENARIOS.includes(scenario)) throw new Error(`The local service has no scenario "${scenario}".`)
  const faults = new Faults(options.faults ?? [], options.seed ?? DEFAULT_SEED)
  const gate = new Gate(options)
  const everyMs = interval(options)
  let timer: ReturnType<typeof setInterval> | undefined
  let closed = false
  let source: Promise<Source> | undefined

  let goOn = kept
  async function begin(): Promise<Source> {
    if (goOn) return sourceOf(goOn.rows, options, means)
    const opened = await openSource(options, means)
    await means.journal?.write({ rows: opened.ledger.rows })
    return opened
  }

  async function open(): Promise<Source> {
    const opened = await begin()
    if (everyMs !== undefined) {
      // Before the first answer, so that a chain which cannot mine says so instead of standing still.
      await opened.running()
      tick(everyMs)
    }
    return opened
  }

  function tick(ms: number): void {
    if (closed || timer) return
    let sealing = false
    let sealedAt = Date.now()
    timer = every(ms, async () => {
      // A machine that cannot keep up, or has slept, seals less often: the next block then stands for all that time.
      if (sealing) return
      sealing = true
      try {
        const running = await (await load()).running()
        // Whole seconds, as blocks have them: some blocks share one.
        const seconds = Math.max(0, Math.floor((Date.now() - sealedAt) / 1000))
        sealedAt += seconds * 1000
        await running.live(seconds)
      } finally {
        sealing = false
      }
    })
  }

  /** Loads once; a failed loading is tried again by the next request. */
  function load(): Promise<Source> {
    source ??= open().catch((error) => {
      source = undefined
      throw error
    })
    return source
  }

  async function handle(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight()
    request.signal.throwIfAborted()
    const { pathname, searchParams, search } = new URL(request.url)
    const [, cheat] = /^\/local\/([\w-]+)\/?$/.exec(pathname) ?? []
    if (cheat !== undefined) return answerLocal(request, cheat, cheats)
    const [, generation, path] = /^\/api\/(v2|v3)\/(.+?)\/?$/.exec(pathname) ?? []
    if (generation === undefined || path === undefined)
      return serviceError('v3', 404, `Cannot ${request.method} ${pathname}`)
    // As the service has it; the way there takes more.
    if (generation === 'v2' && pathname.length + search.length > MAX_V2_URL)
      return serviceError('v2', 414, 'URI Too Long')
    const mishap = faults.draw(`${generation}/${path}`)
    if (mishap.delayMs) await wait(mishap.delayMs, request.signal)
    if (mishap.drop) throw new TypeError('The connection was dropped: a fault on demand.')
    const refusal = gate.refusal(generation, request, searchParams)
    if (refusal) return refusal
    if (mishap.status) return damaged(faultAnswer(generation, mishap.status), mishap, request.signal)
    const { ledger, running } = await load()
    const context: Context = { ledger, testnet: network === 'testnet', reorg: mishap.reorg, running }
    const { method, headers } = request
    const asked = { method, path, search: searchParams, headers, text: await request.text() }
    request.signal.throwIfAborted()
    try {
      const { status, body } = await (generation === 'v2' ? answerV2(asked, context) : answerV3(asked, context))
      return damaged(json(status, mishap.drift ? drift(body, mishap.drift) : body), mishap, request.signal)
    } catch (error) {
      // A slip of ours looks to a client as a slip of the service does, words included.
      return serviceError(generation, 500, `internal server error: ${(error as Error).message}`)
    }
  }

  /** The chain so far goes no further. */
  const stopped = async () => (await source?.catch(() => undefined))?.stop()

  const cheats = {
    source: load,
    faults: (next: readonly Fault[]) => faults.replace(next),
    gate,
    snapshot: async () => packRows((await load()).ledger.rows),
    async restore(bytes: Uint8Array) {
      const rows = await unpackRows(new Uint8Array(bytes))
      await stopped()
      await means.journal?.write({ rows })
      source = Promise.resolve(sourceOf(rows, options, means))
      if (everyMs !== undefined) tick(everyMs)
    },
    snapshots: new Map(kept?.snapshots),
    keep: async (id: string, packed: Uint8Array) => means.journal?.write({ kept: [id, packed] }),
  }

  return {
    handle,
    fetch: async (input, init) => handle(new Request(input, init)),
    chain: { accounts: async () => (await load()).ledger.rows.names },
    faults: cheats.faults,
    async reset() {
      // A loading that is under way would start a timer of its own.
      await stopped()
      goOn = undefined
      clearInterval(timer)
      timer = undefined
      source = undefined
      await load()
    },
    snapshot: cheats.snapshot,
    restore: cheats.restore,
    async close() {
      closed = true
      clearInterval(timer)
    },
  }
}

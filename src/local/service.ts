import type { Rows } from './index/rows.ts'
import { loadEngine } from './loadEngine.ts'
import { type LocalService, type LocalServiceOptions, SCENARIOS } from './options.ts'
import type { Cheats } from './routes/local/answer.ts'
import { AccessControl } from './service/accessControl.ts'
import { DEFAULT_SEED } from './service/defaults.ts'
import { Faults } from './service/faults.ts'
import { createHandler } from './service/handle.ts'
import { serveChain } from './service/servedChain.ts'
import type { ServiceHost } from './service/source.ts'
import { packRows } from './snapshot/pack.ts'

/**
 * Starts a TON Center in this process, offline: genuine answers from a chain that ran on the real TVM. Returns at once and
 * loads on the first request. The default chain is loaded from a snapshot, without WASM, in browsers too. Sending, estimates,
 * get-methods and mining start the TVM at the end of the snapshot; another `seed` or `now` bakes a chain of its own.
 * Both need Node or a worker; in a page itself such requests are answered with 501 and the reason.
 *
 * Beside `/api/v2` and `/api/v3` it takes `POST /local/…` with JSON, answered `{ ok, result }`:
 * - `mine` (`blocks`, `seconds`), `increase-time` (`seconds`);
 * - `fund` (`address`, `amount`), `set-balance` (`address`, `balance`): nanotons, as digits in a string;
 * - `impersonate` (`from`, `to`, `value`, `body`, `bounce`): `body` is a base64 BoC;
 * - `snapshot` (gives an `id`), `revert` (`id`), `digest` (equal chains have equal ones);
 * - `faults` (`faults`), `limit` (`requestsPerSecond`, `form`, `retryAfter`), `keys` (`keys`), as in {@link LocalServiceOptions}.
 *
 * Keys, limits and faults do not count there.
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

/** A service that continues the `kept` chain, or starts a new one. */
export function createService(options: LocalServiceOptions, host: ServiceHost, kept?: Kept): LocalService {
  const { network = 'mainnet', scenario = 'demo' } = options
  if (!SCENARIOS.includes(scenario)) throw new Error(`The local service has no scenario "${scenario}".`)
  const faults = new Faults(options.faults ?? [], options.seed ?? DEFAULT_SEED)
  const chain = serveChain(options, host, kept?.rows)
  const cheats: Cheats = {
    source: chain.load,
    faults: (next) => faults.replace(next),
    gate: new AccessControl(options),
    snapshot: async () => packRows((await chain.load()).ledger.rows),
    restore: chain.restore,
    snapshots: new Map(kept?.snapshots),
    keep: async (id, packed) => host.journal?.write({ kept: [id, packed] }),
  }
  const handle = createHandler({ testnet: network === 'testnet', faults, cheats })
  return {
    handle,
    fetch: async (input, init) => handle(new Request(input, init)),
    chain: { accounts: async () => (await chain.load()).ledger.rows.names },
    faults: cheats.faults,
    reset: chain.reset,
    snapshot: cheats.snapshot,
    restore: chain.restore,
    close: async () => chain.close(),
  }
}

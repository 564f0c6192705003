import { checkOptions } from './checks.ts'
import { loadEngine } from './loadEngine.ts'
import type { LocalService, LocalServiceOptions } from './options.ts'
import type { Cheats } from './routes/local/commands.ts'
import { AccessControl } from './service/accessControl.ts'
import { DEFAULT_SEED } from './service/defaults.ts'
import { Faults } from './service/faults.ts'
import { createHandler } from './service/handle.ts'
import { type Saved, serveChain } from './service/servedChain.ts'
import type { ServiceHost } from './service/source.ts'
import { packRows } from './snapshot/pack.ts'

/** The service of this process, loaded with all it needs: `toncenter-local`. The face loads it at its first request. */
export const createLocalService = (options: LocalServiceOptions = {}): LocalService =>
  createService(options, { loadEngine })

/** What a journal kept: the chain as it last was, and the copies that `/local/snapshot` made, by id. */
export interface Kept extends Saved {
  readonly snapshots: ReadonlyMap<string, Uint8Array>
}

/** A service that continues the `kept` chain, or starts a new one. */
export function createService(options: LocalServiceOptions, host: ServiceHost, kept?: Kept): LocalService {
  const { network = 'mainnet' } = options
  const { log = console.error } = host
  checkOptions(options)
  const faults = new Faults(options.faults ?? [], options.seed ?? DEFAULT_SEED)
  const chain = serveChain(options, host, kept)
  const cheats: Cheats = {
    source: chain.load,
    faults: (next) => faults.replace(next),
    gate: new AccessControl(options),
    snapshot: async () => packRows((await chain.load()).ledger.rows),
    restore: chain.restore,
    snapshots: new Map(kept?.snapshots),
    keep: async (id, packed) => host.journal?.write({ kept: [id, packed] }),
  }
  const handle = createHandler({ testnet: network === 'testnet', faults, cheats, log })
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

import { NotLoadedError } from '../core/errors.ts'
import { checkFault, checkOptions } from './checks.ts'
import type { LocalService, LocalServiceOptions } from './options.ts'

/**
 * Starts a TON Center in this process, offline: genuine answers from a chain that ran on the real TVM. Returns at once and loads
 * the package `toncenter-local` at the first request. The default chain is loaded from a snapshot, without WASM, in browsers too.
 * Sending, emulation, estimates, get-methods and mining start the TVM at the end of the snapshot. Another `seed` or `now` bakes another chain.
 * Both need Node or a worker; in a page itself such requests are answered with 501 and the reason.
 *
 * Beside `/api/v2`, `/api/v3` and `/api/emulate` it takes commands, `POST /local/…` with JSON: to mine, to fund, to sign, to keep the chain and go
 * back to it. `GET /local` lists them with their bodies, as docs/local.md does. Keys, limits and faults do not count there.
 *
 * Without `toncenter-local` every promise rejects with a `NotLoadedError`, whose code is `not-loaded`.
 *
 * @throws {Error} for a scenario or a fault that does not exist
 */
export function createLocalService(options: LocalServiceOptions = {}): LocalService {
  checkOptions(options)
  let { faults } = options
  let loading: Promise<LocalService> | undefined
  let loaded: LocalService | undefined
  let isClosed = false

  async function load(): Promise<LocalService> {
    const { createLocalService } = await loadPackage(options)
    loaded = createLocalService({ ...options, ...(faults && { faults }) })
    if (isClosed) await loaded.close()
    return loaded
  }

  /** Loads once; the next call retries a failed load. */
  function service(): Promise<LocalService> {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    handle: async (request) => (await service()).handle(request),
    fetch: async (input, init) => (await service()).fetch(input, init),
    chain: { accounts: async () => (await service()).chain.accounts() },
    faults(next) {
      next.forEach(checkFault)
      faults = next
      loaded?.faults(next)
    },
    reset: async () => (await service()).reset(),
    snapshot: async () => (await service()).snapshot(),
    restore: async (bytes) => (await service()).restore(bytes),
    async close() {
      isClosed = true
      await (await loading)?.close()
    },
  }
}

/** `await` within `try`: so a bundler leaves a package out that is not installed, and reports no error. */
async function loadPackage({ network = 'mainnet' }: LocalServiceOptions) {
  try {
    return await import('toncenter-local')
  } catch (cause) {
    const info = { endpoint: 'createLocalService', network, cause }
    throw new NotLoadedError(info, 'toncenter-local', 'Install it in the version of toncenter-react.')
  }
}

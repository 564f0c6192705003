import type { ActionNames } from '../index/actionNames.ts'
import type { ChainRows } from '../index/rows.ts'
import type { LocalServiceOptions } from '../options.ts'
import { unpackRows } from '../snapshot/pack.ts'
import { mineEvery } from './mineEvery.ts'
import { interval, openSource, type ServiceHost, type Source, sourceOf } from './source.ts'

/** The chain that a service answers from: loaded on demand, replaced by `restore` and `reset`. */
export interface ServedChain {
  /** Loads once; the next call retries a failed load. */
  load(): Promise<Source>
  /** Continues from a packed chain. Rejects when the bytes are none. */
  restore(bytes: Uint8Array): Promise<void>
  /** Starts anew from the options. */
  reset(): Promise<void>
  /** Stops the mining; reads go on. */
  close(): void
}

/** What an earlier process kept. */
export interface Saved {
  readonly rows: ChainRows
  readonly names?: ActionNames
}

/** Without what is `saved` the options choose the chain. */
export function serveChain(options: LocalServiceOptions, host: ServiceHost, saved?: Saved): ServedChain {
  const everyMs = interval(options)
  let first = saved
  let source: Promise<Source> | undefined
  let stopMining: (() => void) | undefined
  let closed = false

  async function open(): Promise<Source> {
    if (first) return sourceOf(first.rows, options, host, first.names)
    const opened = await openSource(options, host)
    await host.journal?.write({ rows: opened.ledger.rows })
    return opened
  }

  async function openAndMine(): Promise<Source> {
    // The seconds that the start takes belong to the first block: else the chain would be behind for ever.
    const since = Date.now()
    const opened = await open()
    // Before the first answer: a chain that cannot mine then reports it.
    if (everyMs !== undefined) await opened.running()
    mine(since)
    return opened
  }

  function mine(since = Date.now()): void {
    if (everyMs === undefined || closed) return
    stopMining ??= mineEvery(everyMs, since, async () => (await load()).running(), host.log ?? console.error)
  }

  function load(): Promise<Source> {
    source ??= openAndMine().catch((error) => {
      source = undefined
      throw error
    })
    return source
  }

  function endMining(): void {
    stopMining?.()
    stopMining = undefined
  }

  const stopChain = async () => (await source?.catch(() => undefined))?.stop()

  return {
    load,
    async restore(bytes) {
      const rows = await unpackRows(new Uint8Array(bytes))
      await stopChain()
      await host.journal?.write({ rows })
      source = Promise.resolve(sourceOf(rows, options, host))
      mine()
    },
    async reset() {
      // A load in progress would start a timer of its own.
      await stopChain()
      first = undefined
      endMining()
      source = undefined
      await load()
    },
    close() {
      closed = true
      endMining()
    },
  }
}

import { BLOCK_MS } from '../../core/pace/chainClock.ts'
import type { Engine, EngineModule } from '../engine/engine.ts'
import type { ActionNames } from '../index/actionNames.ts'
import { Ledger } from '../index/ledger.ts'
import { type ChainRows, noRows } from '../index/rows.ts'
import type { LocalServiceOptions } from '../options.ts'
import { unpackText } from '../snapshot/pack.ts'
import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from './defaults.ts'
import { type Journal, RunningChain } from './runningChain.ts'

export interface Source {
  readonly ledger: Ledger
  /** The chain, to go on with. The first call starts the TVM. Rejects where none can run. */
  running(): Promise<RunningChain>
  /** Ends the running block; the chain stops. */
  stop(): Promise<void>
}

/** Milliseconds between the blocks of a chain that mines on a timer. */
export function interval({ mine, scenario }: LocalServiceOptions): number | undefined {
  if (typeof mine === 'object') return mine.everyMs
  return scenario === 'live' && mine === undefined ? BLOCK_MS : undefined
}

/** With an interval messages wait for the next block, otherwise they are mined at once by default. */
const isAuto = (options: LocalServiceOptions) =>
  interval(options) === undefined && (options.mine === undefined || options.mine === 'auto')

/** The demo before anything happened: its first blocks, and nobody but what every chain begins with, in the masterchain. */
function emptied(rows: ChainRows): ChainRows {
  const accounts = rows.accounts.filter(
    ({ address, last_transaction_hash }) => address.startsWith('-1:') && last_transaction_hash === null,
  )
  const pick = (all: Record<string, string>, keys: (string | null)[]) =>
    Object.fromEntries(keys.flatMap((key) => (key && all[key] !== undefined ? [[key, all[key]]] : [])))
  const hashes = accounts.flatMap(({ code_hash, data_hash }) => [code_hash, data_hash])
  const { seed, zerostate, config, libraries, blocks, cells, states } = rows
  return {
    ...noRows(),
    ...{ scenario: 'empty', seed, zerostate, config, libraries },
    blocks: blocks.filter(({ seqno }) => seqno === 1),
    accounts,
    cells: pick(cells, hashes),
    states: pick(
      states,
      accounts.map(({ address }) => address),
    ),
  }
}

let committed: Promise<ChainRows> | undefined

/**
 * The rows of the committed snapshot. Each caller has lists and maps of its own and shares the rows in them, which nobody changes: an app
 * with many services, as a page of tests is, unpacks the snapshot once.
 */
async function committedRows(): Promise<ChainRows> {
  committed ??= import('../snapshot/demo.js').then(({ packed }) => unpackText(packed))
  const rows = await committed
  const copied = Object.entries(rows).map(([name, value]) => [name, copyOf(value)])
  return Object.fromEntries(copied)
}

const copyOf = (value: unknown) =>
  Array.isArray(value) ? [...value] : typeof value === 'object' && value ? { ...value } : value

/** What the runtime (Node, a worker or a page) gives a service. */
export interface ServiceHost {
  loadEngine(): Promise<EngineModule>
  /** Keeps what happens, so that another process can go on. */
  readonly journal?: Journal
  /** Gets a line for each error of the service itself. Default: the console. */
  readonly log?: (line: string) => void
}

/** `rows` answer reads at once; the engine continues from them when it is needed. */
export function sourceOf(
  rows: ChainRows,
  options: LocalServiceOptions,
  { loadEngine, journal }: ServiceHost,
  names?: ActionNames,
): Source {
  const ledger = new Ledger(rows, names)
  let running: Promise<RunningChain> | undefined
  const start = async () => {
    const { resumeEngine } = await loadEngine()
    return new RunningChain(
      await resumeEngine(rows, options.hopsPerBlock ?? DEFAULT_HOPS),
      ledger,
      isAuto(options),
      journal,
    )
  }
  return {
    ledger,
    running() {
      running ??= start().catch((error) => {
        running = undefined
        throw error
      })
      return running
    },
    stop: async () => (await running?.catch(() => undefined))?.stop(),
  }
}

/**
 * Loads the committed snapshot of the demo where it has the requested chain: at once, without the TVM. For a later time the chain of the
 * snapshot continues from its head. The engine bakes any other chain.
 */
export async function openSource(options: LocalServiceOptions, host: ServiceHost): Promise<Source> {
  const { seed = DEFAULT_SEED, now = DEFAULT_NOW, hopsPerBlock = DEFAULT_HOPS } = options
  const scenario = options.scenario === 'live' ? 'demo' : (options.scenario ?? 'demo')
  const started = (engine: Engine): Source => {
    const ledger = new Ledger(engine.rows)
    const running = new RunningChain(engine, ledger, isAuto(options), host.journal)
    return { ledger, running: async () => running, stop: () => running.stop() }
  }
  const isCommitted = scenario !== 'whale' && seed === DEFAULT_SEED && hopsPerBlock === DEFAULT_HOPS
  if (isCommitted && (now === DEFAULT_NOW || (now > DEFAULT_NOW && scenario !== 'empty'))) {
    const rows = await committedRows()
    if (now === DEFAULT_NOW) return sourceOf(scenario === 'empty' ? emptied(rows) : rows, options, host)
    const { resumeEngine } = await host.loadEngine()
    return started(await resumeEngine(rows, hopsPerBlock, now))
  }
  const { createEngine } = await host.loadEngine()
  return started(await createEngine({ seed, now, scenario, hopsPerBlock }))
}

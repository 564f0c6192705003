import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from './defaults.ts'
import type { EngineModule } from './ledger/engine.ts'
import { Ledger } from './ledger/ledger.ts'
import { fromBase64, unpackRows } from './ledger/pack.ts'
import type { Rows } from './ledger/rows.ts'
import type { LocalServiceOptions } from './options.ts'
import { Running } from './running.ts'

export interface Source {
  readonly ledger: Ledger
  /** The chain, to go on with. The first call starts the TVM. Rejects where none can run. */
  running(): Promise<Running>
}

/** Milliseconds between the blocks of a chain that mines by itself. */
export function interval({ mine, scenario }: LocalServiceOptions): number | undefined {
  if (typeof mine === 'object') return mine.everyMs
  return scenario === 'live' && mine === undefined ? 5000 : undefined
}

/** With an interval messages wait for the next block, otherwise they are mined at once unless told otherwise. */
const isAuto = (options: LocalServiceOptions) =>
  interval(options) === undefined && (options.mine === undefined || options.mine === 'auto')

/** The demo before anything happened: its first blocks, and nobody. */
const emptied = (rows: Rows): Rows => ({
  ...rows,
  blocks: rows.blocks.filter(({ seqno }) => seqno === 1),
  transactions: [],
  accounts: [],
  jettonMasters: [],
  jettonWallets: [],
  nftCollections: [],
  nftItems: [],
  offchain: {},
  cells: {},
  states: {},
  queue: [],
  names: {},
})

/** How to get the engine. */
export type LoadEngine = () => Promise<EngineModule>

/** Reads come from `rows` at once; the engine goes on from there when it is needed. */
export function sourceOf(rows: Rows, options: LocalServiceOptions, loadEngine: LoadEngine): Source {
  const ledger = new Ledger(rows)
  let running: Promise<Running> | undefined
  const start = async () => {
    const { resumeEngine } = await loadEngine()
    return new Running(await resumeEngine(rows, options.hopsPerBlock ?? DEFAULT_HOPS), ledger, isAuto(options))
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
  }
}

/** From the committed snapshot where it holds what is asked for: at once, without the TVM. Otherwise the engine bakes. */
export async function openSource(options: LocalServiceOptions, loadEngine: LoadEngine): Promise<Source> {
  const { seed = DEFAULT_SEED, now = DEFAULT_NOW, hopsPerBlock = DEFAULT_HOPS } = options
  const scenario = options.scenario === 'empty' ? 'empty' : 'demo'
  if (seed === DEFAULT_SEED && now === DEFAULT_NOW && hopsPerBlock === DEFAULT_HOPS) {
    const { packed } = await import('./snapshot/demo.js')
    const rows = await unpackRows(fromBase64(packed))
    return sourceOf(scenario === 'empty' ? emptied(rows) : rows, options, loadEngine)
  }
  const { createEngine } = await loadEngine()
  const engine = await createEngine({ seed, now, scenario, hopsPerBlock })
  const ledger = new Ledger(engine.rows)
  const running = new Running(engine, ledger, isAuto(options))
  return { ledger, running: async () => running }
}

import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from './defaults.ts'
import type { Engine } from './ledger/engine.ts'
import { Ledger } from './ledger/ledger.ts'
import { fromBase64, unpackRows } from './ledger/pack.ts'
import type { Rows } from './ledger/rows.ts'
import { loadEngine } from './loadEngine.ts'
import type { LocalServiceOptions } from './options.ts'

export interface Source {
  readonly ledger: Ledger
  /** Present when the chain was baked here, and can go on. */
  readonly engine?: Engine
}

/** Milliseconds between the blocks of a chain that mines by itself. */
export function interval({ mine, scenario }: LocalServiceOptions): number | undefined {
  if (typeof mine === 'object') return mine.everyMs
  return scenario === 'live' && mine === undefined ? 5000 : undefined
}

/** The demo before anything happened: its first blocks, and nobody. */
const emptied = (rows: Rows): Rows => ({
  ...rows,
  blocks: rows.blocks.filter(({ seqno }) => seqno === 1),
  transactions: [],
  accounts: [],
  jettonMasters: [],
  jettonWallets: [],
  cells: {},
  names: {},
})

/** From the committed snapshot where it holds what is asked for: at once, without the TVM. Otherwise the engine bakes. */
export async function openSource(options: LocalServiceOptions): Promise<Source> {
  const { seed = DEFAULT_SEED, now = DEFAULT_NOW, hopsPerBlock = DEFAULT_HOPS } = options
  const scenario = options.scenario === 'empty' ? 'empty' : 'demo'
  const baked = seed === DEFAULT_SEED && now === DEFAULT_NOW && hopsPerBlock === DEFAULT_HOPS
  if (baked && interval(options) === undefined) {
    const { packed } = await import('./snapshot/demo.js')
    const rows = await unpackRows(fromBase64(packed))
    return { ledger: new Ledger(scenario === 'empty' ? emptied(rows) : rows) }
  }
  const { createEngine } = await loadEngine()
  const engine = await createEngine({ seed, now, scenario, hopsPerBlock })
  return { engine, ledger: new Ledger(engine.rows) }
}

import type { Engine, EngineOptions } from '../ledger/engine.ts'
import { addBatch, type Batch, type Rows } from '../ledger/rows.ts'
import { Chain } from './chain.ts'
import { Economy } from './economy.ts'
import { readFacts } from './facts.ts'
import { createRandom, type Random } from './random.ts'
import { raw } from './spelling.ts'

/** How long before its head the demo chain began, seconds: three weeks. */
const HISTORY = 21 * 86_400
/** Bursts of activity in the demo; together they make about 300 transactions. */
const BURSTS = 40

async function seal(chain: Chain, time?: number): Promise<Batch> {
  const { batch, touched } = await chain.mine(time)
  return { ...batch, ...(await readFacts(chain, touched)) }
}

/**
 * Plays the demo: first the story, then habits. Blocks come every 5 s inside a burst only, and the bursts thicken towards
 * the head: the newest is minutes old, the oldest three weeks.
 */
async function play(chain: Chain, economy: Economy, rows: Rows, random: Random, head: number) {
  const { story } = economy
  for (let burst = 1; burst <= BURSTS; burst++) {
    const age = HISTORY * ((BURSTS + 1 - burst) / BURSTS) ** 2
    // The clock first: a message from outside is valid for an hour.
    chain.now = Math.max(chain.now + 5, Math.round(head - age) + random.int(0, 60))
    const episode = story[burst - 1]
    if (episode) episode()
    else economy.habits(2, 4)
    addBatch(rows, await seal(chain, chain.now))
    while (chain.busy) addBatch(rows, await seal(chain))
  }
  addBatch(rows, await seal(chain, head))
}

/** See {@link Engine}. */
export async function createEngine({ seed, now, scenario, hopsPerBlock }: EngineOptions): Promise<Engine> {
  const demo = scenario === 'demo'
  const chain = await Chain.create(seed, demo ? now - HISTORY : now, hopsPerBlock)
  const rows: Rows = {
    zerostate: chain.zerostate,
    blocks: [],
    transactions: [],
    accounts: [],
    jettonMasters: [],
    jettonWallets: [],
    cells: {},
    names: {},
  }
  const economy = demo ? new Economy(chain, seed) : undefined
  if (economy) rows.names = Object.fromEntries(Object.entries(economy.names).map(([name, at]) => [name, raw(at)]))
  addBatch(rows, await seal(chain, chain.now))
  addBatch(rows, { ...(await readFacts(chain, [...chain.accounts.values()])), blocks: [], transactions: [] })
  const random = createRandom('pace', seed)
  if (economy) await play(chain, economy, rows, random, now)
  return {
    rows,
    async live(seconds) {
      if (!chain.busy && random.chance(0.5)) economy?.habits(1, 2)
      return seal(chain, chain.now + seconds)
    },
  }
}

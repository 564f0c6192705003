import { Address, Cell, toNano } from '@ton/core'
import type { Engine, EngineOptions, GetMethod } from '../ledger/engine.ts'
import { addBatch, type Batch, noRows, type Rows } from '../ledger/rows.ts'
import type { Account } from './account.ts'
import { nftBase, offchain } from './cast.ts'
import { Chain } from './chain.ts'
import { dnsRoot } from './dns.ts'
import { Economy } from './economy.ts'
import { readFacts } from './facts.ts'
import { methodId } from './methodId.ts'
import { createRandom, type Random } from './random.ts'
import { estimateFees, sendExternal, sendUnsigned } from './send.ts'
import { bocOf, raw } from './spelling.ts'
import { readStack, toItem } from './stack.ts'
import type { Episode } from './stage.ts'
import { createGround } from './zerostate.ts'

/** How long before its head the demo chain began, seconds: three weeks. */
const HISTORY = 21 * 86_400
/** How long before the head the last of the story begins, seconds. */
const FINALE = 40
/** Bursts of activity in the demo; together they make about 300 transactions. */
const BURSTS = 54

/** What is to be said of accounts, outside of any block. */
async function tell(chain: Chain, accounts: readonly Account[]): Promise<Batch> {
  const facts = await readFacts(chain, accounts)
  const states = Object.fromEntries(accounts.map(({ address, state }) => [raw(address), bocOf(state)]))
  return { blocks: [], transactions: [], ...facts, states, queue: chain.queue }
}

async function seal(chain: Chain, time?: number): Promise<Batch> {
  const { batch, touched } = await chain.mine(time)
  return { ...(await tell(chain, touched)), ...batch }
}

/**
 * Plays the demo: first the story, then habits. Blocks come every 5 s inside a burst only, and the bursts thicken towards
 * the head: the newest is minutes old, the oldest three weeks.
 */
async function play(chain: Chain, economy: Economy, rows: Rows, random: Random, head: number) {
  const { story } = economy
  const perform = async (episode: Episode) => {
    for (const step of typeof episode === 'function' ? [episode] : episode) {
      step()
      addBatch(rows, await seal(chain, chain.now))
      while (chain.busy) addBatch(rows, await seal(chain))
      chain.now += 5
    }
  }
  for (let burst = 1; burst <= BURSTS; burst++) {
    const age = HISTORY * ((BURSTS + 1 - burst) / BURSTS) ** 2
    // The clock first: a message from outside is valid for an hour.
    chain.now = Math.max(chain.now, Math.round(head - age) + random.int(0, 60))
    await perform(story[burst - 1] ?? (() => economy.habits(2, 4)))
  }
  chain.now = Math.max(chain.now, head - FINALE)
  await perform(economy.finale)
  addBatch(rows, await seal(chain, head))
}

async function run(chain: Chain, { address, method, stack, at }: GetMethod) {
  const id = typeof method === 'number' ? method : methodId(method)
  const earlier = at && {
    code: Cell.fromBase64(at.code),
    data: Cell.fromBase64(at.data),
    balance: BigInt(at.balance),
    time: at.time,
  }
  const result = await chain.run(Address.parse(address), id, stack.map(toItem), earlier)
  return { gas_used: result.gasUsed, exit_code: result.exitCode, stack: readStack(result.stack) }
}

const toEngine = (chain: Chain, rows: Rows, economy: Economy | undefined): Engine => ({
  rows,
  get busy() {
    return chain.busy
  },
  get queue() {
    return chain.queue
  },
  get now() {
    return chain.now
  },
  set now(time) {
    chain.now = time
  },
  mine: (seconds) => seal(chain, chain.now + seconds),
  async live(seconds) {
    if (!chain.busy) economy?.turn(chain.seqno)
    return seal(chain, chain.now + seconds)
  },
  send: (boc) => sendExternal(chain, boc),
  impersonate: async (message) => sendUnsigned(chain, message),
  setBalance: (address, balance) => tell(chain, [chain.setBalance(Address.parse(address), balance)]),
  emulate: () => chain.emulate(),
  run: (method) => run(chain, method),
  estimate: (message) => estimateFees(chain, message),
})

/** See `EngineModule`. */
export async function createEngine({ seed, now, scenario, hopsPerBlock }: EngineOptions): Promise<Engine> {
  const demo = scenario === 'demo'
  const genesis = demo ? now - HISTORY : now
  const chain = await Chain.create(seed, genesis, hopsPerBlock, createGround(seed, genesis))
  const rows: Rows = {
    seed,
    zerostate: chain.zerostate,
    ...noRows(),
    ...chain.ground,
    libraries: { ...chain.ground.libraries },
  }
  const economy = demo ? new Economy(chain, seed) : undefined
  chain.begin(dnsRoot.address, { coins: toNano('10'), init: dnsRoot.init as { code: Cell; data: Cell } })
  economy?.fund()
  if (economy)
    rows.offchain = Object.fromEntries(Object.entries(offchain).map(([path, said]) => [nftBase + path, { ...said }]))
  addBatch(rows, await seal(chain, chain.now))
  addBatch(rows, await tell(chain, [...chain.accounts.values()]))
  if (economy) {
    await play(chain, economy, rows, createRandom('pace', seed), now)
    rows.names = Object.fromEntries(Object.entries(economy.names).map(([name, at]) => [name, raw(at)]))
  }
  return toEngine(chain, rows, economy)
}

/** See `EngineModule`. */
export async function resumeEngine(rows: Rows, hopsPerBlock: number): Promise<Engine> {
  const chain = await Chain.resume(rows, hopsPerBlock)
  const demo = Object.keys(rows.names).length > 0
  return toEngine(chain, rows, demo ? new Economy(chain, rows.seed) : undefined)
}

import { expect } from 'vitest'
import { Chain } from '../../src/local/engine/chain.ts'
import { createChainConfig } from '../../src/local/engine/zerostate.ts'
import type { ChainRows } from '../../src/local/index/rows.ts'
import { HISTORY } from '../../src/local/scenes/scene.ts'
import { createScene } from '../../src/local/scenes/scenes.ts'
import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from '../../src/local/service/defaults.ts'

/** Plays the first `count` bursts of a scenario, and expects the first transactions of its snapshot. Gives how many they are. */
export async function expectPlayed({ scenario, transactions }: ChainRows, count: number): Promise<number> {
  const genesis = DEFAULT_NOW - HISTORY[scenario]
  const chain = await Chain.create(DEFAULT_SEED, genesis, DEFAULT_HOPS, createChainConfig(DEFAULT_SEED, genesis))
  const scene = createScene(scenario, chain, DEFAULT_SEED)
  scene.fund()
  const played = (await chain.mine(chain.now)).batch.transactions
  for (const { age, send } of scene.bursts.slice(0, count)) {
    chain.now = Math.max(chain.now, DEFAULT_NOW - age)
    for (const step of [send].flat()) {
      step()
      played.push(...(await chain.mine(chain.now)).batch.transactions)
      while (chain.busy) played.push(...(await chain.mine()).batch.transactions)
      chain.now += 5
    }
  }
  expect(played).toEqual(transactions.slice(0, played.length))
  return played.length
}

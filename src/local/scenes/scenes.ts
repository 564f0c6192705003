import type { Chain } from '../engine/chain.ts'
import type { ChainRows } from '../index/rows.ts'
import { DemoScene } from './demo.ts'
import type { Scene } from './scene.ts'
import { WhaleScene } from './whale.ts'

const nothing = {
  names: {},
  signers: [],
  offchain: {},
  flags: {},
  bursts: [],
  since: () => [],
  fund() {},
  turn() {},
} satisfies Scene

export function createScene(scenario: ChainRows['scenario'], chain: Chain, seed: number): Scene {
  if (scenario === 'demo') return new DemoScene(chain, seed)
  if (scenario === 'whale') return new WhaleScene(chain, seed)
  return nothing
}

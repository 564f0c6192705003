import { describe, it } from 'vitest'
import { demoRows } from '../support/demoChain.ts'
import {
  expectBlocksFollow,
  expectChained,
  expectHashed,
  expectJettonsCounted,
  expectTracesWhole,
  expectValueConserved,
} from './invariants.ts'
import { testTraffic } from './traffic.ts'

describe('the demo chain', async () => {
  const rows = await demoRows()
  it.each([
    ['conserves value to the nanogram', expectValueConserved],
    ['chains transactions and states', expectChained],
    ['hashes what it carries', expectHashed],
    ['has whole traces', expectTracesWhole],
    ['counts jettons as their masters do', expectJettonsCounted],
    ['has blocks that follow one another', expectBlocksFollow],
  ])('%s', (_, check) => check(rows))
})

describe('random traffic', () => testTraffic(1))

import { describe, expect, it } from 'vitest'
import { balanceChange } from '../../../src/reading/value/balanceChange.ts'
import { changeTrace, RECEIVER, SENDER } from '../../../stories/fixtures/flows.ts'

const rest = { hasOthers: false }

describe('the balances of a trace', () => {
  it('compares before the first and after the last transaction of each account, in the order of time', () => {
    expect(balanceChange(changeTrace({ balance: 100_000_000_000n }))).toEqual([
      { ...rest, account: SENDER, before: 100_000_000_000n, after: 60_045_900_000n, fees: 4_766_669n },
      { ...rest, account: RECEIVER, before: 12_250_000_000n, after: 52_249_600_000n, fees: 666_669n },
    ])
  })

  it('reports that other traces moved a balance in between', () => {
    expect(balanceChange(changeTrace({ hasOthers: true })).map(({ hasOthers }) => hasOthers)).toEqual([true, false])
  })

  it('claims nothing where the service keeps no state, and nothing of a trace without transactions', () => {
    const trace = changeTrace({ isUnknown: true })
    expect(balanceChange(trace)[0]).toMatchObject({ before: undefined, after: undefined, fees: 4_766_669n })
    expect(balanceChange({ ...trace, transactions: null as never })).toEqual([])
  })
})

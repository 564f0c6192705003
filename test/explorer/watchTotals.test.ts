import { expect, it } from 'vitest'
import { jettonCounts, jettonTotals } from '../../examples/explorer/src/pages/watchTotals.ts'
import { jettonWallets } from '../../stories/fixtures/jettons.ts'
import { accountOf } from '../reading/made.ts'

const [FIRST, SECOND] = [1, 2].map(accountOf) as [string, string]
const [one, other] = jettonWallets as [(typeof jettonWallets)[number], (typeof jettonWallets)[number]]
const LARGE = '9007199254740993'

it('adds the balances of several owners for each token, to the last unit, and counts the tokens of each owner', () => {
  const wallets = [
    { ...one, owner: FIRST, balance: LARGE },
    { ...other, owner: FIRST, balance: '5' },
    { ...one, owner: SECOND, balance: '1' },
  ]
  expect(jettonTotals(wallets).map(({ jetton, balance }) => [jetton, balance])).toEqual([
    [one.jetton, '9007199254740994'],
    [other.jetton, '5'],
  ])
  expect([...jettonCounts(wallets)]).toEqual([
    [FIRST, 2],
    [SECOND, 1],
  ])
})

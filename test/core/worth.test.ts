import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { walletStates } from '../../src/endpoints/v3/accounts/walletStates.ts'
import { actions } from '../../src/endpoints/v3/actions/actions.ts'
import { nftItems } from '../../src/endpoints/v3/nfts/nftItems.ts'
import { address } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

/** A client without a key, and the names of its requests. */
function open() {
  const clock = simulatedClock()
  const { url, fetch, seen } = inProcess(() => ({}))
  const options = { network: 'local', baseUrl: url, fetch, clock, requestsPerSecond: 1, retries: 0 } as const
  const client = createClient({ ...options, onResponseMismatch: 'ignore' })
  onTestFinished(() => client.close())
  const names = () => seen.map(({ pathname }) => pathname.split('/').slice(4).join('/') || pathname.split('/').at(-1))
  return { clock, client, names }
}

it('asks for balance and account first, then for lists, then for names, whichever was asked for first', async () => {
  const { clock, client, names } = open()
  void client.request(addressBook, { address: [address(1)] }).catch(() => {})
  void client.request(nftItems, { owner_address: address(1) }).catch(() => {})
  void client.request(actions, { account: address(1) }).catch(() => {})
  void client.request(walletStates, { address: address(1) }).catch(() => {})
  void client.request(accountStates, { address: address(1) }).catch(() => {})
  await clock.run()
  expect(names()).toEqual(['walletStates', 'accountStates', 'items', 'actions', 'addressBook'])
})

it('a priority that is given counts for more', async () => {
  const { clock, client, names } = open()
  void client.request(accountStates, { address: address(1) }).catch(() => {})
  void client.request(addressBook, { address: [address(1)] }, { priority: 'visible' }).catch(() => {})
  await clock.run()
  expect(names()).toEqual(['addressBook', 'accountStates'])
})

it('asks for a balance next, though lists wait', async () => {
  const { clock, client, names } = open()
  for (let offset = 0; offset < 4; offset++) {
    void client.request(actions, { account: address(1), offset }).catch(() => {})
  }
  await clock.run(100)
  void client.request(accountStates, { address: address(1) }).catch(() => {})
  await clock.run(1_200)
  expect(names()).toEqual(['actions', 'accountStates'])
  await clock.run()
})

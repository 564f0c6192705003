import { describe, expect, it } from 'vitest'
import type { ExtendedAddressInformation } from '../../../src/contract/v2/endpoints/getExtendedAddressInformation.ts'
import { createClient } from '../../../src/core/client.ts'
import { getAddressInformation } from '../../../src/endpoints/v2/accounts/getAddressInformation.ts'
import { getAddressState } from '../../../src/endpoints/v2/accounts/getAddressState.ts'
import { getExtendedAddressInformation } from '../../../src/endpoints/v2/accounts/getExtendedAddressInformation.ts'
import { getWalletInformation } from '../../../src/endpoints/v2/accounts/getWalletInformation.ts'
import { accountStates } from '../../../src/endpoints/v3/accounts/accountStates.ts'
import { walletStates } from '../../../src/endpoints/v3/accounts/walletStates.ts'
import { addressInformation } from '../../../src/endpoints/v3/legacy/addressInformation.ts'
import { walletInformation } from '../../../src/endpoints/v3/legacy/walletInformation.ts'
import { accountFromV2, accountStatusFromV2 } from '../../../src/fromV2/accountFromV2.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'

const service = createLocalService({ scenario: 'demo' })
const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: service.fetch, retries: 0 })

/** The v3 facts of an account that v2 has, too. */
async function expected(address: string) {
  const [state] = (await client.request(accountStates, { address: [address], include_boc: false })).accounts
  if (!state) return { balance: '0', status: 'nonexist', last_transaction_hash: null, last_transaction_lt: null }
  const { balance, status, last_transaction_hash, last_transaction_lt } = state
  // An account that was given coins before the first block of this chain has no transaction.
  const isNew = last_transaction_lt === '0'
  return {
    balance,
    status,
    last_transaction_hash: isNew ? null : last_transaction_hash,
    last_transaction_lt: isNew ? null : last_transaction_lt,
  }
}

const { main, elder, uninit, frozen, empty, extraCurrency, dollarJetton } = demoAccounts

describe('an account of v2', () => {
  it.each(Object.entries({ main, elder, uninit, frozen, empty, extraCurrency, dollarJetton }))(
    'is what v3 says of the same: %s',
    async (_name, address) => {
      const facts = await expected(address)
      const params = { address }
      expect(accountFromV2(await client.request(getAddressInformation, params), address)).toMatchObject(facts)
      expect(accountFromV2(await client.request(getExtendedAddressInformation, params))).toMatchObject({
        ...facts,
        address,
      })
      expect(accountFromV2(await client.request(getWalletInformation, params), address)).toMatchObject(facts)
      expect(accountFromV2(await client.request(addressInformation, params), address)).toMatchObject(facts)
      const status = accountStatusFromV2(await client.request(getAddressState, params))
      expect(status).toBe(facts.status === 'nonexist' ? 'uninit' : facts.status)
    },
  )

  it('has the type and the seqno of a wallet, in every form', async () => {
    for (const address of [main, elder]) {
      const [{ wallet_type, seqno } = {}] = (await client.request(walletStates, { address: [address] })).wallets
      expect(wallet_type).toMatch(/^wallet/)
      for (const endpoint of [getWalletInformation, walletInformation])
        expect(accountFromV2(await client.request(endpoint as typeof walletInformation, { address }))).toMatchObject({
          wallet_type,
          seqno,
        })
      const extended = accountFromV2(await client.request(getExtendedAddressInformation, { address }))
      // Wallets of version 5 are raw cells there.
      if (!wallet_type?.includes('v5')) expect(extended).toMatchObject({ wallet_type, seqno })
    }
  })

  it('has the amounts of its extra currencies, and the hash of its frozen state', async () => {
    const information = await client.request(getAddressInformation, { address: extraCurrency })
    expect(Object.values(accountFromV2(information).extra_currencies ?? {})).toEqual([expect.stringMatching(/^\d+$/)])
    const [state] = (await client.request(accountStates, { address: [frozen] })).accounts
    for (const endpoint of [getAddressInformation, getExtendedAddressInformation])
      expect(
        accountFromV2(await client.request(endpoint as typeof getAddressInformation, { address: frozen })),
      ).toMatchObject({
        frozen_hash: state?.frozen_hash,
      })
  })

  const extended = (over: Partial<ExtendedAddressInformation>): ExtendedAddressInformation => ({
    '@type': 'fullAccountState',
    address: { '@type': 'accountAddress', account_address: main },
    balance: '1',
    last_transaction_id: { '@type': 'internal.transactionId', lt: '7', hash: 'h' },
    block_id: { '@type': 'ton.blockIdExt', workchain: -1, shard: '0', seqno: 1, root_hash: '', file_hash: '' },
    sync_utime: 1,
    account_state: { '@type': 'uninited.accountState', frozen_hash: '' },
    revision: 0,
    ...over,
  })

  it('holds nothing where the Python service says −1 of it', () => {
    expect(accountFromV2(extended({ balance: '-1' })).balance).toBe('0')
  })

  it('has no type of wallet of a revision that nobody knows, and is active whatever else it is', () => {
    const wallet = { '@type': 'wallet.v4.accountState', wallet_id: '1', seqno: 3 } as const
    expect(accountFromV2(extended({ account_state: wallet, revision: 2 })).wallet_type).toBe('wallet v4 r2')
    expect(accountFromV2(extended({ account_state: wallet, revision: 9 }))).toMatchObject({
      wallet_type: undefined,
      seqno: 3,
      status: 'active',
    })
    const dns = { '@type': 'dns.accountState', wallet_id: '1' } as const
    expect(accountFromV2(extended({ account_state: dns })).status).toBe('active')
  })

  it('keeps a status that nobody knows, even one that every object has', () => {
    expect(accountStatusFromV2('constructor')).toBe('constructor')
    expect(accountStatusFromV2('asleep')).toBe('asleep')
  })
})

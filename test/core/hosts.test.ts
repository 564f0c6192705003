import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { emulateTonConnect } from '../../src/endpoints/emulate.ts'
import { detectAddress } from '../../src/endpoints/v2/utils/detectAddress.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { accountState, address } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'

const TESTNET = 'https://testnet.toncenter.com'
const refused = (options: ClientOptions) => {
  try {
    return createClient(options).keyName
  } catch (error) {
    return (error as Error).message
  }
}

describe('a base URL of the hosted service', () => {
  it.each([
    [TESTNET, 'testnet', true],
    ['HTTPS://TestNet.TonCenter.com:443/api/v3/', 'testnet', true],
    ['https://toncenter.com', 'mainnet', false],
    ['https://proxy.example', 'mainnet', false],
    ['/ton', 'mainnet', false],
  ])('decides the network where none is given: %s', (baseUrl, network, testOnly) => {
    expect(createClient({ baseUrl })).toMatchObject({ network, keyName: network, testOnly })
  })

  it.each([
    ['mainnet', TESTNET, 'is the address of testnet, and network says mainnet'],
    ['testnet', 'https://toncenter.com/api/v2', 'is the address of mainnet, and network says testnet'],
    ['local', TESTNET, 'is the address of testnet, and network says local'],
  ])('is refused under the name of another network: %s at %s', (network, baseUrl, sentence) => {
    expect(refused({ network, baseUrl })).toContain(sentence)
    expect(refused({ network })).not.toContain('is the address of')
  })
})

describe('an empty key', () => {
  it('is refused where it is given', () => {
    expect(refused({ apiKey: '' })).toContain('apiKey: is empty')
  })

  it('is refused by the request where a function gives it, and nothing is sent', async () => {
    const { url, fetch, seen } = inProcess(() => ({}))
    const client = createClient({ network: 'local', baseUrl: url, fetch, apiKey: () => '' })
    await expect(client.request(accountStates, { address: address(1) })).rejects.toMatchObject({
      code: 'invalid-params',
      issues: [{ path: ['apiKey'] }],
    })
    expect(seen).toEqual([])
  })
})

describe('an address for test networks only', () => {
  const marked = toFriendlyAddress(address(1), { testOnly: true })
  const open = (network: string) => {
    const { url, fetch, seen } = inProcess(() => ({
      accounts: [accountState(address(1))],
      address_book: {},
      metadata: {},
    }))
    return { client: createClient({ network, baseUrl: url, fetch, onResponseMismatch: 'ignore' }), seen }
  }

  it.each([[marked], [[address(2), marked]]])(
    'is refused by a client of mainnet, alone or among others',
    async (given) => {
      const { client, seen } = open('mainnet')
      const error = await client.request(accountStates, { address: given }).catch((error) => error)
      expect(error).toMatchObject({ code: 'invalid-params', issues: [{ path: ['address'] }] })
      expect(error.message).toContain('is marked "for test networks only"')
      expect(seen).toEqual([])
    },
  )

  it('is refused as the recipient of a message that is emulated', async () => {
    const { client, seen } = open('mainnet')
    const messages = [address(2), marked].map((to) => ({ address: to, amount: '1' }))
    const error = await client.request(emulateTonConnect, { from: address(1), messages }).catch((error) => error)
    expect(error).toMatchObject({ code: 'invalid-params', issues: [{ path: ['messages'] }] })
    expect(seen).toEqual([])
  })

  it('passes on any other network, and where its form is the question', async () => {
    for (const network of ['testnet', 'local']) {
      await expect(open(network).client.request(accountStates, { address: marked })).resolves.toBeDefined()
    }
    for (const record of [detectAddress, addressBook]) {
      const { client, seen } = open('mainnet')
      await client.request(record as never, { address: marked }).catch(() => undefined)
      expect(seen).toHaveLength(1)
    }
  })
})

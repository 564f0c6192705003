import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../../src/endpoints/v3/jettons/jettonMasters.ts'
import { accountState, address as raw } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { serve } from '../support/server.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'
import { asked, failure, open, range, states } from './batchCalls.ts'

describe('requests for single keys made in one tick', () => {
  it('travel together, and everybody gets the answer to its own question', async () => {
    const { url, seen } = await serve((one) => states(one))
    const { balance, calls } = open({ baseUrl: url })
    const answers = await Promise.all(range(50).map((index) => balance(index)))
    expect(answers).toEqual(range(50).map((index) => [raw(index)]))
    expect(seen).toHaveLength(1)
    expect(calls).toMatchObject([{ endpoint: 'v3 accountStates', members: 50, cache: 'miss', outcome: 'ok' }])
    const [{ params } = {}] = calls as { params?: { address: string[] } }[]
    expect(params?.address).toHaveLength(50)
  })

  it('ask for one key once, however often and in whatever form it is named', async () => {
    const { url, seen } = await serve((one) => states(one))
    const { client } = open({ baseUrl: url })
    const forms = [raw(1), toFriendlyAddress(raw(1)), [raw(1).toLowerCase()], raw(2)]
    await Promise.all(forms.map((address) => client.request(accountStates, { address })))
    expect(seen.map((one) => asked(one).length)).toEqual([2])
  })

  it('are found by key: an absent key is an empty answer, and each names its own accounts only', async () => {
    const { url } = await serve((one) => states(one, (address) => address === raw(2)))
    const { client } = open({ baseUrl: url })
    const [one, two] = await Promise.all([1, 2].map((index) => client.request(accountStates, { address: raw(index) })))
    expect(one).toEqual({
      accounts: [accountState(raw(1))],
      address_book: { [raw(1)]: { user_friendly: `f${raw(1)}`, domain: null } },
      metadata: {},
    })
    expect(two).toEqual({ accounts: [], address_book: {}, metadata: {} })
  })

  it('a request that is alone is sent as it is', async () => {
    const { url, seen } = await serve(() => ({ jetton_masters: [], address_book: {}, metadata: {} }))
    await open({ baseUrl: url }).client.request(jettonMasters, { address: raw(1), limit: 5 })
    expect(seen[0]?.url.searchParams.get('limit')).toBe('5')
  })

  it('never mix with others of other params', async () => {
    const { url, seen } = await serve((one) => states(one))
    const { client } = open({ baseUrl: url })
    await Promise.all([
      client.request(accountStates, { address: raw(1), include_boc: false }),
      client.request(accountStates, { address: raw(2), include_boc: false }),
      client.request(accountStates, { address: raw(3) }),
      client.request(accountStates, { address: [raw(4), raw(5)] }),
    ])
    expect(seen.map((one) => [asked(one).length, one.url.searchParams.get('include_boc')]).sort()).toEqual([
      [1, null],
      [2, null],
      [2, 'false'],
    ])
  })

  it('join while they wait for a slot, and leave with the highest of their priorities', async () => {
    const { url, fetch, seen } = inProcess((url) => (url.pathname.endsWith('States') ? states({ url }) : {}))
    const clock = simulatedClock()
    const { client, balance } = open({ baseUrl: url, fetch, clock, requestsPerSecond: 10 })
    const first = client.request(masterchainInfo, {}).catch(() => {})
    const other = client.request(transactions, { limit: 3 }).catch(() => {})
    const early = [balance(1, { priority: 'prefetch' }), balance(2, { priority: 'prefetch' })]
    await clock.run(0)
    const late = balance(3, { priority: 'visible' })
    await clock.run()
    await Promise.all([first, other, ...early, late])
    expect(seen.map(({ pathname }) => pathname.split('/').pop())).toEqual([
      'masterchainInfo',
      'accountStates',
      'transactions',
    ])
    expect(asked({ url: seen[1] as URL })).toHaveLength(3)
  })

  it('are cut into URLs of a safe length: 250 keys at most', async () => {
    const { url, seen } = await serve((one) => states(one))
    const { balance } = open({ baseUrl: url })
    const answers = await Promise.all(range(600).map((index) => balance(index)))
    expect(answers).toEqual(range(600).map((index) => [raw(index)]))
    expect(seen.map((one) => asked(one).length).sort()).toEqual([100, 250, 250])
    for (const one of seen) expect(one.url.search.length).toBeLessThan(14_500)
  })

  it('send the limit where it is needed', async () => {
    const { url, seen } = await serve(() => ({ jetton_masters: [], address_book: {}, metadata: {} }))
    const { client } = open({ baseUrl: url })
    await Promise.all(range(30).map((index) => client.request(jettonMasters, { address: raw(index) })))
    expect(seen.map((one) => [asked(one).length, one.url.searchParams.get('limit')])).toEqual([[30, '30']])
  })

  it('keep the very spelling where it is the question', async () => {
    const { url } = await serve((one) =>
      Object.fromEntries(asked(one).map((text) => [text, { user_friendly: null, domain: text }])),
    )
    const { client } = open({ baseUrl: url })
    const texts = [raw(1), toFriendlyAddress(raw(1)), 'no address', 'constructor']
    const answers = await Promise.all(texts.map((address) => client.request(addressBook, { address })))
    expect(answers).toEqual(texts.map((text) => ({ [text]: { user_friendly: null, domain: text } })))
  })
})

describe('an answer to many', () => {
  it('is split by the record itself, as if one key had been asked for alone', () => {
    const url = new URL(`http://local.test/?address=${raw(1)}&address=${raw(2)}`)
    const answer = states({ url }) as never
    expect(accountStates.batch?.parts(answer, [{ key: toFriendlyAddress(raw(2)), wire: {} }])).toEqual([
      {
        accounts: [accountState(raw(2))],
        address_book: { [raw(2)]: { user_friendly: `f${raw(2)}`, domain: null } },
        metadata: {},
      },
    ])
  })

  it.each([[{}], [[]], ['x'], [{ accounts: 7 }], [{ accounts: [null], address_book: null }], [{ accounts: [{}] }]])(
    'an answer that is %j is refused for all of them',
    async (answer) => {
      const { url } = await serve(() => answer)
      const { balance } = open({ baseUrl: url })
      const errors = await Promise.all(range(5).map((index) => failure(balance(index))))
      for (const error of errors) expect(error.code).toBe('response-mismatch')
    },
  )

  it('an answer with rows of nobody who asked is refused for all of them', async () => {
    const { url } = await serve(() => ({ accounts: [accountState(raw(99))], address_book: {}, metadata: {} }))
    const { balance } = open({ baseUrl: url })
    const errors = await Promise.all(range(5).map((index) => failure(balance(index))))
    for (const error of errors) expect(error.code).toBe('ownership-mismatch')
  })

  it('an answer with one row of a stranger fails for the one whose row is missing', async () => {
    const { url } = await serve((one) => {
      const answer = states(one, (address) => address === raw(7))
      answer.accounts.push(accountState(raw(99)))
      return answer
    })
    const { balance } = open({ baseUrl: url })
    const all = await Promise.allSettled(range(50).map((index) => balance(index)))
    expect(all.flatMap((one, index) => (one.status === 'rejected' ? [[index + 1, one.reason.code]] : []))).toEqual([
      [7, 'ownership-mismatch'],
    ])
  })
})

describe('an answer', () => {
  it('an answer is given at once, without waiting for other requests', async () => {
    let release = () => {}
    const slow = new Promise<object>((resolve) => {
      release = () => resolve({})
    })
    const { url } = await serve((one) => (one.url.pathname.endsWith('/addressBook') ? slow : states(one)))
    const { balance, client } = open({ baseUrl: url })
    const name = client.request(addressBook, { address: raw(1) })
    expect(await balance(2)).toEqual([raw(2)])
    release()
    expect(await name).toEqual({})
  })

  it('is given to all of one request in one turn', async () => {
    const { url } = await serve((one) => states(one))
    const { balance } = open({ baseUrl: url })
    let given = 0
    const all = range(250).map((index) => balance(index).then(() => given++))
    await all[0]
    await turn()
    expect(given).toBe(250)
    await Promise.all(all)
  })
})

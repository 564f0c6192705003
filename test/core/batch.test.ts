import { describe, expect, it, onTestFinished } from 'vitest'
import type { JettonWalletsParams } from '../../src/contract/v3/endpoints/jettonWallets.ts'
import { type CallRecord, type ClientOptions, createClient, type RequestOptions } from '../../src/core/client.ts'
import type { Endpoint } from '../../src/core/endpoint.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../../src/endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../../src/endpoints/v3/accounts/walletStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { messages } from '../../src/endpoints/v3/blockchain/messages.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../../src/endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { nftItems } from '../../src/endpoints/v3/nfts/nftItems.ts'
import { createLocalService } from '../../src/local/service.ts'
import { accountState, address as raw, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { type Seen, serve } from '../support/server.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'

const asked = ({ url }: Pick<Seen, 'url'>, name = 'address') => url.searchParams.getAll(name)

/** Answers `/accountStates` for the requested accounts, in an order of its own, without those that `isAbsent`. */
const states = (seen: Pick<Seen, 'url'>, isAbsent = (_address: string) => false) => {
  const rows = asked(seen)
    .map(rawOf)
    .filter((address) => !isAbsent(address))
    .reverse()
  const book = Object.fromEntries(rows.map((address) => [address, { user_friendly: `f${address}`, domain: null }]))
  return { accounts: rows.map((one) => accountState(one)), address_book: book, metadata: {} }
}

function open(options: ClientOptions) {
  const client = createClient({ network: 'local', retries: 0, ...options })
  onTestFinished(() => client.close())
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  const balance = (index: number, more?: RequestOptions) =>
    client
      .request(accountStates, { address: raw(index) }, more)
      .then(({ accounts }) => accounts.map((row) => row.address))
  return { client, calls, balance }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

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
    await turn()
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

describe('a refusal of a batch', () => {
  const refuse = (status: number, text: string, isRefused: (addresses: string[]) => boolean) =>
    serve((one, response) => {
      if (!isRefused(asked(one))) return states(one)
      response.writeHead(status)
      response.end(JSON.stringify({ error: text }))
    })

  it.each([
    [414, 'Request-URI Too Large'],
    [413, 'too large'],
    [431, 'Request Header Fields Too Large'],
    [422, 'context deadline exceeded'],
    [500, 'timeout: context deadline exceeded'],
  ])('%i %s asks for half of it, until it is answered', async (status, text) => {
    const { url, seen } = await refuse(status, text, (addresses) => addresses.length > 15)
    const { balance } = open({ baseUrl: url, retries: 3 })
    const answers = await Promise.all(range(40).map((index) => balance(index)))
    expect(answers).toEqual(range(40).map((index) => [raw(index)]))
    expect(seen.map((one) => asked(one).length)).toEqual([40, 20, 20, 10, 10, 10, 10])
  })

  it('a refusal which names the culprit costs two requests more: it alone fails', async () => {
    const bad = toFriendlyAddress(raw(7))
    const { url, seen } = await serve((one, response) => {
      const index = asked(one).indexOf(bad)
      if (index < 0) return states(one)
      response.writeHead(422)
      response.end(
        JSON.stringify({ error: `failed to decode: schema: error converting value for index ${index} of "address"` }),
      )
    })
    const { balance } = open({ baseUrl: url })
    const all = await Promise.allSettled(range(20).map((index) => balance(index)))
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual(range(20).map((index) => index !== 7))
    expect(seen.map((one) => asked(one).length).sort()).toEqual([1, 19, 20])
  })

  it('a refusal which names nobody is searched for: the bad key alone fails', async () => {
    const bad = toFriendlyAddress(raw(7))
    const { url } = await refuse(422, 'no', (addresses) => addresses.includes(bad))
    const { balance } = open({ baseUrl: url })
    const all = await Promise.allSettled(range(200).map((index) => balance(index)))
    expect(all.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([7])
  })

  it.each([422, 500])('a refusal of everything with %i ends soon, and everybody has the error', async (status) => {
    const { url, seen } = await refuse(status, 'no', () => true)
    const { balance } = open({ baseUrl: url })
    const errors = await Promise.all(range(200).map((index) => failure(balance(index))))
    expect(new Set(errors.map((error) => error.status))).toEqual(new Set([status]))
    expect(seen.length).toBeLessThan(40)
  })

  it.each([
    [1, 422, 0],
    [5, 422, 0],
    [1, 500, 2],
    [5, 500, 2],
  ])('a refusal with %i bad keys of 200, by %i after %i retries, fails these alone', async (count, status, retries) => {
    const bad = range(count).map((index) => toFriendlyAddress(raw(index * 37)))
    const { url, seen, fetch } = inProcess((url) => {
      if (!asked({ url }).some((address) => bad.includes(address))) return states({ url })
      return Response.json({ error: 'no' }, { status })
    })
    const clock = simulatedClock()
    const { balance } = open({ baseUrl: url, fetch, clock, retries })
    const all = Promise.allSettled(range(200).map((index) => balance(index)))
    await clock.run()
    const failed = (await all).flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))
    expect(failed).toEqual(range(count).map((index) => index * 37))
    // Each bad key halves at most eight times; only the whole request is tried again.
    expect(seen.length).toBeLessThanOrEqual(1 + retries + 16 * count)
  })

  it('a refusal that has nothing to do with the keys is everybody’s, and one request', async () => {
    const { url, seen } = await refuse(404, 'nothing', () => true)
    const { balance, calls } = open({ baseUrl: url })
    const errors = await Promise.all(range(20).map((index) => failure(balance(index))))
    for (const error of errors) expect(error).toMatchObject({ code: 'not-found', endpoint: 'v3 accountStates' })
    expect(seen).toHaveLength(1)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['not-found'])
  })

  it('a refusal that may pass is tried again together', async () => {
    let first = true
    const { url, seen } = await serve((one, response) => {
      if (!first) return states(one)
      first = false
      response.writeHead(503)
      response.end('{}')
    })
    const { balance } = open({ baseUrl: url, retries: 1 })
    await Promise.all(range(20).map((index) => balance(index)))
    expect(seen).toHaveLength(2)
  })
})

describe('an answer to many', () => {
  it('is split by the record itself, as if one key had been asked for alone', () => {
    const url = new URL(`http://local.test/?address=${raw(1)}&address=${raw(2)}`)
    const answer = states({ url }) as never
    expect(accountStates.batch?.split(answer, toFriendlyAddress(raw(2)))).toEqual({
      accounts: [accountState(raw(2))],
      address_book: { [raw(2)]: { user_friendly: `f${raw(2)}`, domain: null } },
      metadata: {},
    })
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

describe('a row that is not as documented', () => {
  /** The results of ten callers of a service that breaks the row of the third, and has none of the fifth. */
  const ask = async (breaks: (row: object) => unknown) => {
    const { url } = await serve((one) => {
      const answer = states(one, (address) => address === raw(5))
      return { ...answer, accounts: answer.accounts.map((row) => (row.address === raw(3) ? breaks(row) : row)) }
    })
    const { balance } = open({ baseUrl: url })
    return Promise.all(range(10).map((index) => balance(index).catch(({ code, path }) => ({ code, path }))))
  }
  const whole = (index: number) => [raw(index + 1)]
  const isWhole = (index: number) => index !== 2 && index !== 4

  it('fails for the one whose key it names: an account without a row would look empty', async () => {
    const answers = await ask((row) => ({ ...row, balance: 5 }))
    expect(answers[2]).toEqual({ code: 'response-mismatch', path: ['accounts', 0, 'balance'] })
    expect(answers[4]).toEqual([])
    answers.forEach((answer, index) => {
      if (isWhole(index)) expect(answer).toEqual(whole(index))
    })
  })

  it.each([null, 'sorry', { address: 7 }])(
    'a bad row that names no key (%j) fails for the callers without a row',
    async (row) => {
      const answers = await ask(() => row)
      for (const index of [2, 4]) expect(answers[index]).toMatchObject({ code: 'response-mismatch' })
      answers.forEach((answer, index) => {
        if (isWhole(index)) expect(answer).toEqual(whole(index))
      })
    },
  )

  it('a bad row fails for a caller of one row, and is given beside the rows to a caller of many', async () => {
    const { url } = await serve((one) => ({ ...states(one), accounts: [{ address: raw(1) }] }))
    const { client, balance } = open({ baseUrl: url })
    expect((await failure(balance(1))).code).toBe('response-mismatch')
    const many = await client.request(accountStates, { address: [raw(1), raw(2)] })
    expect(many).toMatchObject({ accounts: [], unreadable: [{ index: 0, row: { address: raw(1) } }] })
  })
})

describe('an entry of a map that is not as documented', () => {
  const jetton = (extra: object) => ({ is_indexed: true, token_info: [{ type: 'jetton_wallets', extra }] })
  // biome-ignore lint/suspicious/noExplicitAny: maps of two kinds, asked alike
  const MAPS: [string, Endpoint<any, any>, object][] = [
    ['addressBook', addressBook, { user_friendly: 'f', domain: null }],
    ['metadata', metadata, jetton({ jetton: raw(9) })],
  ]

  describe.each(MAPS)('of %s', (_name, record, entry) => {
    /** The answer of the service: the entry of the second is `broken`, the third has none. */
    const book = (broken: unknown) => ({ [raw(1)]: entry, [raw(2)]: broken, [raw(4)]: entry })
    const ask = async (answer: object, options: ClientOptions = {}) => {
      const { url, fetch, seen } = inProcess(() => answer)
      const { client } = open({ baseUrl: url, fetch, ...options })
      const one = (index: number) => client.request(record, { address: raw(index) }).catch((error) => error)
      return { seen, all: await Promise.all(range(4).map(one)) }
    }

    it.each([
      [null, 'null'],
      [7, 'number 7'],
      [{}, 'absent'],
    ])('a bad entry (%j) fails for its caller alone', async (broken, got) => {
      const { all, seen } = await ask(book(broken))
      expect(seen).toHaveLength(1)
      expect(all[1]).toMatchObject({ code: 'response-mismatch', path: expect.arrayContaining([raw(2)]), got })
      expect([all[0], all[2], all[3]]).toEqual([{ [raw(1)]: entry }, {}, { [raw(4)]: entry }])
    })

    it('a bad entry fails for a caller of it alone, and is left out for a caller of many', async () => {
      const heard: unknown[] = []
      const { url, fetch } = inProcess(() => book(null))
      const { client } = open({ baseUrl: url, fetch, onMismatch: ({ path }) => heard.push(path) })
      expect((await failure(client.request(record, { address: [raw(2)] }))).code).toBe('response-mismatch')
      const many = await client.request(record, { address: [raw(1), raw(2), raw(4)] })
      expect(many).toEqual({ [raw(1)]: entry, [raw(4)]: entry })
      expect(heard).toEqual([[raw(2)], [raw(2)]])
    })

    it('fails nobody where nothing is checked', async () => {
      const { all } = await ask(book(null), { onResponseMismatch: 'ignore' })
      expect(all[1]).toEqual({})
    })
  })

  it('is left out where it is a token that the one asked for names', async () => {
    const { url, fetch } = inProcess(() => ({ [raw(1)]: jetton({ jetton: raw(9) }), [raw(9)]: 7 }))
    const { client } = open({ baseUrl: url, fetch })
    const [one] = await Promise.all([1, 2].map((index) => client.request(metadata, { address: raw(index) })))
    expect(one).toEqual({ [raw(1)]: jetton({ jetton: raw(9) }) })
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

describe('an abort', () => {
  it('before the tick ends sends nothing', async () => {
    const { url, seen } = await serve((one) => states(one))
    const { balance, calls } = open({ baseUrl: url })
    const controller = new AbortController()
    const both = [
      failure(balance(1, { signal: controller.signal })),
      failure(balance(2, { signal: AbortSignal.abort() })),
    ]
    controller.abort(new Error('gone'))
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ code: 'aborted', cause: { message: 'gone' } })
    expect(second.code).toBe('aborted')
    expect(await balance(3)).toEqual([raw(3)])
    expect(seen.map((one) => asked(one))).toEqual([[toFriendlyAddress(raw(3))]])
    expect(calls).toHaveLength(1)
  })

  it('an abort of one leaves the others alone; of all ends the request on the wire', async () => {
    let isGone = false
    const { url, seen } = await serve(({ url }, response) => {
      if (url.pathname === '/marker') return {}
      response.on('close', () => {
        isGone = true
      })
    })
    const { balance, calls } = open({ baseUrl: url })
    const controllers = [new AbortController(), new AbortController()]
    const both = controllers.map(({ signal }, index) => failure(balance(index, { signal })))
    await expect.poll(() => seen.length).toBe(1)
    controllers[0]?.abort()
    expect((await both[0]).code).toBe('aborted')
    // Connections close in the order of the aborts: an answer of now is later than a close would be.
    await fetch(`${url}/marker`)
    expect(isGone).toBe(false)
    controllers[1]?.abort()
    expect((await both[1]).code).toBe('aborted')
    await expect.poll(() => isGone).toBe(true)
    await expect.poll(() => calls.map(({ outcome }) => outcome)).toEqual(['aborted'])
  })

  it('while it waits for a slot takes its key out', async () => {
    const { url, fetch, seen } = inProcess((url) => (url.pathname.endsWith('States') ? states({ url }) : {}))
    const clock = simulatedClock()
    const { client, balance } = open({ baseUrl: url, fetch, clock, requestsPerSecond: 10 })
    const first = client.request(masterchainInfo, {}).catch(() => {})
    const controller = new AbortController()
    const gone = failure(balance(1, { signal: controller.signal }))
    const stays = balance(2)
    await turn()
    controller.abort()
    expect((await gone).code).toBe('aborted')
    await clock.run()
    await Promise.all([first, stays])
    expect(asked({ url: seen[1] as URL })).toEqual([toFriendlyAddress(raw(2))])
  })
})

describe('jetton wallets by owner', () => {
  /** `count` wallets for each owner, mixed, with balances that fall, in the order of an id. */
  const wallets = (owners: readonly string[], counts: readonly number[], limit: number) => {
    const rows = Array.from({ length: Math.max(...counts) }, (_, round) =>
      owners.flatMap((owner, at) => (round < (counts[at] ?? 0) ? [{ owner, round, at }] : [])),
    ).flat()
    return {
      jetton_wallets: rows.slice(0, limit).map(({ owner, round, at }) => ({
        address: raw(10_000 * (at + 1) + round),
        balance: String((round * 7) % 5),
        owner,
        jetton: raw(5),
        last_transaction_lt: '1',
        code_hash: null,
        data_hash: null,
      })),
      address_book: {},
      metadata: {},
    }
  }
  const service = (counts: Readonly<Record<string, number>>) =>
    serve((one) => {
      const owners = asked(one, 'owner_address').map(rawOf)
      const answer = wallets(
        owners,
        owners.map((owner) => counts[owner] ?? 0),
        1e9,
      )
      const order = one.url.searchParams.get('sort')
      if (order)
        answer.jetton_wallets.sort((a, b) => (order === 'asc' ? 1 : -1) * (Number(a.balance) - Number(b.balance)))
      answer.jetton_wallets.length = Math.min(answer.jetton_wallets.length, Number(one.url.searchParams.get('limit')))
      return answer
    })

  it('travel together as first pages: each caller has its own limit and order', async () => {
    const { url, seen } = await service({ [raw(1)]: 12, [raw(2)]: 3 })
    const { client, calls } = open({ baseUrl: url })
    const ask = (params: JettonWalletsParams) => client.request(jettonWallets, params)
    const [ten, small, sorted, other, none] = await Promise.all([
      ask({ owner_address: raw(1) }),
      ask({ owner_address: raw(1), limit: 2, offset: 0 }),
      ask({ owner_address: raw(1), sort: 'desc', limit: 4 }),
      ask({ owner_address: raw(2), sort: 'asc' }),
      ask({ owner_address: raw(3) }),
    ])
    expect(seen).toHaveLength(1)
    expect(seen[0]?.url.searchParams.get('limit')).toBe('1000')
    expect(seen[0]?.url.searchParams.get('sort')).toBe(null)
    expect(calls[0]?.members).toBe(5)
    expect(ten?.jetton_wallets).toHaveLength(10)
    expect(small?.jetton_wallets).toEqual(ten?.jetton_wallets.slice(0, 2))
    expect(sorted?.jetton_wallets.map(({ balance }) => balance)).toEqual(['4', '4', '3', '3'])
    expect(other?.jetton_wallets.map(({ balance }) => balance)).toEqual(['0', '2', '4'])
    expect(none?.jetton_wallets).toEqual([])
    for (const row of ten?.jetton_wallets ?? []) expect(row.owner).toBe(raw(1))
  })

  it('owners with too few rows in the answer are asked for again alone, with their own limit', async () => {
    const { url, seen } = await service({ [raw(1)]: 2_000, [raw(2)]: 3, [raw(3)]: 40 })
    const { client } = open({ baseUrl: url })
    const ask = (owner_address: string, more = {}) => client.request(jettonWallets, { owner_address, ...more })
    const [proven, ordered, few] = await Promise.all([
      ask(raw(1), { limit: 10 }),
      ask(raw(3), { sort: 'desc', limit: 5 }),
      ask(raw(2)),
    ])
    expect(seen.map((one) => [asked(one, 'owner_address').length, one.url.searchParams.get('limit')])).toEqual([
      [3, '1000'],
      [1, '5'],
      [1, '10'],
    ])
    expect(proven.jetton_wallets).toHaveLength(10)
    expect(ordered.jetton_wallets.map(({ balance }) => balance)).toEqual(['4', '4', '4', '4', '4'])
    expect(few.jetton_wallets).toHaveLength(3)
  })

  it('unreadable rows count: they make no full answer a short one', async () => {
    const { url, seen } = await serve((one) => {
      const owners = asked(one, 'owner_address').map(rawOf)
      const answer = wallets(owners, [700, 700], Number(one.url.searchParams.get('limit')))
      const rows = answer.jetton_wallets.map((row, n) => (n % 300 === 1 ? { ...row, balance: 5 } : row))
      return { ...answer, jetton_wallets: rows }
    })
    const { client } = open({ baseUrl: url })
    const ask = (owner_address: string, limit: number) => client.request(jettonWallets, { owner_address, limit })
    const [all, ten] = await Promise.all([ask(raw(1), 600), ask(raw(2), 10)])
    expect(seen.map((one) => asked(one, 'owner_address').length)).toEqual([2, 1])
    expect(all.jetton_wallets.length + (all.unreadable?.length ?? 0)).toBe(600)
    // Of its 500 rows in the answer, ten in the answer's order, and what of them could not be read.
    expect(ten.jetton_wallets).toHaveLength(10)
    expect(ten.unreadable?.map(({ index }) => index)).toEqual([10, 11, 12, 13])
    for (const { row } of ten.unreadable ?? []) expect(row).toMatchObject({ owner: raw(2), balance: 5 })
  })

  it('travel alone beyond the first page, and where several jettons are asked for', async () => {
    const { url, seen } = await service({})
    const { client } = open({ baseUrl: url })
    await Promise.all([
      client.request(jettonWallets, { owner_address: raw(1), offset: 10 }),
      client.request(jettonWallets, { owner_address: raw(2), offset: 10 }),
      client.request(jettonWallets, { owner_address: raw(3), jetton_address: [raw(5), raw(6)] }),
      client.request(jettonWallets, { owner_address: raw(4), jetton_address: [raw(5), raw(6)] }),
    ])
    expect(seen).toHaveLength(4)
  })
})

describe('on the demo chain, an answer to many is to each the answer it would have had alone', () => {
  const service = createLocalService()
  const alone = { network: 'local', baseUrl: 'http://local.test', fetch: service.fetch } as const

  it.each([
    ['accountStates', accountStates, 'address', 'accounts'],
    ['walletStates', walletStates, 'address', 'accounts'],
    ['metadata', metadata, 'address', 'jettons'],
    ['addressBook', addressBook, 'address', 'accounts'],
    ['jettonMasters', jettonMasters, 'address', 'jettons'],
    ['nftItems', nftItems, 'address', 'nfts'],
    ['transactions', transactions, 'hash', 'transactions'],
    ['messages', messages, 'msg_hash', 'messages'],
    ['jettonWallets by owner', jettonWallets, 'owner_address', 'accounts'],
  ] as const)('%s', async (_name, endpoint, key, kind) => {
    const page = await createClient(alone).request(transactions, { limit: 40 })
    const rows = page.transactions
    const jettons = await createClient(alone).request(jettonMasters, { limit: 20 })
    const nfts = await createClient(alone).request(nftItems, { limit: 20 })
    const keys = {
      accounts: [...new Set(rows.map(({ account }) => account)), raw(1)],
      transactions: rows.map(({ hash }) => hash),
      messages: rows.flatMap(({ in_msg }) => (in_msg ? [in_msg.hash] : [])),
      jettons: [...jettons.jetton_masters.map(({ address }) => address), raw(1)],
      nfts: nfts.nft_items.map(({ address }) => address),
    }[kind].slice(0, 25)
    expect(keys.length).toBeGreaterThan(3)
    const single = []
    for (const one of keys) single.push(await createClient(alone).request(endpoint as never, { [key]: one } as never))
    const { client, calls } = open(alone)
    const together = await Promise.all(keys.map((one) => client.request(endpoint as never, { [key]: one } as never)))
    // What the service tells of accounts that no row names (the collection of an item that was asked for as an account) is left out.
    expect(single).toMatchObject(together)
    const rowsOf = (data: object) => ({ ...data, metadata: undefined })
    expect((together as object[]).map(rowsOf)).toEqual((single as object[]).map(rowsOf))
    await expect.poll(() => calls.length).toBe(1)
  })
})

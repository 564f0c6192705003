import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient, type RequestOptions } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

const SECOND = 1_000

/** A client without a key, and when its requests leave, milliseconds from the start. */
function open(perSecond = 1) {
  const clock = simulatedClock()
  const start = clock.now()
  const left: [name: string, at: number][] = []
  const { url, fetch } = inProcess(({ pathname, searchParams }) => {
    left.push([pathname.split('/').at(-1) as string, clock.now() - start])
    if (pathname.endsWith('masterchainInfo')) return { last: { seqno: left.length }, first: {} }
    const accounts = searchParams.getAll('address').map((one) => accountState(rawOf(one)))
    return { accounts, jetton_transfers: [], address_book: {}, metadata: {} }
  })
  const options = { network: 'local', baseUrl: url, fetch, clock, requestsPerSecond: perSecond } as const
  const client = createClient({ ...options, onResponseMismatch: 'ignore' })
  onTestFinished(() => client.close())
  let offset = 0
  /** Who closes the client at the end of a test hears of no failure. */
  const heard = <Answer>(promise: Promise<Answer>) => {
    promise.catch(() => {})
    return promise
  }
  const read = (options: RequestOptions = {}) => heard(client.request(jettonTransfers, { offset: offset++ }, options))
  const balance = (options: RequestOptions = {}) =>
    heard(client.request(accountStates, { address: address(1) }, options))
  const send = () => heard(client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }))
  return { clock, client, left, names: () => left.map(([name]) => name), read, balance, send }
}

/** A document that can be hidden. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (visibilityState: 'visible' | 'hidden') => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

describe('refreshes', () => {
  it.each([1, 10])('of twenty parts take at most half of %i per second, the head included', async (perSecond) => {
    const { clock, client, left, read } = open(perSecond)
    const ends = Array.from({ length: 20 }, () => {
      let isAsking = false
      return client.watchHead(async () => {
        if (isAsking) return
        isAsking = true
        await read({ refresh: true }).catch(() => {})
        isAsking = false
      })
    })
    await clock.run(120 * SECOND)
    for (const end of ends) end()
    expect(left.length).toBeLessThanOrEqual(60 * perSecond)
    expect(left.length).toBeGreaterThan(40)
    // None is left out for the others.
    expect(left.filter(([name]) => name === 'masterchainInfo').length).toBeGreaterThanOrEqual(2)
  })

  it('let a read go first, which never waits for more than one slot', async () => {
    const { clock, left, read, balance } = open()
    for (let count = 0; count < 8; count++) void read({ refresh: true })
    await clock.run(5 * SECOND)
    const asked = clock.now()
    const before = left.length
    const answered = balance().then(() => clock.now() - asked)
    await clock.run(2 * SECOND)
    expect(await answered).toBeLessThan(1.2 * SECOND)
    expect(left[before]?.[0]).toBe('accountStates')
  })

  it('that nobody answers leave half of the requests in flight to reads', async () => {
    const clock = simulatedClock()
    const left: string[] = []
    const fetch = (request: Request) => {
      left.push(new URL(request.url).pathname)
      return new Promise<Response>(() => {})
    }
    const baseUrl = 'http://local.test'
    const client = createClient({ network: 'local', baseUrl, fetch, clock, requestsPerSecond: 1, timeoutMs: 1e9 })
    onTestFinished(() => client.close())
    for (let offset = 0; offset < 9; offset++) {
      client.request(jettonTransfers, { offset }, { refresh: true }).catch(() => {})
    }
    await clock.run(60 * SECOND)
    expect(left).toHaveLength(2)
    client.request(masterchainInfo, {}).catch(() => {})
    await clock.run(SECOND)
    expect(left.at(-1)).toContain('masterchainInfo')
  })

  it('go by priority, and what waits for long has its turn', async () => {
    const { clock, names, read, balance } = open()
    void read({ refresh: true })
    void balance({ refresh: true, priority: 'visible' })
    await clock.run(10 * SECOND)
    expect(names()).toEqual(['accountStates', 'transfers'])
    const isAnswered = vi.fn()
    void balance({ refresh: true, priority: 'mounted' }).then(isAnswered, () => {})
    // More of them than their share join all the time.
    for (let second = 0; second < 60; second++) {
      void read({ refresh: true, priority: 'visible' })
      await clock.run(SECOND)
    }
    expect(isAnswered).toHaveBeenCalled()
  })

  it('a refresh that a reader asks for too is a read', async () => {
    const { clock, left, read, balance } = open()
    void read({ refresh: true })
    await clock.run(100)
    const both = [balance({ refresh: true }), balance()]
    await clock.run(1.2 * SECOND)
    await Promise.all(both)
    expect(left.map(([name]) => name)).toEqual(['transfers', 'accountStates'])
  })

  it('are counted apart, with the time for which the oldest waits', async () => {
    const { clock, client, read } = open()
    for (let count = 0; count < 4; count++) void read({ refresh: true })
    void read()
    await clock.run(0)
    expect(client.budget()).toMatchObject({ queued: 0, refreshing: 4, refreshLateMs: 0 })
    await clock.run(6 * SECOND)
    const { refreshing, refreshLateMs } = client.budget()
    expect(refreshing).toBe(1)
    expect(refreshLateMs).toBeGreaterThan(5 * SECOND)
    await clock.run()
    expect(client.budget()).toMatchObject({ refreshing: 0, refreshLateMs: 0 })
  })
})

describe('the head', () => {
  it('is asked once a tick by all: a look answers those who refresh it', async () => {
    const { clock, client, names } = open()
    let heard = 0
    const end = client.watchHead(() => {
      void client.request(masterchainInfo, {}, { refresh: true }).then(() => heard++)
    })
    await clock.run(21 * SECOND)
    end()
    expect([names().length, heard]).toEqual([4, 4])
  })

  it('whoever asks for it saves the look of that tick', async () => {
    const { clock, client, names } = open()
    const end = client.watchHead(() => {})
    for (let count = 0; count < 4; count++) {
      void client.request(masterchainInfo, {})
      await clock.run(5 * SECOND)
    }
    end()
    expect(names()).toHaveLength(4)
  })
})

describe('a hidden page', () => {
  it('sends no refresh and no read that is for the screen, but a send, and what is for no screen', async () => {
    const turn = page()
    const { clock, names, read, balance, send } = open()
    void read({ forScreen: true })
    await clock.run(0)
    for (let count = 0; count < 3; count++) void read({ forScreen: true })
    void read({ refresh: true })
    turn('hidden')
    await clock.run(10 * SECOND)
    expect(names()).toEqual(['transfers'])
    void balance()
    void send()
    await clock.run(10 * SECOND)
    expect(names()).toEqual(['transfers', 'message', 'accountStates'])
    turn('visible')
    await clock.run()
    expect(names()).toHaveLength(7)
  })

  it('that is shown asks first for what is of most worth, though other reads waited before it was hidden', async () => {
    const turn = page()
    const { clock, client, names, read } = open()
    void read({ forScreen: true })
    await clock.run(0)
    void read({ forScreen: true })
    turn('hidden')
    await clock.run(60 * SECOND)
    turn('visible')
    // As TanStack Query does, in the same event: one after another.
    void read({ forScreen: true })
    void client.request(masterchainInfo, {}, { forScreen: true, priority: 'visible' })
    await clock.run()
    expect(names()).toEqual(['transfers', 'masterchainInfo', 'transfers', 'transfers'])
  })

  it('makes no refresh late', async () => {
    const turn = page()
    const { clock, client, read } = open()
    for (let count = 0; count < 3; count++) void read({ refresh: true })
    await clock.run(SECOND)
    turn('hidden')
    await clock.run(600 * SECOND)
    expect(client.budget().refreshLateMs).toBeLessThanOrEqual(SECOND)
    turn('visible')
    await clock.run(100)
    expect(client.budget().refreshLateMs).toBeLessThanOrEqual(1.2 * SECOND)
    await clock.run()
  })
})

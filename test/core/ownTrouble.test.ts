import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import { isTonCenterError } from '../../src/core/errors.ts'
import { parseJson } from '../../src/core/http/json.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { accountState, address as raw, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'

const asked = (url: URL) => url.searchParams.getAll('address')
const states = (url: URL, more: object[] = []) => {
  const accounts = asked(url).map((one) => accountState(rawOf(one)))
  return { accounts: [...accounts, ...more], address_book: {}, metadata: {} }
}
const EMPTY = { transactions: [], address_book: {} }

function open(answer: (url: URL) => unknown, options: ClientOptions = {}) {
  const { url, fetch, seen } = inProcess(answer)
  const clock = simulatedClock()
  const client = createClient({ network: 'local', baseUrl: url, fetch, clock, retries: 0, ...options })
  onTestFinished(() => client.close())
  const ended = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'ok',
      (error) => (isTonCenterError(error) ? error.code : `raw ${error}`),
    )
  const state = (index: number) => ended(client.request(accountStates, { address: raw(index) }))
  const list = (limit: number, more = {}) => ended(client.request(transactions, { limit }, more))
  return { client, clock, seen, ended, state, list }
}

describe('a batch that fails before it is sent', () => {
  it('is joined by nobody: on a server a relative base URL fails every request', async () => {
    const client = createClient({ network: 'mainnet', baseUrl: '/ton' })
    const ask = (index: number) =>
      client.request(accountStates, { address: raw(index) }).catch(({ code }: { code: string }) => code)
    expect([await ask(1), await ask(2)]).toEqual(['invalid-params', 'invalid-params'])
  })

  it('is joined by nobody: a client that is closed while it waits refuses', async () => {
    const { client, state, list } = open(() => new Promise(() => {}), { requestsPerSecond: 0.1, clock: systemClock })
    void list(1)
    const waiting = state(1)
    await expect.poll(() => client.budget().queued).toBe(1)
    client.close()
    expect([await waiting, await state(2)]).toEqual(['aborted', 'aborted'])
  })
})

describe('a part of a divided batch', () => {
  it.each<[string, () => unknown]>([
    ['a 429', () => new Response('{}', { status: 429 })],
    ['a dropped connection', () => Promise.reject(new TypeError('socket hang up'))],
  ])('is asked again after %s', async (_what, fail) => {
    let requests = 0
    const bad = toFriendlyAddress(raw(3))
    const answer = (url: URL) => {
      if (++requests === 3) return fail()
      return asked(url).includes(bad) ? Response.json({ error: 'bad' }, { status: 422 }) : states(url)
    }
    const { clock, state } = open(answer, { retries: 3 })
    const all = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(state))
    await clock.run()
    expect(await all).toEqual(['ok', 'ok', 'ok', 'bad-request', 'ok', 'ok', 'ok', 'ok'])
  })

  it('a part of a batch that the service refuses by name each time ends as an outage, not key by key', async () => {
    const refusal = { error: 'error converting value for index 0 of "address"' }
    const { clock, state, seen } = open(() => Response.json(refusal, { status: 422 }))
    const all = Promise.all(Array.from({ length: 60 }, (_, index) => state(index)))
    await clock.run()
    expect(new Set(await all)).toEqual(new Set(['bad-request']))
    expect(seen.length).toBeLessThan(40)
  })
})

describe('members that leave while a batch is divided', () => {
  it('are no failures of the service: the others are answered', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const answer = async (url: URL) => {
      // The service names the first key of each shared request, and takes its time for a single one.
      const refusal = { error: 'error converting value for index 0 of "address"' }
      if (asked(url).length > 1) return Response.json(refusal, { status: 422 })
      await released
      return states(url)
    }
    const { client, clock, ended, state } = open(answer)
    const gone = Array.from({ length: 20 }, () => new AbortController())
    const leaving = gone.map(({ signal }, index) =>
      ended(client.request(accountStates, { address: raw(index) }, { signal })),
    )
    const staying = [0xf1, 0xf2, 0xf3].map(state)
    await clock.run(0)
    for (const one of gone) one.abort()
    await turn()
    release()
    await clock.run()
    expect(new Set(await Promise.all(leaving))).toEqual(new Set(['aborted']))
    expect(await Promise.all(staying)).toEqual(['ok', 'ok', 'ok'])
  })
})

describe('code of the app', () => {
  it.each([
    ['9 s: it leaves then', 9_000, 0, 'ok', [9_000]],
    ['14 s: it never leaves', 14_000, 0, 'connection', []],
    ['14 s on a clock that is set back', 14_000, -60_000, 'connection', []],
    ['a moment on a device that sleeps', 1_000, 60_000, 'connection', []],
  ])('code of the app that gives the key of a send after %s', async (_how, keyMs, jumpMs, outcome, times) => {
    const left: number[] = []
    const clock = simulatedClock()
    const startedAt = clock.now()
    const apiKey = async () => {
      await clock.sleep(keyMs)
      return 'key'
    }
    const answer = () => {
      left.push(clock.now() - startedAt)
      return { message_hash: 'AA==', message_hash_norm: 'AA==' }
    }
    const { client, ended } = open(answer, { clock, apiKey })
    const sent = ended(client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }))
    await clock.run(500)
    clock.jump(jumpMs)
    await clock.run()
    expect([await sent, left]).toEqual([outcome, times])
  })

  it('code of the app that aborts a request as it leaves takes no place for ever', async () => {
    const { client, clock, state, ended } = open((url) => states(url), { requestsPerSecond: 5 })
    let controller = new AbortController()
    let queued = 0
    const stop = client.subscribeBudget(() => {
      if (queued && !client.budget().queued) controller.abort()
      queued = client.budget().queued
    })
    for (let index = 1; index <= 30; index++) {
      controller = new AbortController()
      const one = ended(client.request(accountStates, { address: raw(index) }, { signal: controller.signal }))
      await clock.run()
      expect(await one).toBe('aborted')
    }
    stop()
    const last = state(99)
    await clock.run()
    expect(await last).toBe('ok')
  })

  it('code of the app that throws as it hears of the budget fails no request', async () => {
    const { client, clock, list } = open(() => EMPTY, { requestsPerSecond: 1 })
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => report.mockRestore())
    const stop = client.subscribeBudget(() => {
      throw new Error('of the app')
    })
    const all = Promise.all([1, 2, 3].map((limit) => list(limit)))
    await clock.run()
    expect(await all).toEqual(['ok', 'ok', 'ok'])
    stop()
    expect(report).toHaveBeenCalled()
  })

  it('code of the app that throws as it hears of a failed try fails neither its read nor those that share the request', async () => {
    let tries = 0
    const answer = (url: URL) => (tries++ ? states(url) : new Response('busy', { status: 503 }))
    const { client, clock, ended } = open(answer, { retries: 1 })
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => report.mockRestore())
    const onRetry = () => {
      throw new Error('of the app')
    }
    const ask = (index: number, more = {}) => ended(client.request(accountStates, { address: raw(index) }, more))
    const all = Promise.all([ask(1, { onRetry }), ask(2)])
    await clock.run()
    expect([await all, tries, report.mock.calls.length]).toEqual([['ok', 'ok'], 2, 1])
  })

  it('code of the app that throws as it says its priority stops nobody', async () => {
    const { clock, list } = open(() => EMPTY, { requestsPerSecond: 20 })
    const priority = () => {
      throw new Error('of the app')
    }
    const all = Promise.all([list(1), list(2, { priority }), list(3)])
    await clock.run()
    expect(await all).toEqual(['ok', 'ok', 'ok'])
  })
})

describe('a hostile answer', () => {
  it('an answer with a row whose key is an object of its own kind fails nobody', async () => {
    const { clock, state } = open((url) => states(url, [{ address: { toString: 1, valueOf: 1 } }]))
    const all = Promise.all([1, 2, 3].map(state))
    await clock.run()
    expect(await all).toEqual(['ok', 'ok', 'ok'])
  })

  it('an answer of very many rows that are none is read, in time that grows with its size', async () => {
    const body = `{"transactions":[${Array(400_000).fill('null').join()}],"address_book":{}}`
    const { clock, list } = open(() => new Response(body))
    const one = list(10)
    await clock.run()
    expect(await one).toBe('ok')
  })

  it.each([
    ['a very long number with a fraction', `{"a":${'1'.repeat(1_000_000)}.5}`, { a: Number.POSITIVE_INFINITY }],
    ['many quotes that do not end', `[1234567890123456789,"${'\\"'.repeat(1_000_000)}`, 'no JSON'],
  ])('an answer with %s is read, in time that grows with its size', (_what, body, expected) => {
    let read: unknown = 'no JSON'
    try {
      read = parseJson(body)
    } catch {}
    expect(read).toEqual(expected)
  })
})

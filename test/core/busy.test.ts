import { describe, expect, it, onTestFinished } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

const EMPTY = { jetton_transfers: [], address_book: {}, metadata: {} }
const REFUSALS = { client: 429, busy: 503 }
type Word = keyof typeof REFUSALS

/** The answer of our proxy when it refuses for a while. */
const refusal = (word: Word, seconds: number | string) =>
  Response.json(
    { error: 'Later.', refusal: word },
    { status: REFUSALS[word], headers: { 'retry-after': `${seconds}` } },
  )

/** A client of a service at `answer`, and when its requests leave, milliseconds from the start. */
function open(answer: (url: URL, index: number) => unknown, options: ClientOptions = {}) {
  const clock = simulatedClock()
  const startedAt = clock.now()
  const left: [name: string | undefined, at: number][] = []
  const { url, fetch } = inProcess((url) => {
    left.push([url.pathname.split('/').at(-1), clock.now() - startedAt])
    return answer(url, left.length - 1)
  })
  const client = createClient({ network: 'local', baseUrl: url, fetch, clock, ...options })
  onTestFinished(() => client.close())
  const outcome = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      ({ code }) => code,
    )
  const read = (offset = 0) => outcome(client.request(jettonTransfers, { offset }))
  const send = () => outcome(client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }))
  return { clock, client, left, times: () => left.map(([, at]) => at), read, send, outcome }
}

describe.each(['client', 'busy'] as const)('a refusal that asks to wait (%s)', (word) => {
  const code = word === 'client' ? 'rate-limit' : 'server'

  it('pauses all requests of the client for as long, then they go on', async () => {
    const { clock, client, left, times, read } = open((_url, index) => (index ? EMPTY : refusal(word, 3)))
    const first = read()
    await clock.run(0)
    const startedAt = clock.now()
    expect(client.budget().pausedUntil).toBe(startedAt + 3_000)
    const others = [read(1), read(2)]
    await clock.run(2_999)
    expect(left).toHaveLength(1)
    await clock.run()
    expect(await Promise.all([first, ...others])).toEqual(['ok', 'ok', 'ok'])
    expect(times()).toEqual([0, 3_000, 3_000, 3_000])
    expect(client.budget().pausedUntil).toBeNull()
  })

  it('is no failure: more of them than `retries` fail nobody', async () => {
    const { clock, times, read } = open((_url, index) => (index < 20 ? refusal(word, 2) : EMPTY), { retries: 1 })
    const asked = read()
    await clock.run()
    expect(await asked).toBe('ok')
    expect(times()).toEqual(Array.from({ length: 21 }, (_, index) => index * 2_000))
  })

  it('is waited for a minute in all', async () => {
    const { clock, times, read } = open(() => refusal(word, 7))
    const asked = read()
    await clock.run()
    expect(await asked).toBe(code)
    expect(times()).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56].map((seconds) => seconds * 1_000))
  })

  it('is the answer where nothing is to be tried again', async () => {
    const { clock, left, read } = open(() => refusal(word, 1), { retries: 0 })
    const asked = read()
    await clock.run()
    expect(await asked).toBe(code)
    expect(left).toHaveLength(1)
  })

  it('a part of a second that a gateway rounds to 0 is waited for too', async () => {
    const { clock, times, read } = open((_url, index) => (index < 5 ? refusal(word, 0) : EMPTY), { retries: 1 })
    const asked = read()
    await clock.run()
    expect(await asked).toBe('ok')
    expect(times()).toEqual([0, 1, 2, 3, 4, 5].map((seconds) => seconds * 1_000))
  })

  it('repeats no send, and a pause holds the next one', async () => {
    const { clock, left, send } = open((_url, index) => (index ? {} : refusal(word, 5)))
    const first = send()
    await clock.run(0)
    const second = send()
    await clock.run(4_999)
    expect(await first).toBe(code)
    expect(left).toEqual([['message', 0]])
    void second
    await clock.run()
    expect(left).toEqual([
      ['message', 0],
      ['message', 5_000],
    ])
  })

  it('divides no batch', async () => {
    const { clock, client, left, outcome } = open((url, index) => {
      if (index < 5) return refusal(word, 1)
      const accounts = url.searchParams.getAll('address').map((one) => accountState(rawOf(one)))
      return { accounts, address_book: {}, metadata: {} }
    })
    const state = (index: number) => outcome(client.request(accountStates, { address: address(index) }))
    const asked = Promise.all([1, 2, 3, 4].map(state))
    await clock.run()
    expect(await asked).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(left).toHaveLength(6)
  })
})

describe('a 503 that does not say how long', () => {
  it('pauses nobody, and is tried again `retries` times', async () => {
    const { clock, client, left, read } = open(() => new Response('{}', { status: 503 }), { retries: 2 })
    const asked = read()
    await clock.run(0)
    expect(client.budget().pausedUntil).toBeNull()
    await clock.run()
    expect(await asked).toBe('server')
    expect(left).toHaveLength(3)
  })
})

describe('a busy proxy', () => {
  const PER_SECOND = 10

  /** Ten visitors with 12 requests each at once, and one service that answers `PER_SECOND`, behind a queue. */
  async function visit(queue: number) {
    const clock = simulatedClock()
    const startedAt = clock.now()
    let freeAt = startedAt
    const answer = async () => {
      const waitMs = Math.max(0, freeAt - clock.now())
      if (waitMs >= (queue * 1_000) / PER_SECOND) return refusal('busy', 1)
      freeAt = clock.now() + waitMs + 1_000 / PER_SECOND
      await clock.sleep(waitMs + 50)
      return EMPTY
    }
    const { url, fetch } = inProcess(answer)
    const clients: Client[] = Array.from({ length: 10 }, () =>
      createClient({ network: 'local', baseUrl: url, fetch, clock }),
    )
    let endedAt = 0
    const reads = clients.flatMap((client) =>
      Array.from({ length: 12 }, async (_, offset) => {
        const { jetton_transfers } = await client.request(jettonTransfers, { offset })
        endedAt = clock.now()
        return jetton_transfers.length
      }),
    )
    const all = Promise.allSettled(reads)
    await clock.run()
    const failed = (await all).filter(({ status }) => status === 'rejected').length
    return { failed, seconds: (endedAt - startedAt) / 1_000 }
  }

  it.each([
    [1, 25],
    [10, 13],
    [50, 13],
  ])('a busy proxy with a queue of %i answers 120 reads of ten pages within %i s', async (queue, longest) => {
    const { failed, seconds } = await visit(queue)
    expect(failed).toBe(0)
    expect(seconds).toBeLessThanOrEqual(longest)
  })
})

import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { address as raw } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { serve } from '../support/server.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'
import { asked, failure, open, range, states } from './batchCalls.ts'

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
    await clock.run(0)
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

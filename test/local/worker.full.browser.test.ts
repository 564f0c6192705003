import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isNotLoadedError } from '../../src/core/errors.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { workerFetch } from '../../src/local/hosts/workerFetch.ts'
import type { LocalServiceOptions } from '../../src/local/options.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

const start = (options?: LocalServiceOptions) => {
  const worker = new Worker(new URL('../../src/local/hosts/workerService.ts', import.meta.url), { type: 'module' })
  onTestFinished(() => worker.terminate())
  return workerFetch(worker, options)
}

describe('a worker whose program does not load', () => {
  const lost = (options?: LocalServiceOptions) => {
    const worker = new Worker(new URL('/no/such/worker.js', location.href), { type: 'module' })
    onTestFinished(() => worker.terminate())
    return { worker, fetch: workerFetch(worker, options) }
  }
  const failed = async (asked: Promise<unknown>) => {
    const error = await asked.catch((error: unknown) => error)
    return isNotLoadedError(error) && [error.code, error.retryable, error.message]
  }
  const told = [
    'not-loaded',
    false,
    'workerFetch: the program of the worker did not load. Is its address right, and toncenter-local installed?',
  ]

  it('fails each request that waits for it, and says why', async () => {
    const { fetch } = lost({ seed: 1 })
    const asks = ['v3/blocks', 'v3/transactions'].map((path) => failed(fetch(`http://local/api/${path}`)))
    expect(await Promise.all(asks)).toEqual([told, told])
  })

  it('fails later requests at once, those of a client too', async () => {
    const { worker, fetch } = lost()
    await new Promise((resolve) => worker.addEventListener('error', resolve))
    expect(await failed(fetch('http://local/api/v3/blocks'))).toEqual(told)
    const client = createClient({ network: 'local', baseUrl: 'http://local', fetch })
    expect(await failed(client.request(transactions, { limit: 1 }))).toEqual(told)
  })
})

describe('the local service in a worker', () => {
  it('breaks a connection as the service in the page does', async () => {
    const fetch = start({ faults: [{ kind: 'drop' }] })
    await expect(fetch('http://local/api/v3/blocks')).rejects.toThrow(TypeError)
  })

  it('stops a request that is aborted', async () => {
    const fetch = start({ faults: [{ kind: 'latency', ms: 60_000, route: 'v3/blocks' }] })
    const abort = new AbortController()
    const asked = fetch('http://local/api/v3/blocks', { signal: abort.signal })
    // The worker reads its messages in order: with this answer it has the first request.
    await fetch('http://local/api/v3/masterchainInfo')
    abort.abort()
    await expect(asked).rejects.toThrow(/abort/)
    await expect(fetch('http://local/api/v3/blocks', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/)
  })

  it('answers as the service in the page does, by GET and by POST, several at once', async () => {
    const [inWorker, inPage] = [start(), createLocalService().fetch]
    const asks: [string, RequestInit?][] = [
      ['http://local/api/v3/masterchainInfo'],
      [`http://local/api/v3/transactions?account=${demoAccounts.main}&limit=3`],
      ['http://local/api/v3/traces'],
      ['http://local/api/v2/getMasterchainInfo', { method: 'POST', body: '{}' }],
    ]
    const read = async (fetch: typeof globalThis.fetch, [url, init]: [string, RequestInit?]) => {
      const response = await fetch(url, init)
      const { '@extra': _time, ...body } = await response.json()
      return [response.status, response.headers.get('content-type'), body]
    }
    for (const [n, answer] of (await Promise.all(asks.map((ask) => read(inWorker, ask)))).entries()) {
      expect(answer).toEqual(await read(inPage, asks[n] as [string]))
    }
  })

  it('serves a client', async () => {
    const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: start() })
    const answer = await client.request(transactions, { account: demoAccounts.main, limit: 5 })
    expect(answer.transactions).toHaveLength(5)
  })
})

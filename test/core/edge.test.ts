import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { sendBoc } from '../../src/endpoints/v2/send/sendBoc.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { accountState, rawOf } from '../support/accounts.ts'

const ACCOUNTS = ['11', '22', '33'].map((byte) => `0:${byte.repeat(32)}`)
/** Globals that a Worker lacks. */
const ABSENT = ['navigator', 'document', 'location', 'window', 'BroadcastChannel', 'indexedDB', 'localStorage']

/** A `Request` as workerd has it: only two values of `redirect`, and members of an init that it knows. */
class WorkerRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { redirect = 'follow' } = init
    if (!/^(?:follow|manual)$/.test(redirect)) throw new TypeError(`Invalid redirect value, "${redirect}".`)
    for (const name of ['cache', 'credentials', 'mode', 'referrer', 'keepalive', 'integrity']) {
      if (name in init) throw new Error(`The '${name}' field on 'RequestInitializerDict' is not implemented.`)
    }
    super(input, init)
  }
}

/** Takes away what a Worker lacks; timers and requests are refused until `serve` is called, as in its global scope. */
function asWorker(fetch: (request: Request) => Promise<Response>): { serve(): void } {
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const name of ABSENT) vi.stubGlobal(name, undefined)
  vi.stubGlobal('Request', WorkerRequest)
  const { setTimeout } = globalThis
  let isServing = false
  const inRequest =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args) => {
      if (!isServing) throw new Error('Disallowed operation called within global scope.')
      return run(...args)
    }
  vi.stubGlobal('fetch', inRequest(fetch))
  vi.stubGlobal('setTimeout', inRequest(setTimeout))
  return {
    serve() {
      isServing = true
    },
  }
}

describe('in a Worker at the edge', () => {
  it('a client with a key names the target of a redirect, and does not follow it', async () => {
    const asked: Request[] = []
    const worker = asWorker(async (request) => {
      asked.push(request)
      return new Response(null, { status: 301, headers: { location: 'https://elsewhere.test/' } })
    })
    const client = createClient({ network: 'mainnet', apiKey: 'secret' })
    worker.serve()
    const request = client.request(accountStates, { address: ACCOUNTS })
    await expect(request).rejects.toThrow('redirects to https://elsewhere.test/')
    expect(asked.map(({ url, redirect }) => [new URL(url).host, redirect])).toEqual([['toncenter.com', 'manual']])
  })

  it('a client reads in batches, and sends', async () => {
    const asked: string[] = []
    const worker = asWorker(async (request) => {
      const url = new URL(request.url)
      asked.push(`${request.method} ${url.pathname}`)
      if (request.method === 'POST') return Response.json({ ok: true, result: { '@type': 'ok' } })
      return Response.json({
        accounts: url.searchParams.getAll('address').map((a) => accountState(a)),
        address_book: {},
        metadata: {},
      })
    })
    const client = createClient({ network: 'mainnet', apiKey: 'secret' })
    worker.serve()
    const states = await Promise.all(ACCOUNTS.map((address) => client.request(accountStates, { address: [address] })))
    expect(states.map(({ accounts: [state] }) => state && rawOf(state.address))).toEqual(ACCOUNTS)
    await client.request(sendBoc, { boc: 'te6cckEBAQEAAgAAAEysuc0=' })
    expect(asked).toEqual(['GET /api/v3/accountStates', 'POST /api/v2/sendBoc'])
  })

  it('the proxy answers', async () => {
    const worker = asWorker(async () => Response.json({ last: { seqno: 1 } }))
    const proxy = createProxy({ network: 'mainnet', apiKey: 'secret' })
    worker.serve()
    const response = await proxy(new Request('https://page.test/ton/api/v3/masterchainInfo'))
    expect([response.status, await response.json()]).toEqual([200, { last: { seqno: 1 } }])
  })
})

import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { listen, shut } from '../support/listen.ts'
import { serve } from '../support/server.ts'

describe('the connections of undiciFetch', () => {
  it('are no more than allowed, however many ask; all are answered', async () => {
    let open = 0
    let most = 0
    let waiting: ServerResponse[] = []
    const server = createServer((_, response) => {
      waiting.push(response)
      // In silence until nobody else can ask.
      if (waiting.length < 4) return
      for (const one of waiting) one.end('{}')
      waiting = []
    })
    server.on('connection', (socket) => {
      most = Math.max(most, ++open)
      socket.once('close', () => open--)
    })
    onTestFinished(() => shut(server))
    const url = `http://127.0.0.1:${await listen(server)}`
    const fetch = undiciFetch({ connections: 4 })
    const answers = Array.from({ length: 200 }, async () => (await fetch(new Request(url))).text())
    expect(await Promise.all(answers)).toEqual(Array(200).fill('{}'))
    expect(most).toBe(4)
    await fetch.close()
    await expect.poll(() => open).toBe(0)
  })

  it('are free again when those who wait for a silent service go', async () => {
    let asked = 0
    const server = createServer((incoming, response) => {
      asked++
      if (incoming.url === '/now') response.end('{}')
    })
    onTestFinished(() => shut(server))
    const url = `http://127.0.0.1:${await listen(server)}`
    const fetch = undiciFetch({ connections: 2 })
    onTestFinished(() => fetch.close())
    const page = new AbortController()
    const silent = Array.from({ length: 20 }, () => fetch(new Request(`${url}/silent`, { signal: page.signal })))
    const settled = Promise.allSettled(silent)
    await expect.poll(() => asked).toBe(2)
    page.abort()
    expect((await settled).every(({ status }) => status === 'rejected')).toBe(true)
    expect(await (await fetch(new Request(`${url}/now`))).text()).toBe('{}')
    expect(asked).toBe(3)
  })

  it('end where the service is silent, for the proxy 502', async () => {
    const server = createServer(() => {})
    onTestFinished(() => shut(server))
    const fetch = undiciFetch({ silenceMs: 1 })
    onTestFinished(() => fetch.close())
    const upstream = `http://127.0.0.1:${await listen(server)}`
    const proxy = createProxy({ network: 'local', apiKey: 'k', upstream, fetch })
    expect((await proxy(new Request('http://page.test/ton/api/v3/masterchainInfo'))).status).toBe(502)
  })
})

describe('undiciFetch', () => {
  it('asks over connections that stay open, bodies included, and refuses redirects on request', async () => {
    const ports = new Set<number | undefined>()
    const upstream = await serve(({ url, body }, response) => {
      ports.add(response.socket?.remotePort)
      if (url.pathname.endsWith('/blocks')) return void response.writeHead(302, { location: '/elsewhere' }).end()
      return { ok: true, asked: `${url.pathname}${url.search}`, body }
    })
    const fetch = undiciFetch()
    onTestFinished(() => fetch.close())
    const proxy = createProxy({ network: 'local', apiKey: 'k', upstream: upstream.url, fetch, cache: false })
    const first = await proxy(new Request('http://page.test/ton/api/v3/transactions?limit=1'))
    expect(await first.json()).toEqual({ ok: true, asked: '/api/v3/transactions?limit=1', body: '' })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"method":"getMasterchainInfo"}',
    }
    const second = await proxy(new Request('http://page.test/ton/api/v2/jsonRPC', init))
    expect(((await second.json()) as { body: string }).body).toContain('"method":"getMasterchainInfo"')
    for (let count = 0; count < 8; count++) {
      await (await proxy(new Request('http://page.test/ton/api/v3/transactions'))).text()
    }
    // A second one is opened where a request begins before the first connection is back in the pool.
    expect(ports.size).toBeLessThanOrEqual(2)
    expect((await proxy(new Request('http://page.test/ton/api/v3/blocks'))).status).toBe(502)
  })
})

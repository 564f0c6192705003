import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serve as listen, undiciFetch } from '../../src/server/node.ts'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { converse } from '../support/rawHttp.ts'
import { serve } from '../support/server.ts'

type Options = Partial<Extract<ProxyOptions, { network: string }>>
const KEY = 'f00d'.repeat(16)
const long = { blocks: Array.from({ length: 400 }, (_, seqno) => ({ seqno, shard: 'été 💎'.repeat(4) })) }

/** A served proxy as the command makes it, before a service that answers `answer`. */
async function setUp(answer: Parameters<typeof serve>[0], options: Options = {}) {
  const upstream = await serve(answer)
  const fetch = undiciFetch()
  const proxy = createProxy({
    network: 'local',
    apiKey: KEY,
    upstream: `${upstream.url}/behind/api/v3`,
    fetch,
    ...options,
  })
  const { url, close } = await listen(proxy, { closeTimeoutMs: 0 })
  onTestFinished(async () => {
    await close()
    await fetch.close()
  })
  /** The bytes of an answer as they came, whatever the encoding. */
  const raw = async (headers: Record<string, string>, path = '/ton/api/v3/blocks?limit=1') => {
    const { send, ended } = converse(Number(new URL(url).port))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    send(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${lines.join('')}\r\n`)
    const [head = '', ...rest] = (await ended).split('\r\n\r\n')
    return { head, body: Buffer.from(rest.join('\r\n\r\n'), 'latin1') }
  }
  return { ...upstream, proxyUrl: `${url}/ton/api/v3`, raw }
}

describe('a served proxy', () => {
  it('asks under the path of its service, with its own headers alone', async () => {
    const { proxyUrl, seen } = await setUp(() => ({ blocks: [] }))
    const headers = { cookie: 'a=b', 'x-actions-version': 'latest', 'accept-language': 'ru' }
    const response = await fetch(`${proxyUrl}/blocks?limit=2&workchain=-1`, { headers })
    expect([response.status, await response.text()]).toEqual([200, '{"blocks":[]}'])
    expect(seen[0]?.url.pathname).toBe('/behind/api/v3/blocks')
    const { host, connection, ...own } = seen[0]?.headers ?? {}
    expect(own).toEqual({
      'x-api-key': KEY,
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'x-actions-version': 'latest',
    })
    expect([host, connection]).toEqual([expect.any(String), 'keep-alive'])
  })

  it('asks a POST with its body', async () => {
    const { proxyUrl, seen } = await setUp(({ body }) => ({ ok: true, result: {}, said: body }))
    const url = proxyUrl.replace('v3', 'v2')
    const body = JSON.stringify({ method: 'getMasterchainInfo' })
    const response = await fetch(`${url}/jsonRPC`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(200)
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ method: 'getMasterchainInfo' })
  })

  it.each([1, 7, 5_000])('reads an answer that is packed, in pieces of %i bytes', async (size) => {
    const packed = gzipSync(JSON.stringify(long))
    const { proxyUrl } = await setUp(async (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      for (let at = 0; at < packed.length; at += size) response.write(packed.subarray(at, at + size))
      response.end()
    })
    expect(await (await fetch(`${proxyUrl}/blocks`)).json()).toEqual(long)
  })

  it.each<[string, (text: string) => Buffer]>([
    ['GZIP', gzipSync],
    ['x-gzip', gzipSync],
    ['gzip', (text) => gzipSync(text).subarray(0, -8)],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', Buffer.from],
  ])('reads an answer that is packed as %s', async (encoding, pack) => {
    const { proxyUrl } = await setUp((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
      response.end(pack(JSON.stringify(long)))
    })
    expect(await (await fetch(`${proxyUrl}/blocks`)).json()).toEqual(long)
  })

  it.each(['br', 'zstd', 'gzip, gzip', 'toString'])(
    'has no answer for a plain one that is said to be %s',
    async (encoding) => {
      const { proxyUrl } = await setUp((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        response.end(JSON.stringify(long))
      })
      expect((await fetch(`${proxyUrl}/blocks`)).status).toBe(502)
    },
  )

  it.each<[string, (packed: Buffer) => Buffer]>([
    ['larger than it may be when it is unpacked', () => gzipSync(Buffer.alloc(20 * 1024 * 1024, 32))],
    ['cut off', (packed) => packed.subarray(0, packed.length / 2)],
    ['not packed at all', () => Buffer.from(JSON.stringify(long))],
  ])('has no answer for one that is %s', async (_, make) => {
    const { proxyUrl } = await setUp((__, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(make(gzipSync(JSON.stringify(long))))
    })
    expect((await fetch(`${proxyUrl}/blocks`)).status).toBe(502)
  })

  it('ends its request to the service when the page disconnects', async () => {
    let asked = 0
    let ended = 0
    const { proxyUrl } = await setUp((_, response) => {
      asked++
      response.on('close', () => ended++)
    })
    const page = new AbortController()
    const left = fetch(`${proxyUrl}/blocks`, { signal: page.signal }).catch(() => 'left')
    await expect.poll(() => asked).toBe(1)
    page.abort()
    expect(await left).toBe('left')
    await expect.poll(() => ended).toBe(1)
  })

  it('packs a long answer for a page that takes gzip, and no other', async () => {
    const { raw } = await setUp(() => long)
    const packed = await raw({ 'accept-encoding': 'br, gzip;q=0.8' })
    expect(packed.head).toMatch(/^content-encoding: gzip$/im)
    expect(packed.head).toMatch(/^vary: accept-encoding$/im)
    expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual(long)
    expect(packed.body.length).toBeLessThan(JSON.stringify(long).length / 5)
    for (const encoding of ['br', 'gzip;q=0', 'x-gzip', 'identity']) {
      const plain = await raw({ 'accept-encoding': encoding })
      expect(plain.head).not.toMatch(/content-encoding/i)
      expect(plain.head).toMatch(/^vary: accept-encoding$/im)
      expect(JSON.parse(plain.body.toString())).toEqual(long)
    }
  })

  it('does not pack a short one', async () => {
    const { raw } = await setUp(() => ({ blocks: [] }))
    expect((await raw({ 'accept-encoding': 'gzip' })).head).not.toMatch(/content-encoding|vary/i)
  })

  it.each([
    ['/ton/api/v3/blocks HTTP/1.0', 200],
    ['/ton/api/v3/blocks', 400],
    ['/ton/api/v3/blocks HTTP/0.9', 400],
    ['/ton/api/v3/blocks\r\nX-Evil: 1 HTTP/1.1', 400],
    ['/ton/api/v3/./blocks HTTP/1.1', 400],
    ['/ton/api/v3/%2e%2e/v3/blocks HTTP/1.1', 400],
    ['/ton//api/v3/blocks HTTP/1.1', 404],
    ['/ton/api/v3/blocks#a HTTP/1.1', 400],
    ['/ton/api/v3\\blocks HTTP/1.1', 400],
    ['http://elsewhere.test/ton/api/v3/blocks HTTP/1.1', 400],
  ])('answers the target %j as the web’s URL would have it', async (line, status) => {
    const { proxyUrl } = await setUp(() => ({ blocks: [] }))
    const { send, ended } = converse(Number(new URL(proxyUrl).port))
    send(`GET ${line}\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(await ended).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})

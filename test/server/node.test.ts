import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Handler, toNodeHandler } from '../../src/server/node.ts'
import { listen, shut } from '../support/listen.ts'
import { converse } from '../support/rawHttp.ts'

function open(handler: Handler): Promise<number> {
  const server = createServer(toNodeHandler(handler))
  onTestFinished(() => shut(server))
  return listen(server)
}

/** Asks without the corrections that `fetch` would make to the target. */
const ask = (port: number, path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }))
    })
    sent.on('error', reject).end()
  })

describe('a handler on node:http', () => {
  it('is not asked for a target that is no path, or a method that fetch forbids', async () => {
    let asked = 0
    const port = await open(async () => new Response(String(asked++)))
    expect((await ask(port, 'http://other.test/ton')).status).toBe(400)
    const { status, text } = await ask(port, '*', 'OPTIONS')
    expect([status, JSON.parse(text)]).toEqual([400, { error: expect.any(String), refusal: 'path' }])
    expect((await ask(port, '/ton', 'TRACE')).status).toBe(400)
    expect(asked).toBe(0)
  })

  it.each([
    ['two dots', '/ton/x/../api/v3/blocks'],
    ['two dots that are escaped', '/ton/%2e%2e/ton/api/v3/blocks'],
    ['one dot', '/ton/./api/v3/blocks'],
    ['backslashes', '/ton\\api\\v3\\blocks'],
    ['a tab', '/ton/api/v3/bl\tocks'],
    ['a fragment', '/ton/api/v3/blocks#x'],
  ])('is not asked for a path with %s, which a Request would hide', async (_, path) => {
    let asked = 0
    const port = await open(async () => new Response(String(asked++)))
    const { send, ended } = converse(port)
    send(`GET ${path}?a=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(await ended).toMatch(/^HTTP\/1.1 400 /)
    expect(asked).toBe(0)
  })

  it('is not asked for a mounted path that was written another way', async () => {
    const listener = toNodeHandler(async () => new Response('asked'))
    const server = createServer((incoming, outgoing) => {
      Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.replace('/x/../ton', '') })
      void listener(incoming, outgoing)
    })
    onTestFinished(() => shut(server))
    const port = await listen(server)
    expect((await ask(port, '/x/../ton/api')).status).toBe(400)
    expect((await ask(port, '/ton/api')).text).toBe('asked')
  })

  it('answers 500 without the reason when the handler throws, as data that no page runs', async () => {
    const port = await open(() => Promise.reject(new Error('secret')))
    const { status, text, headers } = await ask(port, '/')
    expect([status, text]).toEqual([500, expect.not.stringContaining('secret')])
    expect(JSON.parse(text)).toEqual({ error: expect.any(String), refusal: 'proxy' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('knows the address of the peer', async () => {
    const port = await open(async (_, { remoteAddress }) => new Response(remoteAddress))
    expect((await ask(port, '/')).text).toBe('127.0.0.1')
  })

  it('sends a text with its length, and a stream as it is made', async () => {
    let next = () => {}
    const port = await open(async ({ url }) => {
      if (url.endsWith('/text')) return new Response('äö')
      const chunks = ['one', 'two'].map((text) => new TextEncoder().encode(text))
      const body = new ReadableStream({
        async pull(controller) {
          if (chunks.length === 1) await new Promise<void>((resolve) => (next = resolve))
          const chunk = chunks.shift()
          if (chunk) controller.enqueue(chunk)
          else controller.close()
        },
      })
      return new Response(body)
    })
    expect(await ask(port, '/text')).toMatchObject({ text: 'äö', headers: { 'content-length': '4' } })
    expect((await ask(port, '/text', 'HEAD')).text).toBe('')
    const streamed = await fetch(`http://127.0.0.1:${port}/stream`)
    expect(streamed.headers.has('content-length')).toBe(false)
    const reader = streamed.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toMatchObject({ value: 'one' })
    next()
    expect(await reader?.read()).toMatchObject({ value: 'two' })
    expect(await reader?.read()).toMatchObject({ done: true })
  })

  it('breaks the connection off where the body of the answer fails', async () => {
    const port = await open(
      async () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('x')) })),
    )
    await expect(ask(port, '/')).rejects.toThrow('socket hang up')
  })

  it('is not aborted when a sender disconnects after the answer', async () => {
    let signal: AbortSignal | undefined
    const port = await open(async (asked) => {
      signal = asked.signal
      return new Response('')
    })
    const { send, ended } = converse(port)
    send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    await ended
    expect(signal?.aborted).toBe(false)
  })

  it('cannot be led to another host by a target that begins with two slashes', async () => {
    const port = await open(async ({ url }) => new Response(url))
    expect((await ask(port, '//evil.test/ton')).text).toBe('http://localhost//evil.test/ton')
  })

  it('gets method, path, headers and body, and gives status, headers and body', async () => {
    const port = await open(async (asked) => {
      const text = `${asked.method} ${asked.url} ${asked.headers.get('x-a')} ${await asked.text()}`
      return new Response(text, { status: 201, headers: { 'x-b': '2' } })
    })
    const response = await fetch(`http://127.0.0.1:${port}/a?b=1`, {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: 'hello',
    })
    expect([response.status, response.headers.get('x-b')]).toEqual([201, '2'])
    expect(await response.text()).toBe('POST http://localhost/a?b=1 1 hello')
  })

  it('is aborted when the sender disconnects', async () => {
    let leave = () => {}
    const heard = new Promise<boolean>((resolve) => {
      open(({ signal }) => {
        signal.addEventListener('abort', () => resolve(signal.aborted))
        leave()
        return new Promise(() => {})
      }).then((port) => {
        const sent = request({ host: '127.0.0.1', port, path: '/' })
        leave = () => sent.destroy()
        sent.on('error', () => {}).end()
      })
    })
    await expect(heard).resolves.toBe(true)
  })
})

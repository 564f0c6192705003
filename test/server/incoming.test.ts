import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Handler, type NodeHandlerOptions, toNodeHandler } from '../../src/server/node.ts'
import { listen, shut } from '../support/listen.ts'
import { converse } from '../support/rawHttp.ts'

function open(handler: Handler, options?: NodeHandlerOptions): Promise<number> {
  const server = createServer(toNodeHandler(handler, options))
  onTestFinished(() => shut(server))
  return listen(server)
}

/** Asks as a reverse proxy does: all requests over one connection, as long as it lives. Gives status and the sender's port. */
function keepAlive(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (method: string, body?: Buffer, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; from: number | undefined }>((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, headers }, (response: IncomingMessage) => {
        const from = response.socket.localPort
        response.resume().on('end', () => resolve({ status: response.statusCode, from }))
      })
      sent.on('error', reject).end(body)
    })
}

/** Reads until there are `size` bytes. */
async function readSome({ body }: Request, size: number): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  for (let read = 0; read < size; ) read += (await reader.read()).value?.length ?? size
  return reader
}

const refusal = () => new Response('no', { status: 404 })
const BIG = Buffer.alloc(200_000, 'a')

describe('a body that is refused', () => {
  const ways: Record<string, (asked: Request) => Promise<unknown>> = {
    unread: async () => {},
    'read in part': (asked) => readSome(asked, 10_000),
    'read in part and cancelled': async (asked) => (await readSome(asked, 10_000)).cancel(),
    'that is still being read': async (asked) => void (await readSome(asked, 10_000)).read().catch(() => {}),
    'that a copy has read': async (asked) => void (await readSome(asked.clone(), 10_000)),
  }
  const framings = { 'a length': { 'content-length': String(BIG.length) }, chunks: { 'transfer-encoding': 'chunked' } }
  const cases = Object.keys(ways).flatMap((way) => Object.keys(framings).map((framing) => [way, framing] as const))

  it.each(cases)('%s, of 200 kB with %s, leaves the next request its answer', async (way, framing) => {
    const port = await open(async (asked) => {
      if (asked.method === 'POST') await ways[way]?.(asked)
      return refusal()
    })
    const ask = keepAlive(port)
    for (let count = 0; count < 3; count++) {
      const answered = await ask('POST', BIG, framings[framing as keyof typeof framings])
      expect(answered.status).toBe(404)
      expect((await ask('GET')).status).toBe(404)
    }
  })

  it('leaves the connection usable when it is short', async () => {
    const ask = keepAlive(await open(async () => refusal()))
    const { from } = await ask('POST', BIG.subarray(0, 60_000))
    expect(from).toBeGreaterThan(0)
    expect(await ask('POST', BIG.subarray(0, 60_000))).toEqual({ status: 404, from })
    expect(await ask('GET')).toEqual({ status: 404, from })
  })

  it.each(['POST', 'GET'])('ends the connection after the answer to %s when it is long', async (method) => {
    const { send, until, ended } = converse(await open(async () => refusal()))
    send(`${method} / HTTP/1.1\r\nhost: a\r\ncontent-length: 9000000\r\n\r\n`)
    expect(await until('\r\n\r\nno')).toMatch(/^HTTP\/1.1 404 .*\r\nconnection: close\r\n/is)
    const piece = BIG.toString()
    for (let count = 0; count < 10; count++) send(piece)
    await ended
  })
})

describe('a body that is slow', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is cut 30 s after the head: the answer is 408, and the connection ends', async () => {
    let failed: Promise<unknown> | undefined
    let started = () => {}
    const start = new Promise<void>((resolve) => (started = resolve))
    const port = await open(async (asked) => {
      const text = asked.text()
      failed = text.catch((error: Error) => error)
      started()
      return new Response(await text)
    })
    const { send, until, ended } = converse(port)
    send('POST /ton/api/v2/jsonRPC HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nx')
    await start
    await vi.advanceTimersByTimeAsync(30_000)
    const text = await until('}')
    expect(text).toMatch(/^HTTP\/1.1 408 .*\r\nconnection: close\r\n/is)
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
      ok: false,
      code: 408,
      error: 'The body was not complete after 30 seconds.',
      refusal: 'body',
    })
    await expect(failed).resolves.toBeInstanceOf(Error)
    await vi.advanceTimersByTimeAsync(1_000)
    await ended
  })

  it('ends the connection where the answer was given before', async () => {
    const { send, until, ended } = converse(await open(async () => refusal()))
    send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nx')
    expect(await until('\r\n\r\nno')).not.toMatch(/connection: close/i)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await ended).toMatch(/no$/)
  })

  it('is not what a handler takes its time with', async () => {
    let go = () => {}
    let arrived = () => {}
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    const port = await open(async (asked) => {
      const text = await asked.text()
      arrived()
      await new Promise<void>((resolve) => (go = resolve))
      return new Response(text)
    })
    const { send, until } = converse(port)
    send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello')
    await arrival
    await vi.advanceTimersByTimeAsync(120_000)
    go()
    expect(await until('hello')).toContain(' 200 ')
  })
})

describe('bodies of many requests', () => {
  const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`
  const text = BIG.toString()

  it('are refused above what the server holds, and taken again when it is free', async () => {
    let read = () => {}
    const first = new Promise<void>((resolve) => (read = resolve))
    const port = await open(
      async (asked) => {
        const reader = await readSome(asked, 60_000)
        read()
        while (!(await reader.read()).done);
        return new Response('taken')
      },
      { maxHeldBytes: 100_000 },
    )
    const held = converse(port)
    held.send(head(90_000) + text.slice(0, 60_000))
    await first
    const refused = converse(port)
    refused.send(head(90_000) + text.slice(0, 60_000))
    expect(await refused.until('}')).toMatch(/^HTTP\/1.1 503 .*\r\nconnection: close\r\n/is)
    held.send(text.slice(0, 30_000))
    await held.until('taken')
    const next = converse(port)
    next.send(head(90_000) + text.slice(0, 90_000))
    await next.until('taken')
  })

  it('are free again when their senders go', async () => {
    const reads: (() => void)[] = []
    const wait = () => new Promise<void>((resolve) => reads.push(resolve))
    let gone = Promise.resolve()
    const port = await open(
      async (asked) => {
        gone = new Promise((resolve) => asked.signal.addEventListener('abort', () => resolve()))
        await readSome(asked, 60_000)
        reads.shift()?.()
        return new Promise(() => {})
      },
      { maxHeldBytes: 100_000 },
    )
    for (let count = 0; count < 5; count++) {
      const { socket, send } = converse(port)
      const isRead = wait()
      send(head(90_000) + text.slice(0, 60_000))
      await isRead
      socket.destroy()
      await gone
    }
  })

  it('are empty, and not awaited, where another middleware has read them', async () => {
    const listener = toNodeHandler(async (asked) => new Response(`(${await asked.text()})`))
    const server = createServer((incoming, outgoing) => {
      incoming.resume().once('end', () => setImmediate(() => void listener(incoming, outgoing)))
    })
    onTestFinished(() => shut(server))
    const { send, until } = converse(await listen(server))
    send(`${head(5)}hello`)
    await until('()')
  })
})

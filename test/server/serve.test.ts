import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Handler, type Served, type ServeOptions, serve } from '../../src/server/node.ts'
import { converse } from '../support/rawHttp.ts'

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
const portOf = ({ url }: Served) => Number(new URL(url).port)

async function open(handler: Handler, options?: ServeOptions): Promise<Served> {
  const served = await serve(handler, { closeTimeoutMs: 0, ...options })
  onTestFinished(() => served.close())
  return served
}

/** A handler that answers when it is allowed to. */
function patient() {
  const asked: (() => void)[] = []
  const handler: Handler = () => new Promise((resolve) => asked.push(() => resolve(new Response('done'))))
  return { asked, handler }
}

describe('a handler that is served', () => {
  it('rejects where the port is taken', async () => {
    const first = await open(async () => new Response())
    await expect(open(async () => new Response(), { port: portOf(first) })).rejects.toThrow('EADDRINUSE')
  })

  it('names its address', async () => {
    const { url } = await open(async () => new Response('here'))
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await (await fetch(url)).text()).toBe('here')
  })

  it('is asked for URLs up to 60 kB, so that it can refuse them itself', async () => {
    const { url } = await open(async (asked) => new Response(String(asked.url.length)))
    expect((await fetch(`${url}/?${'a'.repeat(60_000)}`)).status).toBe(200)
    expect((await fetch(`${url}/?${'a'.repeat(70_000)}`)).status).toBe(431)
  })

  it('ends a connection whose request has no end of its head', async () => {
    const served = await open(async () => new Response(), { headTimeoutMs: 40 })
    const { send, ended } = converse(portOf(served))
    send('GET / HTTP/1.1\r\nhost: a\r\n')
    expect(await ended).toMatch(/^HTTP\/1.1 408 /)
  })

  it('ends a connection whose answer nobody reads', async () => {
    const size = 64 * 1024 * 1024
    const served = await open(async () => new Response(new Uint8Array(size)), { unreadTimeoutMs: 50 })
    const socket = connect(portOf(served), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(GET)
    await once(socket, 'readable')
    // Connections that say nothing end after the same time.
    for (let silent = 0; silent < 2; silent++) await converse(portOf(served)).ended
    let read = 0
    socket.on('data', (bytes) => {
      read += bytes.length
    })
    await once(socket, 'close')
    expect(read).toBeLessThan(size)
  })

  it('waits longer for a handler', async () => {
    const { asked, handler } = patient()
    const served = await open(handler, { unreadTimeoutMs: 50 })
    const { send, ended } = converse(portOf(served))
    send(GET.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
    await expect.poll(() => asked.length).toBe(1)
    await converse(portOf(served)).ended
    asked[0]?.()
    expect(await ended).toMatch(/done$/)
  })

  it('closes connections above their number', async () => {
    const served = await open(async () => new Response('in'), { maxConnections: 1 })
    const first = converse(portOf(served))
    first.send(GET)
    await first.until('in')
    expect(await converse(portOf(served)).ended).toBe('')
  })

  it('lets no address hold all connections: a newcomer gets the longest silent one of who has the most', async () => {
    const served = await open(async () => new Response('in'), { maxConnections: 6 })
    const greedy = Array.from({ length: 6 }, () => converse(portOf(served), '127.0.0.2'))
    for (const [index, { send, until }] of greedy.entries()) {
      if (!index) continue
      send(GET)
      await until('in')
    }
    const quiet = Array.from({ length: 3 }, () => converse(portOf(served), '127.0.0.3'))
    for (const { send, until } of quiet) {
      send(GET)
      expect(await until('in')).toContain('200')
    }
    expect(await greedy[0]?.ended).toBe('')
    await expect.poll(() => greedy.filter(({ socket }) => socket.destroyed).length).toBe(3)
    expect(await converse(portOf(served), '127.0.0.2').ended).toBe('')
  })
})

describe('the end of a served handler', () => {
  afterEach(() => void vi.useRealTimers())

  it('answers requests in flight, and says that the connection ends', async () => {
    const { asked, handler } = patient()
    const served = await open(handler, { closeTimeoutMs: 20_000 })
    const { send, ended } = converse(portOf(served))
    send(GET)
    await expect.poll(() => asked.length).toBe(1)
    const closed = served.close()
    asked[0]?.()
    const text = await ended
    expect(text).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*done$/is)
    await closed
  })

  it('answers all that were sent at once on one connection', async () => {
    const { asked, handler } = patient()
    const served = await open(handler, { closeTimeoutMs: 20_000 })
    const { send, ended } = converse(portOf(served))
    send(GET + GET + GET)
    await expect.poll(() => asked.length).toBe(3)
    const closed = served.close()
    for (const one of asked.reverse()) one()
    expect((await ended).match(/done/g)).toHaveLength(3)
    await closed
  })

  it('sends the whole of an answer that is already written', async () => {
    const size = 32 * 1024 * 1024
    const served = await open(async () => new Response(new Uint8Array(size)), { closeTimeoutMs: 20_000 })
    const socket = connect(portOf(served), '127.0.0.1')
    socket.write(GET)
    await once(socket, 'readable')
    const closed = served.close()
    let received = 0
    for await (const chunk of socket) received += (chunk as Buffer).length
    expect(received).toBeGreaterThan(size)
    await closed
  })

  it('ends connections on which nothing is in flight, and takes no new ones', async () => {
    const served = await open(async () => new Response('done'), { closeTimeoutMs: 20_000 })
    const idle = converse(portOf(served))
    idle.send(GET)
    await idle.until('done')
    const silent = converse(portOf(served))
    await once(silent.socket, 'connect')
    await served.close()
    await Promise.all([idle.ended, silent.ended])
    await expect(fetch(served.url)).rejects.toThrow()
  })

  it('ends a connection after the answer that had begun before', async () => {
    let end = () => {}
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('begun'))
        end = () => controller.close()
      },
    })
    const served = await open(async () => new Response(body), { closeTimeoutMs: 20_000 })
    const { send, until, ended } = converse(portOf(served))
    send(GET)
    expect(await until('begun')).toMatch(/connection: keep-alive/i)
    const closed = served.close()
    end()
    expect(await ended).toMatch(/0\r\n\r\n$/)
    await closed
  })

  it('waits 15 s for requests in flight, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { asked, handler } = patient()
    const served = await serve(handler)
    const { send, ended } = converse(portOf(served))
    send(GET)
    await vi.waitUntil(() => asked.length)
    let isClosed = false
    const closed = served.close().then(() => {
      isClosed = true
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(isClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await ended).toBe('')
    await closed
  })
})

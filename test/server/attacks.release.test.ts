import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProxy } from '../support/proxyProcess.ts'
import { converse } from '../support/rawHttp.ts'
import { serve } from '../support/server.ts'

const KEY = `${'7f3a9c'.repeat(10)}beef`
const MEBIBYTE = 1024 * 1024

/** A service that knows in which order it was asked, by `seqno`. */
async function countingService() {
  const orders = new Map<string, number>()
  const { url } = await serve(({ url: { searchParams } }) => {
    orders.set(searchParams.get('seqno') ?? '', orders.size + 1)
    return { blocks: [] }
  })
  return { url, orders }
}

describe('five quiet visitors', () => {
  const QUIET = 5
  const QUESTIONS = 5

  it.each<[string, (n: number) => string, asking: number, greedy: number]>([
    ['one address', () => '198.51.100.1', 60, 1],
    ['ten addresses', (n) => `198.51.100.${n % 10}`, 60, 10],
    ['200 networks of one /48', (n) => `2001:db8:7:${(n % 200).toString(16)}::1`, 100, 1],
  ])(
    'are refused nothing, and wait two rounds at most, beside %s that ask on and on',
    async (_, addressOf, asking, greedy) => {
      const { url, orders } = await countingService()
      const { port } = await startProxy({
        network: 'local',
        apiKey: KEY,
        upstream: url,
        requestsPerSecond: 10,
        // On a busy machine a turn takes its time.
        queue: { max: 100, maxWaitMs: 60_000 },
        trustedProxies: ['127.0.0.1'],
        cache: false,
        isSampled: false,
      })
      let asked = 0
      const ask = async (address: string) => {
        const seqno = String(++asked)
        const before = orders.size
        const path = `/ton/api/v3/blocks?workchain=-1&seqno=${seqno}`
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
        await response.text()
        return { status: response.status, turns: (orders.get(seqno) ?? Number.POSITIVE_INFINITY) - before }
      }
      let isOver = false
      const askOn = async (n: number) => {
        while (!isOver) if ((await ask(addressOf(n))).status !== 200) await sleep(20)
      }
      const visit = async (n: number) => {
        const answers = []
        for (let question = 0; question < QUESTIONS; question++) {
          const next = orders.size + 10 + n
          while (orders.size < next) await sleep(20)
          answers.push(await ask(`192.0.2.${n}`))
        }
        return answers
      }
      const crowd = Array.from({ length: asking }, (_, n) => askOn(n))
      const answers = (await Promise.all([1, 2, 3, 4, 5].map(visit))).flat()
      isOver = true
      await Promise.all(crowd)
      const slowest = Math.max(...answers.map(({ turns }) => turns))
      console.log(`${answers.length} questions, ${slowest} turns at most among ${QUIET + greedy} clients`)
      expect(answers.map(({ status }) => status)).toEqual(Array(QUIET * QUESTIONS).fill(200))
      // Two rounds of all who wait, and what left while the question was on its way to the proxy.
      expect(slowest).toBeLessThanOrEqual(2 * (QUIET + greedy) + 10)
    },
    120_000,
  )
})

describe('1 000 silent connections of one address', () => {
  it('lock out nobody', async () => {
    const { url } = await serve(() => ({ blocks: [] }))
    const served = { maxConnections: 500 }
    const { port, isRunning } = await startProxy({ network: 'local', apiKey: KEY, upstream: url, served })
    const silent = Array.from({ length: 1_000 }, () =>
      connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => {}),
    )
    onTestFinished(() => {
      for (const socket of silent) socket.destroy()
    })
    await Promise.all(
      silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    )
    for (let visitor = 0; visitor < 50; visitor++) {
      const { send, ended } = converse(port, `127.0.0.${3 + visitor}`)
      send(`GET /ton/api/v3/blocks?seqno=${visitor}&workchain=-1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      expect(await ended).toMatch(/^HTTP\/1.1 200 /)
    }
    expect(isRunning()).toBe(true)
  }, 60_000)
})

describe('a body of a mebibyte', () => {
  const hex = 'b5ee9c72'.repeat(MEBIBYTE / 8 - 8)
  const rpc = (text: string) => ['/ton/api/v2/jsonRPC', text] as const
  const bodies: [name: string, path: string, body: string, send: boolean][] = [
    ['hex to a closed send', '/ton/api/v2/sendBoc', JSON.stringify({ boc: hex }), false],
    ['hex to an open send', '/ton/api/v2/sendBoc', JSON.stringify({ boc: hex }), true],
    ['brackets', ...rpc('['.repeat(MEBIBYTE)), true],
    ['commas', ...rpc(`[${'1,'.repeat(MEBIBYTE / 2 - 2)}1]`), true],
    ['escapes', ...rpc(`{"method":"${'\\u0041'.repeat(170_000)}"}`), true],
    ['quotes', ...rpc(`{"method":"${'\\"'.repeat(520_000)}"}`), true],
    ['digits', ...rpc(`{"method":${'1'.repeat(MEBIBYTE - 30)}}`), true],
    ['letters of two bytes', ...rpc(`{"method":"${'é'.repeat(520_000)}"}`), true],
  ]

  it.each(bodies)(
    'costs few milliseconds of CPU: %s',
    async (name, path, body, send) => {
      const { url } = await serve(() => ({ ok: true, result: {} }))
      const { port, memory } = await startProxy({
        network: 'local',
        apiKey: KEY,
        upstream: url,
        send,
        isSampled: false,
      })
      const post = async () => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })
        await response.text()
      }
      const ROUNDS = 20
      for (let round = 0; round < ROUNDS; round++) await post()
      const from = (await memory()).cpu
      for (let round = 0; round < ROUNDS; round++) await post()
      const spent = (await memory()).cpu - from
      console.log(`${name}: ${(spent / ROUNDS).toFixed(1)} ms`)
      // To receive a mebibyte over a socket is some milliseconds of it.
      expect(spent / ROUNDS).toBeLessThan(20)
    },
    60_000,
  )
})

describe('an answer that takes as long as one can', () => {
  const list = (piece: string, length: number) =>
    `{"transactions":[${piece.repeat(Math.floor(length / piece.length))}0],"address_book":{}}`
  const SEVEN = 7_000_000
  const FIFTEEN = 15 * MEBIBYTE

  it.each([
    ['a mebibyte of objects', list('{},', MEBIBYTE - 100)],
    ['a mebibyte of lists', list('[],', MEBIBYTE - 100)],
    ['7 million characters of escapes', list('"\\u0041",', SEVEN)],
    ['7 million characters of escaped quotes', list(`"${'\\"'.repeat(1_000)}",`, SEVEN)],
    ['7 million characters of one text', `{"transactions":["${'\\"'.repeat(SEVEN / 2)}"]}`],
    ['7 million characters of escapes of URLs', list('"%41",', SEVEN)],
    ['15 MiB of lists', list('[],', FIFTEEN)],
    ['15 MiB of letters', list(`"${'x'.repeat(1_000)}",`, FIFTEEN)],
    ['15 MiB of letters of two bytes', list(`"${'é'.repeat(500)}",`, FIFTEEN / 2)],
  ])(
    'holds all other requests for at most 20 ms at a time: %s',
    async (name, body) => {
      const { url } = await serve(
        (_, response) => void response.setHeader('content-type', 'application/json').end(body),
      )
      const { port, memory } = await startProxy({
        network: 'local',
        apiKey: KEY,
        upstream: url,
        isSampled: false,
        isStepped: true,
      })
      const steps: number[] = []
      for (let seqno = 1; seqno <= 8; seqno++) {
        const path = `/ton/api/v3/transactions?limit=1&mc_seqno=${seqno}`
        const response = await fetch(`http://127.0.0.1:${port}${path}`)
        expect(response.status).toBe(200)
        await response.arrayBuffer()
        steps.push((await memory()).longestStep)
      }
      // Code is compiled in the first steps.
      console.log(`${name}: ${steps.map((ms) => ms.toFixed(1)).join(' ')} ms`)
      expect(steps.toSorted((a, b) => a - b)[5]).toBeLessThan(20)
    },
    120_000,
  )
})

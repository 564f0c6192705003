import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../support/listen.ts'
import { startProxy } from '../support/proxyProcess.ts'
import { askAll, type Heard } from '../support/rawAsk.ts'
import { answers } from './faults/answers.ts'
import { echoes } from './faults/echoes.ts'
import { DATA, type Fault, KEY, say } from './faults/fault.ts'
import { large } from './faults/large.ts'
import { get } from './hostile/kind.ts'

/** Megabytes that the proxy may take above what it takes when all is well. */
const MORE = 150

/** A service of which each path has one fault, and a proxy to it with a network for each fault. */
async function setUp(faults: readonly Fault[]) {
  const asked = faults.map(() => 0)
  const server = createServer((socket) => {
    let head = ''
    socket.on('error', () => {})
    socket.on('data', (more) => {
      head += more.toString('latin1')
      if (!head.includes('\r\n\r\n')) return
      const index = Number(/^GET \/(\d+)\//.exec(head)?.[1])
      head = ''
      asked[index] = (asked[index] ?? 0) + 1
      faults[index]?.answer(socket)
    })
  })
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${await listen(server)}`
  const networks = faults.map((_, index) => [`n${index}`, { apiKey: KEY, upstream: `${url}/${index}` }])
  const proxy = await startProxy({ networks: Object.fromEntries(networks), timeoutMs: 3_000 })
  return { proxy, asked }
}

/** Nothing that a second one asks is answered with the first one's answer, unless it was kept. */
const question = ({ isV2 }: Fault, fault: number, nonce: number) =>
  isV2
    ? `/ton/n${fault}/api/v2/getShards?seqno=${nonce}`
    : `/ton/n${fault}/api/v3/transactions?limit=1&mc_seqno=${nonce}`

/** After a 429 nobody asks for a while; without the key an answer may be given. */
const allowed = ({ status = 502, echo }: Fault) => [status, ...(status === 429 ? [503] : []), ...(echo ? [200] : [])]

function wrongWith(fault: Fault, { text, statuses, isHung }: Heard): string | undefined {
  if (isHung) return 'no answer'
  const [status = 0] = statuses
  if (statuses.length !== 1 || !allowed(fault).includes(status)) return `status ${statuses} ${text.slice(0, 300)}`
  if (text.toLowerCase().includes(KEY) || (fault.echo && text.includes(fault.echo))) return 'the key'
  if (!/^retry-after: \d{1,4}\r$/im.test(text) && /^retry-after/im.test(text)) return 'an odd Retry-After'
  if (status === 502 && !text.includes('"refusal":"upstream"')) return 'no reason'
  return
}

it('a service that misbehaves gives pages an error, no key, and no answer that is kept', async () => {
  const faults = [...answers, ...echoes]
  const { proxy, asked } = await setUp(faults)
  const wrong: string[] = []
  for (let round = 1; round <= 2; round++) {
    await askAll(
      proxy.port,
      faults.length,
      (index) => ({ bytes: get(question(faults[index] as Fault, index, 5)) }),
      (index, heard) => {
        const fault = wrongWith(faults[index] as Fault, heard)
        if (fault) wrong.push(`${faults[index]?.name}, asked ${round} times: ${fault}`)
      },
    )
  }
  const kept = faults.filter(({ isRight, status }, index) => !isRight && status !== 429 && (asked[index] ?? 0) < 2)
  expect(wrong).toEqual([])
  expect(kept.map(({ name }) => name)).toEqual([])
  expect([proxy.isRunning(), proxy.said()]).toEqual([true, ''])
})

it('answers without an end take no more memory than the proxy allows, 24 at a time', async () => {
  const faults = [{ name: 'a right answer', status: 200, answer: say(DATA) }, ...(await large())]
  const { proxy } = await setUp(faults)
  const wrong: string[] = []
  const ask = (index: number, count: number) =>
    askAll(
      proxy.port,
      count,
      (nonce) => ({ bytes: get(question(faults[index] as Fault, index, nonce)) }),
      (_, heard) => {
        const fault = wrongWith(faults[index] as Fault, heard)
        if (fault) wrong.push(`${faults[index]?.name}: ${fault}`)
      },
    )
  await ask(0, 500)
  const { rss } = await proxy.memory()
  const peaks: [string, number][] = []
  for (let index = 1; index < faults.length; index++) {
    const t0 = performance.now()
    await ask(index, 24)
    const { peak } = await proxy.memory()
    peaks.push([faults[index]?.name ?? '', Math.round(peak - rss)])
    console.log(peaks.at(-1), rss, Math.round(performance.now() - t0))
  }
  console.log([...new Set(wrong)].slice(0, 20))
  for (const [name, more] of peaks) expect(more, name).toBeLessThan(MORE)
})

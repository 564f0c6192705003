import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../support/listen.ts'
import { startProxy } from '../support/proxyProcess.ts'
import { askAll, type Heard } from '../support/rawAsk.ts'
import { answers } from './faults/answers.ts'
import { echoes } from './faults/echoes.ts'
import { DATA, type Fault, KEY, say } from './faults/fault.ts'
import { dense, oversized } from './faults/large.ts'
import { get } from './hostile/kind.ts'

/** Megabytes that the proxy may hold above its usual memory. */
const MORE = 100
/** Megabytes that its process may grow by for answers that are right: as text and as bytes. Their values are 600. */
const MORE_OF_VALUES = 350

/** Seconds of CPU that a proxy takes for an answer of 15 MiB. */
const MOST_CPU_S = 4

const right: Fault = { name: 'a right answer', status: 200, isRight: true, answer: say(DATA) }

/** A service of which each path has one fault, and a proxy to it with a network for each fault. */
async function setUp(faults: readonly Fault[], options: { timeoutMs?: number; isSampled?: boolean } = {}) {
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
  const proxy = await startProxy({ networks: Object.fromEntries(networks), timeoutMs: 5_000, ...options })
  return { proxy, asked }
}

/** Nothing that a second one asks is answered with the first one's answer, unless it was kept. */
const question = ({ isV2 }: Fault, fault: number, nonce: number) =>
  isV2
    ? `/ton/n${fault}/api/v2/getShards?seqno=${nonce}`
    : `/ton/n${fault}/api/v3/transactions?limit=1&mc_seqno=${nonce}`

/** After a 429 nobody asks for a while; without the key an answer may be given. */
const allowed = ({ status = 502, echo }: Fault) => [
  status,
  ...(status === 429 || status === 502 ? [503] : []),
  ...(echo ? [200] : []),
]

function wrongWith(fault: Fault, { text, statuses, isHung }: Heard): string | undefined {
  if (isHung) return 'no answer'
  const [status = 0] = statuses
  if (statuses.length !== 1 || !allowed(fault).includes(status)) return `status ${statuses} ${text.slice(0, 300)}`
  if (text.toLowerCase().includes(KEY) || (fault.echo && text.includes(fault.echo))) return 'the key'
  if (!/^retry-after: \d{1,4}\r$/im.test(text) && /^retry-after/im.test(text)) return 'an odd Retry-After'
  if (status === 502 && !text.includes('"refusal":"upstream"')) return 'no reason'
  return
}

/** Asks the same fault `count` times, each with a question of its own, 24 side by side. Gives the faults. */
async function askMany(
  port: number,
  faults: readonly Fault[],
  index: number,
  count: number,
  patience: { patienceMs?: number } = {},
): Promise<string[]> {
  const fault = faults[index] as Fault
  const wrong: string[] = []
  await askAll(
    port,
    count,
    (nonce) => ({ bytes: get(question(fault, index, nonce + 10)) }),
    (_, heard) => {
      const found = wrongWith(fault, heard)
      if (found) wrong.push(`${fault.name}: ${found}`)
    },
    patience,
  )
  return wrong
}

describe('a service that misbehaves', () => {
  it('gives pages an error, no key, no answer that is kept, and takes little memory', async () => {
    const large = await oversized()
    const faults = [right, ...large, ...answers, ...echoes]
    const { proxy, asked } = await setUp(faults)
    const wrong = await askMany(proxy.port, faults, 0, 500)
    const { used } = await proxy.memory()
    for (let round = 1; round <= 2; round++) {
      await askAll(
        proxy.port,
        faults.length,
        (index) => ({ bytes: get(question(faults[index] as Fault, index, 5)) }),
        (index, heard) => {
          const found = wrongWith(faults[index] as Fault, heard)
          if (found) wrong.push(`${faults[index]?.name}, asked ${round} times: ${found}`)
        },
      )
    }
    for (const fault of large) wrong.push(...(await askMany(proxy.port, faults, faults.indexOf(fault), 24)))
    const kept = faults.filter(({ isRight, status }, index) => !isRight && status !== 429 && (asked[index] ?? 0) < 2)
    expect(wrong).toEqual([])
    expect(kept.map(({ name }) => name)).toEqual([])
    const { peak } = await proxy.memory()
    expect(peak - used).toBeLessThan(MORE)
    expect([proxy.isRunning(), proxy.said()]).toEqual([true, ''])
  }, 300_000)
})

describe('a service whose answers are as large as they may be, and made of millions of values', () => {
  it('takes the memory of their text, and of no value, and the CPU of one search', async () => {
    const faults = [right, ...dense]
    // A busy machine takes minutes for seconds of CPU.
    const patienceMs = 600_000
    const { proxy } = await setUp(faults, { timeoutMs: patienceMs, isSampled: false })
    const wrong = await askMany(proxy.port, faults, 0, 500)
    const before = await proxy.memory()
    let { cpu } = before
    const seconds: number[] = []
    for (let index = 1; index < faults.length; index++) {
      wrong.push(...(await askMany(proxy.port, faults, index, 2, { patienceMs })))
      const now = (await proxy.memory()).cpu
      seconds.push((now - cpu) / 2_000)
      cpu = now
    }
    const after = await proxy.memory()
    console.log(
      `${after.process - before.process} MB more; CPU of an answer: ${seconds.map((one) => one.toFixed(1))} s`,
    )
    expect(wrong).toEqual([])
    expect(after.process - before.process).toBeLessThan(MORE_OF_VALUES)
    expect(Math.max(...seconds)).toBeLessThan(MOST_CPU_S)
  }, 900_000)
})

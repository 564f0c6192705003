import { expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isRateLimitError } from '../../src/core/errors.ts'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'

const PER_SECOND = 5
/** Milliseconds of so many requests at the pace of one client, less the jitter of a loaded machine. */
const paced = (count: number) => (0.9 * (count - 1) * 1_000) / PER_SECOND
/** Milliseconds from the start of a test until its last request left: a late first one changes nothing. */
const lasted = (startedAt: number, times: number[]) => Math.max(...times) - startedAt

/** A client as in a second tab of the origin. It shares nothing with the others but the browser's storage. */
function tab(left: number[], answer = () => Response.json({})) {
  return createClient({
    network: 'local',
    baseUrl: `http://${name}.test`,
    requestsPerSecond: PER_SECOND,
    retries: 0,
    async fetch() {
      left.push(Date.now())
      return answer()
    },
  })
}
let name = ''
const ask = (client: ReturnType<typeof tab>) => client.request(getMasterchainInfo, {}).catch((error) => error)

it('clients of one origin send at the pace of one', async () => {
  name = 'pace'
  const left: number[] = []
  const startedAt = Date.now()
  const clients = [tab(left), tab(left), tab(left)]
  await Promise.all(clients.flatMap((client) => [ask(client), ask(client), ask(client)]))
  expect(left).toHaveLength(9)
  expect(lasted(startedAt, left)).toBeGreaterThanOrEqual(paced(9))
  for (const client of clients) client.close()
})

it('a client in a worker sends at the pace of the page, and of one', async () => {
  name = 'worker'
  const left: number[] = []
  const startedAt = Date.now()
  const client = tab(left)
  const worker = new Worker(new URL('./share.worker.ts', import.meta.url), { type: 'module' })
  onTestFinished(() => worker.terminate())
  const fromWorker = new Promise<number[]>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage({ baseUrl: `http://${name}.test`, requestsPerSecond: PER_SECOND, count: 5 })
  await Promise.all(Array.from({ length: 5 }, () => ask(client)))
  const all = [...left, ...(await fromWorker)]
  expect(all).toHaveLength(10)
  expect(lasted(startedAt, all)).toBeGreaterThanOrEqual(paced(10))
  client.close()
})

it('a 429 of one pauses all of them', async () => {
  name = 'pause'
  const left: number[] = []
  const [refused, other] = [tab(left, () => new Response('{}', { status: 429 })), tab(left)]
  expect(isRateLimitError(await ask(refused))).toBe(true)
  await expect.poll(() => other.budget().pausedUntil).not.toBeNull()
  await ask(other)
  expect((left[1] as number) - (left[0] as number)).toBeGreaterThanOrEqual(999)
  refused.close()
  other.close()
})

/** Values of another program of the origin, or of a later version of ours. */
async function keep(key: string, value: unknown) {
  const request = indexedDB.open('toncenter')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const transaction = request.result.transaction('toncenter', 'readwrite')
  transaction.objectStore('toncenter').put(value, key)
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  request.result.close()
}

it.each([
  ['{'],
  [null],
  [[]],
  [{ nextSlotAt: 'x' }],
  [{ nextSlotAt: Number.NaN, pausedUntil: Number.POSITIVE_INFINITY }],
  [{ pausedUntil: 9e15, nextSlotAt: 9e15 }],
])('an impossible pace counts as none: %j in the storage', async (kept) => {
  name = `hostile${JSON.stringify(kept).length}`
  const left: number[] = []
  const first = tab(left)
  await ask(first)
  first.close()
  await keep(`toncenter http://${name}.test 5`, kept)
  const client = tab(left)
  await ask(client)
  expect(left).toHaveLength(2)
  client.close()
})

it('a page that may keep nothing has a pace of its own', async () => {
  name = 'refused'
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  onTestFinished(() => open.mockRestore())
  const left: number[] = []
  const startedAt = Date.now()
  const client = tab(left)
  await Promise.all([ask(client), ask(client), ask(client)])
  expect(left).toHaveLength(3)
  expect(lasted(startedAt, left)).toBeGreaterThanOrEqual(paced(3))
  client.close()
})

it('a database that does not answer holds nobody up for longer than a second', async () => {
  name = 'silent'
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
  onTestFinished(() => open.mockRestore())
  const left: number[] = []
  const client = tab(left)
  await Promise.all([ask(client), ask(client)])
  expect(left).toHaveLength(2)
  client.close()
})

it('a database that fails in use leaves a change to the page alone', async () => {
  name = 'failing'
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  onTestFinished(() => transaction.mockRestore())
  const left: number[] = []
  const startedAt = Date.now()
  const client = tab(left)
  await Promise.all([ask(client), ask(client), ask(client)])
  expect(lasted(startedAt, left)).toBeGreaterThanOrEqual(paced(3))
  client.close()
})

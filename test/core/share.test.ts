import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSchedule } from '../../src/core/pace/schedule.ts'
import { shareBudget } from '../../src/core/pace/share.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

/** A part of IndexedDB that never answers, or none. */
type Hanging = 'open' | 'get' | undefined

interface Connection {
  transaction(): unknown
  close(): void
  onversionchange?: () => void
}

/** As much of IndexedDB as a share uses. `kept` outlives the connections, `connections` are those that are open. */
function fakeDatabase() {
  const kept = new Map<string, unknown>()
  const connections = new Set<Connection>()
  const state: { hanging: Hanging } = { hanging: undefined }
  /** A request that succeeds in a turn of its own. */
  const answered = <Result>(part: Hanging, result: Result) => {
    const request: { result: Result; onsuccess?: () => void } = { result }
    const answer = () => queueMicrotask(() => (state.hanging === part ? pending.push(answer) : request.onsuccess?.()))
    answer()
    return request
  }
  const pending: (() => void)[] = []
  const store = {
    get: (name: string) => answered('get', kept.get(name)),
    put: (value: unknown, name: string) => void kept.set(name, structuredClone(value)),
  }
  const open = () => {
    const connection: Connection = {
      transaction: () => ({ objectStore: () => store }),
      close: () => void connections.delete(connection),
    }
    connections.add(connection)
    return answered('open', connection)
  }
  /** Answers again, earlier requests included. */
  const mend = () => {
    state.hanging = undefined
    for (const answer of pending.splice(0)) answer()
  }
  const hang = (part: Hanging) => {
    state.hanging = part
  }
  return { indexedDB: { open }, kept, connections, mend, hang }
}

/** Channels of one process hear each other at once. */
function fakeChannels() {
  const all = new Set<FakeChannel>()
  class FakeChannel {
    onmessage?: (event: { data: unknown }) => void
    constructor() {
      all.add(this)
    }
    postMessage(data: unknown) {
      for (const other of all) if (other !== this) other.onmessage?.({ data: structuredClone(data) })
    }
    close() {
      all.delete(this)
    }
  }
  return { all, FakeChannel }
}

let database: ReturnType<typeof fakeDatabase>
let channels: ReturnType<typeof fakeChannels>
beforeEach(() => {
  database = fakeDatabase()
  channels = fakeChannels()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { origin: 'https://app.example' })
  vi.stubGlobal('indexedDB', database.indexedDB)
  vi.stubGlobal('BroadcastChannel', channels.FakeChannel)
})
afterEach(() => void vi.unstubAllGlobals())

/** Clients as tabs of one origin have them. `left` holds when requests left, milliseconds from the start. */
function tabs(count: number, perSecond: number, clock = simulatedClock()) {
  const start = clock.now()
  const left: number[] = []
  const schedules = Array.from({ length: count }, () => createSchedule(perSecond, clock, shareBudget('budget', clock)))
  const ask = async (tab = 0) => {
    const ended = await schedules[tab]?.slot('mounted')
    left.push(clock.now() - start)
    ended?.()
  }
  return { clock, schedules, left, ask }
}

describe('faults of the storage that stop nobody', () => {
  it.each([
    [
      'a channel that is refused',
      () =>
        vi.stubGlobal(
          'BroadcastChannel',
          class {
            constructor() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            }
          },
        ),
    ],
    [
      'a channel that fails',
      () =>
        vi.spyOn(channels.FakeChannel.prototype, 'postMessage').mockImplementation(() => {
          throw new DOMException('closed', 'InvalidStateError')
        }),
    ],
    ['no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
    ['no database', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'a database that may not be opened',
      () =>
        vi.stubGlobal('indexedDB', {
          open() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    ],
    [
      'a database that may not even be named',
      () =>
        Object.defineProperty(globalThis, 'indexedDB', {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    ],
  ])('%s', async (_, breakIt) => {
    breakIt()
    const { clock, left, ask } = tabs(1, 10)
    const all = Promise.all([ask(), ask(), ask()])
    await clock.run(300)
    expect(left).toHaveLength(3)
    await all
  })

  it.each(['open', 'get'] as const)(
    'a database that never answers (%s): a second is lost, not one per slot',
    async (part) => {
      database.hang(part)
      const { clock, left, ask } = tabs(1, 10)
      const all = Promise.all(Array.from({ length: 20 }, () => ask()))
      await clock.run(4_000)
      expect(left[0]).toBe(1_000)
      expect(left).toHaveLength(20)
      await all
    },
  )

  it('a database that stops in use', async () => {
    const { clock, left, ask } = tabs(1, 10)
    await Promise.all([ask(), clock.run(0)])
    database.hang('get')
    const all = Promise.all([ask(), ask(), ask()])
    await clock.run(2_000)
    expect(left).toHaveLength(4)
    database.mend()
    await clock.run()
    expect(left).toHaveLength(4)
    await all
  })
})

it('a database that answers again is used again, a minute later', async () => {
  database.hang('get')
  const { clock, ask } = tabs(1, 10)
  await Promise.all([ask(), clock.run(2_000)])
  database.mend()
  await clock.run(1)
  expect(database.kept.size).toBe(0)
  await clock.run(60_000)
  await Promise.all([ask(), clock.run(1_000)])
  expect(database.kept.size).toBe(1)
})

it.each([
  [10, 108],
  [0.02, 50_150],
])('tabs that may send %d per second together leave a slot to one of them', async (perSecond, interval) => {
  const { clock, left, ask } = tabs(3, perSecond)
  const all = Promise.all([ask(0), ask(1), ask(2), ask(0)])
  await clock.run()
  await all
  left.slice(1).forEach((at, index) => void expect(at - (left[index] as number)).toBeGreaterThanOrEqual(interval - 10))
})

it('a tab that opens later finds the slot taken', async () => {
  const { clock, ask } = tabs(1, 0.02)
  await Promise.all([ask(), clock.run(0)])
  const later = tabs(1, 0.02, clock)
  const all = later.ask()
  await clock.run()
  await all
  expect(later.left[0]).toBeGreaterThan(50_000)
})

it('a 429 of one tab, after one of another, pauses and slows all, once', async () => {
  const { clock, schedules, left, ask } = tabs(2, 1)
  schedules[1]?.pause(1_000, clock.now())
  await clock.run(1_000)
  schedules[0]?.pause(3_000, clock.now())
  schedules[1]?.pause(3_000, clock.now() - 1)
  await clock.run(0)
  expect(schedules.map((schedule) => schedule.budget())).toMatchObject([
    { pausedUntil: clock.now() + 3_000, requestsPerSecond: 0.5 },
    { pausedUntil: clock.now() + 3_000, requestsPerSecond: 0.5 },
  ])
  const asked = ask(1)
  await clock.run()
  await asked
  expect(left).toEqual([4_000])
})

it('a clock that is set back frees earlier entries', async () => {
  const { clock, ask } = tabs(1, 1)
  await Promise.all([ask(), clock.run(0)])
  clock.jump(-600_000)
  const later = tabs(1, 1, clock)
  const asked = later.ask()
  await clock.run(1_200)
  expect(later.left).toHaveLength(1)
  await asked
})

it.each([
  ['{'],
  [null],
  [[]],
  [{ nextSlotAt: 'x' }],
  [{ at: Number.NaN, pausedUntil: Number.POSITIVE_INFINITY }],
  [{ nextSlotAt: 9e15, pausedUntil: 9e15, slowUntil: 9e15 }],
])('a value of another program is no pace: %j', async (kept) => {
  database.kept.set('budget', kept)
  const { clock, left, ask } = tabs(2, 1)
  const all = Promise.all([ask(0), ask(1)])
  await clock.run()
  await all
  expect(left).toEqual([0, 1_140])
})

describe('open connections', () => {
  it('is closed with the client', async () => {
    const { clock, schedules, ask } = tabs(3, 1)
    const all = Promise.all([ask(0), ask(1), ask(2)])
    await clock.run()
    await all
    expect([database.connections.size, channels.all.size]).toEqual([3, 3])
    for (const schedule of schedules) schedule.close()
    await clock.run()
    expect([database.connections.size, channels.all.size]).toEqual([0, 0])
  })

  it('is closed with the client, also a database that opens later', async () => {
    database.hang('open')
    const { clock, schedules, ask } = tabs(1, 1)
    void ask()
    await clock.run(10)
    schedules[0]?.close()
    database.mend()
    await clock.run()
    expect(database.connections.size).toBe(0)
  })

  it('lets a page delete the database, and opens it again', async () => {
    const { clock, left, ask } = tabs(1, 10)
    await Promise.all([ask(), clock.run(0)])
    for (const connection of database.connections) connection.onversionchange?.()
    await clock.run(0)
    expect(database.connections.size).toBe(0)
    await Promise.all([ask(), clock.run()])
    expect(left).toHaveLength(2)
    expect(database.connections.size).toBe(1)
  })
})

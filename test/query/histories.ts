import { setImmediate } from 'node:timers/promises'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as z from '../../src/core/schema/schema.ts'
import { traces } from '../../src/endpoints/v3/actions/traces.ts'
import { messages } from '../../src/endpoints/v3/blockchain/messages.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { nominatorPoolValidatorEvents } from '../../src/endpoints/v3/staking/nominatorPoolValidatorEvents.ts'
import { validatorEvents } from '../../src/endpoints/v3/validators/validatorEvents.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer, showNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { mayLackRows } from '../../src/query/settled.ts'

/** A row of the simulated service: `place` is its time, or its balance. */
export interface Item {
  id: number
  place: number
}

export interface List {
  // biome-ignore lint/suspicious/noExplicitAny: records of every shape, asked alike
  record: PaginatedEndpoint<any, any, any, any>
  params: object
  /** The row as the record reads it. */
  row: (item: Item) => object
  /** The place of the rows in the answer. */
  name: string
  /** Whether the service's order of rows of one time is another one in each answer. */
  isLoose?: boolean
  /** Whether the service gives the cursor of the next page: the place of the last row. */
  isByCursor?: boolean
}

const hash = (id: number) => `h${id}`
export const LISTS: Record<string, List> = {
  'transactions (lt)': {
    record: transactions,
    params: {},
    name: 'transactions',
    row: ({ id, place }) => ({ hash: hash(id), lt: String(place), now: 0 }),
  },
  'transactions within a time (utime)': {
    record: transactions,
    params: { start_utime: 1 },
    name: 'transactions',
    row: ({ id, place }) => ({ hash: hash(id), lt: '0', now: place }),
  },
  'traces (lt of the end)': {
    record: traces,
    params: {},
    name: 'traces',
    row: ({ id, place }) => ({ trace_id: hash(id), end_lt: String(place), trace_info: { trace_state: 'complete' } }),
  },
  'messages without those from outside (lt)': {
    record: messages,
    params: { exclude_externals: true },
    name: 'messages',
    row: ({ id, place }) => ({ hash: hash(id), created_lt: String(place) }),
  },
  'jetton transfers (lt, rows of one time in any order)': {
    record: jettonTransfers,
    params: {},
    name: 'jetton_transfers',
    row: ({ id, place }) => ({ transaction_hash: hash(id), query_id: '0', transaction_lt: String(place) }),
    isLoose: true,
  },
  'validator events (utime)': {
    record: validatorEvents,
    params: {},
    name: 'events',
    row: ({ id, place }) => ({ tx_hash: hash(id), type: 'stake_accepted', utime: place }),
  },
  'events of a pool (utime, no offset)': {
    record: nominatorPoolValidatorEvents,
    params: { pool: `0:${'A'.repeat(64)}` },
    name: 'events',
    row: ({ id, place }) => ({ tx_hash: hash(id), pool_address: 'p', type: 't', utime: place }),
  },
  'jetton wallets (balance)': {
    record: jettonWallets,
    params: { sort: 'desc' },
    name: 'jetton_wallets',
    row: ({ id, place }) => ({ address: hash(id), balance: String(place) }),
  },
}

/** The service: newest (richest) first, bounds included. Rows of one time have an order of their own. */
class Service {
  items: Item[] = []
  requests = 0
  readonly #list: List
  readonly #before: () => void
  constructor(list: List, before: () => void) {
    this.#list = list
    this.#before = before
  }

  insert(places: readonly number[]) {
    for (const place of places) this.items.push({ id: this.items.length, place })
  }

  sorted(): Item[] {
    const tie = this.#list.isLoose ? new Map(this.items.map(({ id }) => [id, Math.random()])) : undefined
    const rank = ({ id }: Item) => tie?.get(id) ?? (id * 7919) % 31
    return this.items.toSorted((a, b) => b.place - a.place || rank(b) - rank(a) || b.id - a.id)
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    // An answer comes in a turn of its own, as one from a network. Node frees the signal of a request at the end of a turn:
    // 2 000 histories in one turn fill its memory.
    await setImmediate()
    this.#before()
    this.requests++
    const { searchParams } = new URL(request.url)
    const number = (name: string, absent: number) => Number(searchParams.get(name) ?? absent)
    const below = Math.min(number('end_lt', Number.POSITIVE_INFINITY), number('end_utime', Number.POSITIVE_INFINITY))
    const [limit, offset] = [number('limit', 10), number('offset', 0)]
    expect(limit).toBeLessThanOrEqual(1000)
    const after = number('after', Number.POSITIVE_INFINITY)
    const rows = this.sorted().filter(({ place }) => place <= below && place < after)
    const page = rows.slice(offset, offset + limit)
    const cursor = this.#list.isByCursor && { next_cursor: page.length === limit ? String(page.at(-1)?.place) : null }
    return Response.json({ ...cursor, [this.#list.name]: page.map(this.#list.row) })
  }
}

/** A list on a screen, over TanStack's own observer. */
export function show(list: List, limit: number, before: () => void) {
  const service = new Service(list, before)
  const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: service.fetch, retries: 0 })
  const queryClient = new QueryClient()
  // The rows are what paging reads of them, no more: their schemas are tested elsewhere.
  const record = { ...list.record, response: z.unknown() as never, owns: () => [] }
  const options = infiniteQueryOptions(record, client, { ...list.params, limit })
  const observer = new InfiniteQueryObserver(queryClient, options as never)
  const query = () => queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  return {
    service,
    start: () => observer.subscribe(() => {}),
    observer,
    keys(): string[] {
      const { data } = observer.getCurrentResult()
      return data ? rowsOf(record)(data as never).rows.map(record.pagination.rowKey) : []
    },
    newer: () => countNewer(query()),
    mayLack: () => mayLackRows(record.pagination, query()),
    letIn: () => showNewer(queryClient, query() as never, record.pagination.first),
    close() {
      observer.destroy()
      queryClient.clear()
      client.close()
    },
  }
}

type Step = 'more' | 'again' | 'let in'
const history = fc.record({
  limit: fc.integer({ min: 1, max: 6 }),
  // Many rows of one time, at the start and among later ones.
  start: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 }),
  /** The events before each request: how much later than the newest, so that 0 is of the same time. */
  arrivals: fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 4 }), { maxLength: 12 }),
  steps: fc.array(fc.constantFrom<Step>('more', 'more', 'again', 'let in'), { maxLength: 10 }),
})

/** Tests of `runs` random histories for each list, with rows that arrive between any two requests. */
export function testHistories(runs: number): void {
  it.each(Object.entries(LISTS).filter(([, { record }]) => record.pagination.order !== 'balance'))(
    '%s: no row is lost, none repeated, and none on the screen moves',
    async (_name, list) => {
      await fc.assert(
        fc.asyncProperty(history, async ({ limit, start, arrivals, steps }) => {
          const pending = arrivals.slice()
          let isOpen = true
          const screen = show(list, limit, () => {
            const newest = Math.max(1, ...screen.service.items.map(({ place }) => place))
            if (isOpen) screen.service.insert((pending.shift() ?? []).map((later) => newest + later))
          })
          screen.service.insert(start)
          const stop = screen.start()
          await screen.observer.refetch({ cancelRefetch: false })
          const atFirst = screen.service.items.map((item) => list.record.pagination.rowKey(list.row(item)))
          for (const step of steps) {
            const before = screen.keys()
            if (step === 'more' && screen.observer.getCurrentResult().hasNextPage) await screen.observer.fetchNextPage()
            if (step === 'again') await screen.observer.refetch()
            if (step !== 'let in') expect(screen.keys().slice(0, before.length)).toEqual(before)
            else {
              screen.letIn()
              expect(screen.newer()).toBe(0)
            }
            expect(new Set(screen.keys()).size).toBe(screen.keys().length)
          }
          // Read on to the end, without asking for the head: the first rows are shown.
          while (screen.observer.getCurrentResult().hasNextPage) await screen.observer.fetchNextPage()
          expect(screen.keys()).toEqual(expect.arrayContaining(atFirst))
          // No more new rows: all rows are shown, each once.
          isOpen = false
          await screen.observer.refetch()
          screen.letIn()
          while (screen.observer.getCurrentResult().hasNextPage) await screen.observer.fetchNextPage()
          const keys = screen.keys()
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.toSorted()).toEqual(
            screen.service.items.map((item) => list.record.pagination.rowKey(list.row(item))).toSorted(),
          )
          const place = new Map(
            screen.service.items.map((item) => [list.record.pagination.rowKey(list.row(item)), item.place]),
          )
          expect(keys.map((key) => place.get(key))).toEqual(screen.service.sorted().map((item) => item.place))
          stop()
          screen.close()
        }),
        { numRuns: runs },
      )
    },
  )

  it('jetton wallets by balance, which cannot be pinned: none is repeated', async () => {
    const list = LISTS['jetton wallets (balance)'] as List
    await fc.assert(
      fc.asyncProperty(history, async ({ limit, start, arrivals, steps }) => {
        const pending = arrivals.slice()
        const screen = show(list, limit, () => {
          // A balance changes with every new row.
          const moved = screen.service.items[pending.length % Math.max(1, screen.service.items.length)]
          if (moved) moved.place = (moved.place * 7) % 13
          screen.service.insert(pending.shift() ?? [])
        })
        screen.service.insert(start)
        const stop = screen.start()
        await screen.observer.refetch({ cancelRefetch: false })
        for (const step of steps) {
          if (step === 'more' && screen.observer.getCurrentResult().hasNextPage) await screen.observer.fetchNextPage()
          if (step === 'again') await screen.observer.refetch()
          expect(screen.newer()).toBe(0)
          expect(new Set(screen.keys()).size).toBe(screen.keys().length)
        }
        stop()
        screen.close()
      }),
      { numRuns: runs },
    )
  })
}

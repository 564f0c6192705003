import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dnsActiveAuctions } from '../../src/endpoints/v3/dns/dnsActiveAuctions.ts'
import { nftItems } from '../../src/endpoints/v3/nfts/nftItems.ts'
import { type Item, LISTS, type List, show } from './histories.ts'

const OWNER = `0:${'A'.repeat(64)}`
const byOffset: List = {
  record: nftItems,
  params: { owner_address: OWNER },
  name: 'nft_items',
  row: ({ id }) => ({ address: `h${id}` }),
}

const byCursor: List = {
  record: dnsActiveAuctions,
  params: { bidder: OWNER },
  name: 'auctions',
  row: ({ id }) => ({ nft_item_address: `h${id}` }),
  isByCursor: true,
}

/** Rows in one answer of such a service. */
const PART = 7

/** The same list of a service that gives few rows in one answer: lists of more rows are loaded again in parts. */
const inParts = (list: List): List => {
  const { record } = list
  return { ...list, record: { ...record, pagination: { ...record.pagination, maxLimit: PART } } }
}

type Change = { kind: 'insert' } | { kind: 'leave' | 'rise'; at: number } | { kind: 'move'; at: number; to: number }
const at = fc.nat(40)
const insert = fc.record({ kind: fc.constant('insert' as const) })
const leave = fc.record({ kind: fc.constant('leave' as const), at })
/** To the head, with its key: a trace has its time of its end, and may go on. */
const rise = fc.record({ kind: fc.constant('rise' as const), at })
const move = fc.record({ kind: fc.constant('move' as const), at, to: fc.nat(60) })

/** Lists whose rows are in no order of time. One answer holds all rows of the first three. */
const UNPINNED: [string, List][] = [
  ['by offset', byOffset],
  ['by balance', LISTS['jetton wallets (balance)'] as List],
  ['by cursor', byCursor],
  ['by offset, above the limit of an answer', inParts(byOffset)],
  ['by cursor, above the limit of an answer', inParts(byCursor)],
]

const history = (changes: fc.Arbitrary<Change>) =>
  fc.record({
    limit: fc.integer({ min: 1, max: 6 }),
    count: fc.integer({ min: 0, max: 30 }),
    /** Before each request. */
    changes: fc.array(fc.array(changes, { maxLength: 3 }), { maxLength: 12 }),
    steps: fc.array(fc.constantFrom('more', 'more', 'again'), { maxLength: 10 }),
  })

/** Rows of places of their own, and what happens to them between any two requests. */
function open(list: List, { limit, count, changes }: { limit: number; count: number; changes: Change[][] }) {
  const pending = changes.slice()
  const always = new Set<string>()
  const keyOf = (item: Item) => list.record.pagination.rowKey(list.row(item))
  let ids = 0
  let highest = 0
  let moves = 0
  const insert = () => screen.service.items.push({ id: ids++, place: ++highest })
  const screen = show(list, limit, () => {
    const { items } = screen.service
    for (const change of pending.shift() ?? []) {
      const found = items.length && change.kind !== 'insert' ? change.at % items.length : -1
      const item = items[found]
      if (change.kind === 'insert') insert()
      // Up or down, to a place that no other row has.
      else if (item && change.kind === 'move') item.place = change.to + ++moves / 1e6
      else if (item) {
        // Above the head of a pinned list it is a new row.
        always.delete(keyOf(item))
        if (change.kind === 'rise') item.place = ++highest
        else items.splice(found, 1)
      }
    }
  })
  for (let n = 0; n < count; n++) insert()
  for (const item of screen.service.items) always.add(keyOf(item))
  const result = () => screen.observer.getCurrentResult()
  const more = async () => void (result().hasNextPage && (await screen.observer.fetchNextPage()))
  const toEnd = async () => {
    while (result().hasNextPage) await more()
  }
  return {
    screen,
    always,
    toEnd,
    now: () => screen.service.sorted().map(keyOf),
    /** Nothing changes any more. */
    still: () => void pending.splice(0),
    async walk(steps: readonly string[]) {
      const stop = screen.start()
      await screen.observer.refetch({ cancelRefetch: false })
      for (const step of steps) {
        await (step === 'more' ? more() : screen.observer.refetch())
        expect(new Set(screen.keys()).size).toBe(screen.keys().length)
      }
      return () => {
        stop()
        screen.close()
      }
    },
  }
}

/** Tests of `runs` random histories in which rows leave, arrive at the head and move. */
export function testLeaving(runs: number): void {
  it.each(UNPINNED)(
    'a list %s that says it is complete has every row that was there all along',
    async (_name, list) => {
      const isInParts = list.record.pagination.maxLimit === PART
      const property = fc.asyncProperty(history(fc.oneof(insert, leave, move)), async ({ steps, ...world }) => {
        const { walk, toEnd, screen, always } = open(list, world)
        const close = await walk(steps)
        await toEnd()
        // Between the requests for the parts of a list, a row may move from one that is not loaded yet to one that is.
        if (screen.mayLack()) expect(isInParts).toBe(true)
        else expect(screen.keys()).toEqual(expect.arrayContaining([...always]))
        close()
      })
      await fc.assert(property, { numRuns: runs })
    },
  )

  it.each(UNPINNED)(
    'a list %s is that of the service, once it is loaded again: nothing kept, nothing twice',
    async (_name, list) => {
      const property = fc.asyncProperty(history(fc.oneof(insert, leave, move)), async ({ steps, ...world }) => {
        const { walk, toEnd, still, screen, now } = open(list, world)
        const close = await walk(steps)
        still()
        await screen.observer.refetch()
        await toEnd()
        expect(screen.keys()).toEqual(now())
        await screen.observer.refetch()
        await toEnd()
        expect([screen.keys(), screen.mayLack()]).toEqual([now(), false])
        close()
      })
      await fc.assert(property, { numRuns: runs })
    },
  )

  const pinned = Object.entries(LISTS).filter(([, { record }]) => record.pagination.order !== 'balance')
  it.each(pinned)('%s: a row that left leaves the screen, and no other is lost', async (_name, list) => {
    const property = fc.asyncProperty(history(fc.oneof(insert, leave, rise)), async ({ steps, ...world }) => {
      const { walk, toEnd, still, screen, always, now } = open(list, world)
      const close = await walk(steps)
      await toEnd()
      expect(screen.keys()).toEqual(expect.arrayContaining([...always]))
      still()
      await screen.observer.refetch()
      await screen.observer.refetch()
      if (screen.newer()) {
        screen.letIn()
        await toEnd()
        expect(screen.keys()).toEqual(now())
        return close()
      }
      // Of the time of the last row some may be on the next page.
      const there = new Set(now())
      const keys = screen.keys()
      const last = keys.findLastIndex((key) => there.has(key))
      const isWhole = !screen.observer.getCurrentResult().hasNextPage
      expect(keys.slice(0, isWhole ? keys.length : last).filter((key) => !there.has(key))).toEqual([])
      await toEnd()
      expect(screen.keys()).toEqual(expect.arrayContaining([...always]))
      close()
    })
    await fc.assert(property, { numRuns: runs })
  })
}

import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { watchTransactions } from '../../src/history/watchTransactions.ts'
import {
  lookForTransactions,
  type NewTransactions,
  type TransactionsLook,
  watchedAccounts,
  withLook,
} from '../../src/query/newTransactions.ts'
import { accountOf } from '../reading/made.ts'
import { random } from '../support/generate.ts'
import { inProcess } from '../support/inProcess.ts'
import { BLOCK_LT, indexed, row } from './indexed.ts'

/** Four accounts: digits 1 to 4. */
const ACCOUNTS = [1, 2, 3, 4].map(accountOf)
const [FIRST, SECOND] = ACCOUNTS as [string, string]

/** A watch that has begun: `look` looks once more. */
async function begun(service: ReturnType<typeof indexed>) {
  let last = await lookForTransactions(service.client, ACCOUNTS, undefined, {})
  const look = async (): Promise<TransactionsLook> => {
    last = await lookForTransactions(service.client, ACCOUNTS, last.cursor, {})
    return last
  }
  return { look, first: last }
}
const ltsOf = ({ transactions }: Pick<TransactionsLook, 'transactions'>) => transactions.map(({ lt }) => lt)

describe('a look for new transactions', () => {
  it('refuses no account, too many, what is no address and what is no cursor', async () => {
    const { client, seen } = indexed()
    const many = Array.from({ length: 251 }, (_, index) => `0:${index.toString(16).padStart(64, '0')}`)
    expect(() => watchedAccounts(client, [])).toThrow('should be 1 to 250 addresses, but are 0')
    expect(() => watchedAccounts(client, many)).toThrow('should be 1 to 250 addresses, but are 251')
    expect(() => watchedAccounts(client, ['lunch'])).toThrow(/lunch/)
    for (const cursor of ['', '5', 'yesterday', `5;${FIRST}`, `5;${FIRST}=x`])
      await expect(lookForTransactions(client, ACCOUNTS, cursor, {})).rejects.toThrow(
        /since: should be the `cursor` of an earlier/,
      )
    expect(seen).toEqual([])
  })

  it('begins with now: one request, and nothing of before', async () => {
    const service = indexed()
    service.add(FIRST, BLOCK_LT)
    const { first, look } = await begun(service)
    expect(first.transactions).toEqual([])
    expect(service.seen).toHaveLength(1)
    expect((await look()).transactions).toEqual([])
    expect(service.seen).toHaveLength(2)
  })

  it('gives each new transaction once, those of a new account too', async () => {
    const service = indexed()
    service.add(FIRST, BLOCK_LT)
    const { look } = await begun(service)
    service.add(FIRST, 2n * BLOCK_LT)
    service.add(SECOND, 2n * BLOCK_LT + 1n)
    expect(ltsOf(await look())).toEqual(['2000000', '2000001'])
    expect(ltsOf(await look())).toEqual([])
  })

  it('waits for one that is not final, and for those of its account after it', async () => {
    const service = indexed()
    const { look } = await begun(service)
    service.add(FIRST, BLOCK_LT, { finality: 'pending' })
    service.add(FIRST, 2n * BLOCK_LT)
    service.add(SECOND, 900n * BLOCK_LT)
    expect(ltsOf(await look())).toEqual(['900000000'])
    Object.assign(service.all[0] as object, { finality: 'finalized' })
    expect(ltsOf(await look())).toEqual(['1000000', '2000000'])
  })

  it('finds one that the index got long after a later one of another account', async () => {
    const service = indexed()
    const { look } = await begun(service)
    service.add(SECOND, 900n * BLOCK_LT)
    await look()
    service.add(FIRST, BLOCK_LT)
    service.add(FIRST, 901n * BLOCK_LT)
    expect(ltsOf(await look())).toEqual(['1000000', '901000000'])
  })

  it('says what the service does not list, and goes on after it', async () => {
    const service = indexed()
    const { look } = await begun(service)
    service.add(FIRST, BLOCK_LT)
    await look()
    service.add(FIRST, 900n * BLOCK_LT, { prev_trans_lt: `${800n * BLOCK_LT}` })
    const { skipped, transactions } = await look()
    expect(skipped).toEqual([{ account: FIRST, afterLt: '1000000', beforeLt: '900000000' }])
    expect(transactions).toHaveLength(1)
    expect((await look()).skipped).toEqual([])
  })

  it('takes five thousand at most, and the rest in the next look', async () => {
    const service = indexed()
    const { look } = await begun(service)
    for (let at = 1n; at <= 6_000n; at++) service.add(FIRST, at * 1_000n)
    const one = await look()
    const two = await look()
    expect([one.isBehind, two.isBehind]).toEqual([true, false])
    expect([...ltsOf(one), ...ltsOf(two)]).toEqual(service.all.map(({ lt }) => lt))
  })

  it('watches an account that is added later from then on, and misses nothing of the others', async () => {
    const service = indexed()
    const { client } = service
    service.add(FIRST, BLOCK_LT)
    const { cursor } = await lookForTransactions(client, [FIRST], undefined, {})
    service.add(FIRST, 2n * BLOCK_LT)
    service.add(SECOND, 900n * BLOCK_LT)
    const second = await lookForTransactions(client, [FIRST, SECOND], cursor, {})
    service.add(SECOND, 901n * BLOCK_LT)
    const third = await lookForTransactions(client, [FIRST, SECOND], second.cursor, {})
    expect([ltsOf(second), ltsOf(third)]).toEqual([['2000000'], ['901000000']])
  })

  it.each([1, 2])('misses none and repeats none of an index in which shards are behind: seed %i', async (seed) => {
    const next = random(seed)
    const service = indexed()
    const { look } = await begun(service)
    const made = Array.from({ length: 400 }, (_, at) => ({ account: ACCOUNTS[Math.floor(next() * 4)] as string, at }))
    const late = new Map<string, typeof made>()
    const found: string[] = []
    for (const one of made) {
      const waiting = late.get(one.account) ?? []
      waiting.push(one)
      late.set(one.account, waiting)
      // Each account is indexed in its order; some accounts up to hundreds of blocks after the others.
      if (next() < 0.2) {
        for (const { account, at } of waiting) service.add(account, BigInt(at + 1) * 3n * BLOCK_LT)
        late.delete(one.account)
      }
      if (next() < 0.5) found.push(...ltsOf(await look()))
    }
    for (const account of ACCOUNTS) {
      for (const { at } of late.get(account) ?? []) service.add(account, BigInt(at + 1) * 3n * BLOCK_LT)
      // The next transaction of an account reveals those before it.
      service.add(account, BigInt(2_000 + ACCOUNTS.indexOf(account)) * BLOCK_LT)
    }
    found.push(...ltsOf(await look()))
    expect(found.toSorted()).toEqual(service.all.map(({ lt }) => lt).toSorted())
  })
})

describe('what a page holds of a watch', () => {
  const look = (...lts: number[]): TransactionsLook => ({
    transactions: lts.map((lt) => ({ ...row, account: FIRST, lt: `${lt}` })),
    addressBook: { [FIRST]: { user_friendly: FIRST, domain: null }, [SECOND]: { user_friendly: SECOND, domain: null } },
    skipped: [],
    cursor: `${lts.at(-1)};`,
    isBehind: false,
  })

  it('is the same object after a look that has found nothing', () => {
    const before = withLook(undefined, look(5))
    expect(withLook(before, { ...look(), cursor: before.cursor })).toBe(before)
  })

  it('is the newest thousand with the names of their parties, and counts all', () => {
    let held: NewTransactions | undefined
    for (let at = 0; at < 3; at++)
      held = withLook(held, look(...Array.from({ length: 400 }, (_, index) => at * 400 + index)))
    expect(held?.count).toBe(1_200)
    expect(held?.transactions).toHaveLength(1_000)
    expect(held?.transactions[0]?.lt).toBe('1199')
    expect(Object.keys(held?.addressBook ?? {})).toContain(FIRST)
    expect(Object.keys(held?.addressBook ?? {})).not.toContain(SECOND)
  })
})

describe('a watch without React', () => {
  it('gives what has happened since its cursor, and goes on after a failure', async () => {
    const service = indexed()
    service.add(FIRST, BLOCK_LT)
    const { cursor } = await lookForTransactions(service.client, ACCOUNTS, undefined, {})
    service.add(FIRST, 2n * BLOCK_LT)
    let fails = true
    const ends = new AbortController()
    const failures: string[] = []
    const client = createClient({
      baseUrl: 'http://service.test',
      retries: 0,
      fetch: async (request) => {
        if (fails) return Response.json({ error: 'no' }, { status: 500 })
        return (await inProcess(() => ({ transactions: service.all, address_book: {} })).fetch(request)) as Response
      },
    })
    const watch = watchTransactions({
      client,
      accounts: ACCOUNTS,
      since: cursor,
      intervalMs: 1,
      signal: ends.signal,
      onError: (error) => {
        failures.push(error.name)
        fails = false
      },
    })
    const { value } = await watch.next()
    expect(ltsOf(value as TransactionsLook)).toEqual(['2000000'])
    expect(failures).toEqual(['ServerError'])
    const end = watch.next()
    ends.abort()
    expect(await end).toEqual({ value: undefined, done: true })
  })

  it('ends with an error that no further try can mend', async () => {
    const fetch = async () => Response.json({ error: 'API key does not exist' }, { status: 401 })
    const client = createClient({ baseUrl: 'http://service.test', retries: 0, fetch })
    const watch = watchTransactions({ client, accounts: ACCOUNTS, intervalMs: 1 })
    await expect(watch.next()).rejects.toMatchObject({ name: 'UnknownKeyError' })
  })
})

import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import {
  type NewTransactionsOptions,
  type NewTransactionsParams,
  useNewTransactions,
} from '../../src/react/useNewTransactions.ts'
import { BLOCK_LT, indexed } from '../query/indexed.ts'
import { accountOf } from '../reading/made.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

virtualTime()
afterEach(cleanup)

const ACCOUNTS = [1, 2].map(accountOf)
const [FIRST, SECOND] = ACCOUNTS as [string, string]

/** The hook over an index, and the logical times that its listener got: those of one call in one row. */
function show(params: NewTransactionsParams = { accounts: ACCOUNTS }, options: NewTransactionsOptions = {}) {
  const service = indexed()
  const { wrapper: Wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch: service.fetch })
  const told: string[][] = []
  const onNew = (rows: readonly Transaction[]) => void told.push(rows.map(({ lt }) => lt))
  const rendered = renderHook((given: NewTransactionsParams) => useNewTransactions(given, { onNew, ...options }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
    initialProps: params,
  })
  const lts = () => rendered.result.current.data?.transactions.map(({ lt }) => lt)
  return { ...service, ...rendered, queryClient, told, lts }
}

describe('a watch of accounts', () => {
  it.each([{ accounts: undefined }, { accounts: [] }])(
    'asks nobody while the accounts are not known: %o',
    async (params) => {
      const { seen, result } = show(params)
      await pass(60_000)
      expect(seen).toEqual([])
      expect(result.current.isPending).toBe(true)
    },
  )

  it('fails for what is no address, without a request', async () => {
    const { seen, result } = show({ accounts: ['lunch'] })
    await until(() => expect(result.current.error?.message).toMatch(/lunch/))
    expect(seen).toEqual([])
  })

  it('fails for a cursor that is none, and begins now where it is taken away', async () => {
    const { result, rerender } = show({ accounts: ACCOUNTS, since: 'yesterday' })
    await until(() =>
      expect(result.current.error?.message).toMatch(/since: should be the `cursor` of an earlier result/),
    )
    rerender({ accounts: ACCOUNTS, since: null })
    await until(() => expect(result.current.data?.cursor).toBeDefined())
    expect(result.current.error).toBeNull()
  })

  it('asks no more after an error that is final: an unknown key', async () => {
    const { result, refuse, seen } = show()
    await until(() => expect(result.current.data).toBeDefined())
    refuse(401)
    await until(() => expect(result.current.error?.name).toBe('UnknownKeyError'))
    const from = seen.length
    await pass(600_000)
    expect(seen).toHaveLength(from)
  })

  it('gives new transactions, newest first, for one request each ten seconds', async () => {
    const { add, seen, lts, told, result } = show()
    await until(() => expect(lts()).toEqual([]))
    expect(seen).toHaveLength(1)
    add(FIRST, BLOCK_LT)
    add(SECOND, 2n * BLOCK_LT)
    await until(() => expect(lts()).toEqual(['2000000', '1000000']))
    expect(seen).toHaveLength(2)
    await pass(100_000)
    expect(seen).toHaveLength(12)
    expect(result.current.data?.count).toBe(2)
    expect(told).toEqual([['1000000', '2000000']])
  })

  it('reports new ones to its listener, also where a select gives the same result', async () => {
    const { add, told, result } = show(undefined, { select: () => 'the same' as never })
    await until(() => expect(result.current.data).toBe('the same'))
    add(FIRST, BLOCK_LT)
    await until(() => expect(told).toEqual([['1000000']]))
  })

  it('begins at the cursor of an earlier page', async () => {
    const before = show()
    await until(() => expect(before.lts()).toEqual([]))
    const since = before.result.current.data?.cursor
    const { all, lts, told } = show({ accounts: ACCOUNTS, since })
    before.add(FIRST, BLOCK_LT)
    all.push(...before.all)
    await until(() => expect(lts()).toEqual(['1000000']))
    expect(told).toEqual([['1000000']])
  })

  it('misses nothing of its accounts when another one is added', async () => {
    const { add, lts, rerender, told } = show({ accounts: [FIRST] })
    await until(() => expect(lts()).toEqual([]))
    add(FIRST, BLOCK_LT)
    rerender({ accounts: ACCOUNTS })
    await until(() => expect(lts()).toEqual(['1000000']))
    expect(told).toEqual([['1000000']])
  })

  it('looks again at once when the page is shown', async () => {
    const { add, seen, lts } = show()
    await until(() => expect(lts()).toEqual([]))
    const from = seen.length
    add(FIRST, BLOCK_LT)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await until(() => expect(lts()).toEqual(['1000000']))
    expect(seen).toHaveLength(from + 1)
  })
})

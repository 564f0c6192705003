import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useBlockList } from '../../src/ui/BlockList/useBlockList.ts'
import { useJettonBurnList } from '../../src/ui/JettonBurnList/useJettonBurnList.ts'
import { useJettonTransferList } from '../../src/ui/JettonTransferList/useJettonTransferList.ts'
import type { ListModel, ListOptions } from '../../src/ui/List/ListModel.ts'
import { useMessageList } from '../../src/ui/MessageList/useMessageList.ts'
import { useNftTransferList } from '../../src/ui/NftTransferList/useNftTransferList.ts'
import { useTopAccounts } from '../../src/ui/TopAccountsTable/useTopAccounts.ts'
import { useTransactionList } from '../../src/ui/TransactionList/useTransactionList.ts'

const { main: MAIN } = demoAccounts

function page(faults: boolean) {
  const service = createLocalService({
    scenario: 'demo',
    ...(faults && { faults: [{ kind: 'status', status: 500 } as const] }),
  })
  const queryClient = new QueryClient()
  const asked: string[] = []
  onTestFinished(() => {
    queryClient.clear()
    return service.close()
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      queryClient={queryClient}
      fetch={(request) => {
        asked.push(request.url)
        return service.fetch(request)
      }}
    >
      {children}
    </TonCenterProvider>
  )
  return { wrapper, asked, service }
}

/** Every model of a list, with what it needs to ask. */
const MODELS: readonly (readonly [string, (options: ListOptions<never>) => ListModel<unknown>])[] = [
  ['useTransactionList', (options) => useTransactionList({ account: MAIN, ...options })],
  ['useMessageList', (options) => useMessageList({ filter: { destination: MAIN }, ...options })],
  ['useBlockList', (options) => useBlockList(options)],
  ['useJettonTransferList', (options) => useJettonTransferList({ owner: MAIN, ...options })],
  ['useJettonBurnList', (options) => useJettonBurnList(options)],
  ['useNftTransferList', (options) => useNftTransferList({ owner: MAIN, ...options })],
  ['useTopAccounts', (options) => useTopAccounts(options)],
]

describe.each(MODELS)('the model %s', (_name, useModel) => {
  it('asks for a page of rows, in one request, and says how they come', async () => {
    const { wrapper, asked } = page(false)
    const { result } = renderHook(() => useModel({ pageSize: 2 }), { wrapper })
    expect(result.current.rows).toEqual([])
    expect(result.current.query?.status).toBe('pending')
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
    expect(result.current.rows.length).toBeLessThanOrEqual(2)
    expect(result.current.query?.status).toBe('success')
    expect(asked).toHaveLength(1)
  })

  it('asks for nothing where it has its rows, and hands on the very same', () => {
    const { wrapper, asked } = page(false)
    const data: readonly never[] = []
    const { result } = renderHook(() => useModel({ data }), { wrapper })
    expect(result.current.rows).toBe(data)
    expect(result.current.query).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('says what went wrong, and has no rows', async () => {
    const { wrapper } = page(true)
    const { result } = renderHook(() => useModel({}), { wrapper })
    await waitFor(() => expect(result.current.query?.status).toBe('error'))
    expect(result.current.rows).toEqual([])
    expect(result.current.query?.error).toBeInstanceOf(Error)
  })
})

describe('what a model knows beside its rows', () => {
  it('is what each transaction was about, and why not to trust it', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useTransactionList({ account: MAIN, pageSize: 500 }), { wrapper })
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(100))
    const { rows, summaryOf, flagsOf, isMixed, addressBook } = result.current
    expect(isMixed).toBe(false)
    expect(Object.keys(addressBook).length).toBeGreaterThan(10)
    expect(new Set(rows.map((row) => summaryOf(row).direction))).toContain('in')
    const kinds = new Set(rows.flatMap((row) => flagsOf(row).map(({ kind }) => kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['dust', 'poison']))
  })

  it('is the same from one drawing to the next', async () => {
    const { wrapper } = page(false)
    const { result, rerender } = renderHook(() => useTransactionList({ account: MAIN, pageSize: 5 }), { wrapper })
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
    const { rows, flagsOf, addressBook } = result.current
    rerender()
    expect(result.current.rows).toBe(rows)
    expect(result.current.flagsOf).toBe(flagsOf)
    expect(result.current.addressBook).toBe(addressBook)
  })

  it('asks for nothing where neither an account nor a filter is given', () => {
    const { wrapper, asked } = page(false)
    const { result } = renderHook(() => useTransactionList({}), { wrapper })
    expect(result.current.query).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('are ranks from 1, and shares of the richest', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useTopAccounts({ pageSize: 10 }), { wrapper })
    await waitFor(() => expect(result.current.places.length).toBeGreaterThan(3))
    const { places } = result.current
    expect(places.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1))
    expect(places[0]?.share).toBe(1)
    expect(places.every(({ share }) => share >= 0 && share <= 1)).toBe(true)
  })
})

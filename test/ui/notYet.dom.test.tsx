import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useJettonBurnList } from '../../src/ui/jettons/JettonBurnList/useJettonBurnList.ts'
import { useJettonTransferList } from '../../src/ui/jettons/JettonTransferList/useJettonTransferList.ts'
import { useNftTransferList } from '../../src/ui/nfts/NftTransferList/useNftTransferList.ts'
import * as ui from '../../src/ui.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'

stubLayout()
afterEach(cleanup)

const SOMEBODY = `0:${'11'.repeat(32)}`

/** Each model and its component that take an account or a hash, with every prop that is one. */
const TAKES: readonly (readonly [component: string, model: string | undefined, ...props: object[]])[] = [
  ['AccountCard', 'useAccountCard', { address: '' }],
  ['ActivityFeed', 'useActivityFeed', { address: '' }, { address: '', params: {} }],
  ['AddressLabel', undefined, { address: '' }],
  ['BalanceBadge', undefined, { address: '' }],
  ['DnsAuctionList', 'useDnsAuctionList', { address: '' }],
  ['DnsRecordList', 'useDnsRecordList', { address: '' }, { domain: '' }, { address: SOMEBODY, domain: '' }],
  ['HashLabel', undefined, { data: '' }],
  ['HoldersTable', 'useHolders', { jetton: '' }],
  ['JettonBurnList', 'useJettonBurnList', { address: '' }, { jetton: '' }, { address: SOMEBODY, jetton: '' }],
  ['JettonCard', 'useJettonCard', { address: '' }],
  ['JettonTable', 'useJettonTable', { address: '' }, { address: '', hiddenTokens: [''] }],
  ['JettonTransferList', 'useJettonTransferList', { address: '' }, { jetton: '' }, { address: SOMEBODY, jetton: '' }],
  ['Media', undefined, { address: '', token: undefined }],
  ['MessageList', 'useMessageList', { address: '' }],
  ['NftCard', 'useNftCard', { address: '' }],
  ['NftCollectionCard', 'useNftCollectionCard', { address: '' }],
  ['NftGrid', 'useNftGrid', { address: '' }, { collection: '' }, { address: SOMEBODY, collection: '' }],
  [
    'NftSaleList',
    'useNftSalesOf',
    { address: '' },
    { collection: '' },
    { contracts: [''] },
    { address: '', collection: '' },
  ],
  ['NftTransferList', 'useNftTransferList', { address: '' }, { item: '' }, { collection: '' }],
  ['TokenImage', undefined, { address: '', token: undefined }],
  ['TraceList', 'useTraceList', { address: '' }, { address: '', filter: {} }],
  ['TraceTree', 'useTraceTree', { traceId: '' }, { transactionHash: '' }, { messageHash: '' }],
  ['StateCard', 'useStateCard', { address: '' }],
  ['TransactionDetails', 'useTransactionDetails', { hash: '' }],
  ['TraceNeighbours', 'useTraceNeighbours', { transactionHash: '' }],
  ['TransactionSentence', 'useTransactionSentence', { transactionHash: '' }],
  ['BalanceChange', undefined, { traceId: '' }, { transactionHash: '' }],
  ['ValueFlow', 'useValueFlow', { traceId: '' }, { transactionHash: '' }],
  ['AttributeGrid', undefined, { address: '' }],
  ['NftDetails', 'useNftDetails', { address: '' }],
  ['SupplyChart', 'useSupplyHistory', { address: '' }],
  ['PriceLine', 'usePriceHistory', { address: '' }],
  ['JettonComparison', 'useJettonComparison', { address: '' }],
  ['BalanceChart', 'useBalanceHistory', { address: '' }],
  ['AddressInspector', undefined, { defaultAddress: '' }],
  ['GetMethodRunner', undefined, { address: '' }],
  ['FeeEstimate', undefined, { address: '', body: 'te6ccgEBAQEAAgAAAA==' }],
  ['TransactionList', 'useTransactionList', { address: '' }, { address: '', filter: {} }],
]

const sources = import.meta.glob<string>('../../src/ui/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The headless hooks, public or not. */
const modules = import.meta.glob<object>('../../src/ui/**/{use*.ts,StateCard.tsx}', { eager: true })
const named: Readonly<Record<string, never>> = Object.assign({}, ui, ...Object.values(modules))
/** What the models may hold. */
interface Model extends Partial<Record<'rows' | 'cells' | 'holders' | 'sales', Iterable<unknown>>> {
  readonly data?: unknown
  readonly query?: { readonly error: unknown }
}
const ASKS_NOTHING = TAKES.flatMap(([component, model, ...props]) =>
  props.map((given) => [component, JSON.stringify(given), model, given] as const),
)

/** A page whose service nobody may ask: what asks is busy as soon as it is mounted. */
function page() {
  const fetch = vi.fn(async () => new Response('', { status: 500 }))
  const { wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch })
  const expectSilence = () => {
    expect(queryClient.isFetching()).toBe(0)
    expect(fetch).not.toHaveBeenCalled()
  }
  return { wrapper, queryClient, expectSilence }
}

describe('an empty text is an unknown value', () => {
  it('in every part of the interface that takes an account or a hash', () => {
    const taking = /^ {2}(?:\w+\??: (?:readonly )?AnyAddress|hash\?: string)|extends TokenCardOptions/m
    const parts = Object.entries(sources)
      .filter(([, text]) => taking.test(text))
      .map(([file]) => /(\w+)\.tsx?$/.exec(file)?.[1] ?? file)
    expect(parts.length).toBeGreaterThan(15)
    const covered = [...TAKES.flatMap(([component, model]) => [component, model ?? component]), 'tokenCardModel']
    expect(parts.filter((part) => !covered.includes(part))).toEqual([])
  })

  it.each(ASKS_NOTHING)('<%s> with %s asks for nothing, and waits or is empty', (name, _props, _model, given) => {
    const { wrapper, expectSilence } = page()
    const Component = named[name] as unknown as (props: object) => ReactNode
    const { container } = render(<Component {...given} />, { wrapper })
    expectSilence()
    const root = container.firstElementChild as HTMLElement
    expect(root.dataset.state ?? 'none').toMatch(/^(?:pending|empty|drawn|none)$/)
    expect(container.querySelector('[role="alert"]')).toBeNull()
  })

  it.each(ASKS_NOTHING.filter(([, , model]) => model))(
    'the model of %s with %s asks for nothing, and has neither rows nor an error',
    (_component, _props, model, given) => {
      const { wrapper, expectSilence } = page()
      const useModel = named[model as string] as unknown as (props: object) => Model
      const { result } = renderHook(() => useModel(given), { wrapper })
      expectSilence()
      const { rows = [], cells = [], holders = [], sales = [], data, query } = result.current
      expect([...rows, ...cells, ...holders, ...sales]).toEqual([])
      expect(data).toBeUndefined()
      expect(query?.error ?? null).toBeNull()
    },
  )

  it.each([
    ['useJettonTransferList', useJettonTransferList],
    ['useJettonBurnList', useJettonBurnList],
    ['useNftTransferList', useNftTransferList],
  ])('and none at all, in %s, for everybody', (_name, useModel) => {
    const { wrapper, queryClient } = page()
    const { result } = renderHook(() => useModel({ address: undefined }), { wrapper })
    expect(queryClient.isFetching()).toBe(1)
    expect(result.current.query?.status).toBe('pending')
  })
})

import { renderHook, waitFor } from '@testing-library/react'
import { Address } from '@ton/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useActivityFeed } from '../../src/ui/activity/ActivityFeed/useActivityFeed.ts'
import { TokenImage } from '../../src/ui/images/TokenImage.tsx'
import { useJettonCard } from '../../src/ui/jettons/JettonCard/useJettonCard.ts'
import { useNftGrid } from '../../src/ui/nfts/NftGrid/useNftGrid.ts'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { useTransactionList } from '../../src/ui/transactions/TransactionList/useTransactionList.ts'
import { setup } from '../support/react.tsx'

const { main: MAIN, dollarJetton } = demoAccounts
const service = createLocalService({ scenario: 'demo' })
afterAll(() => service.close())

const html = (page: React.ReactElement) =>
  renderToStaticMarkup(<TonCenterProvider network="mainnet">{page}</TonCenterProvider>)

describe('an Address of @ton/core', () => {
  it('is drawn as its text is', () => {
    const address = Address.parse(MAIN)
    expect(html(<AddressLabel address={address} />)).toBe(html(<AddressLabel address={MAIN} />))
    expect(html(<TokenImage address={address} token={undefined} />)).toBe(
      html(<TokenImage address={MAIN} token={undefined} />),
    )
  })

  it('is the same question as its text, though it is a new object in each render', async () => {
    const { wrapper, queryClient } = setup({ baseUrl: 'http://local', fetch: service.fetch })
    const models = (of: (text: string) => string | Address) => ({
      feed: useActivityFeed({ address: of(MAIN) }),
      list: useTransactionList({ address: of(MAIN) }),
      grid: useNftGrid({ address: of(MAIN) }),
      card: useJettonCard({ address: of(dollarJetton) }),
    })
    const { result, rerender } = renderHook(({ of }) => models(of), {
      wrapper,
      initialProps: { of: (text: string): string | Address => text },
    })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const before = result.current
    const asked = queryClient.getQueryCache().getAll().length
    expect(before.feed.rows.length).toBeGreaterThan(0)
    rerender({ of: (text) => Address.parse(text) })
    expect(queryClient.getQueryCache().getAll()).toHaveLength(asked)
    expect(result.current.feed.rows).toBe(before.feed.rows)
    expect(result.current.list.rows).toBe(before.list.rows)
    expect(result.current.grid.cells).toBe(before.grid.cells)
    expect(result.current.card.data).toBe(before.card.data)
  })
})

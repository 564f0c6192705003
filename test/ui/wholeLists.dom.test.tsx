import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { List, type ListQuery } from '../../src/ui/table/List.tsx'
import { nftItems } from '../../stories/fixtures/nfts.ts'
import { CLOSED, type Fruit, fruits } from './fruit.tsx'

afterEach(cleanup)

const list = (rows: readonly Fruit[]) => (
  <TonCenterProvider network="mainnet">
    <List kind={CLOSED} context={undefined} data={rows} />
  </TonCenterProvider>
)
const names = (page: Element) => page.querySelectorAll('[role="gridcell"]').length

describe('a list', () => {
  it('of 100 rows is drawn whole by a server, and a longer one begins with a screenful', () => {
    const drawn = (count: number) => renderToString(list(fruits(count))).split('role="gridcell"').length - 1
    expect([drawn(100), drawn(101)]).toEqual([100, 20])
  })
})

describe('where nothing has a size, as in jsdom', () => {
  it('a list of any length draws every row', async () => {
    const { container, rerender } = render(list(fruits(100)))
    expect(names(container)).toBe(100)
    rerender(list(fruits(450)))
    await vi.waitFor(() => expect(names(container)).toBe(450))
  })

  it('a list asks for no next page, by itself or when the page scrolls', async () => {
    const fetchNextPage = vi.fn()
    const query: ListQuery<Fruit> = {
      data: { rows: fruits(3) },
      status: 'success',
      error: null,
      isFetchNextPageError: false,
      isFetchingNextPage: false,
      hasNextPage: true,
      refetch: () => {},
      fetchNextPage,
    }
    render(
      <TonCenterProvider network="mainnet">
        <List kind={CLOSED} context={undefined} query={query} />
      </TonCenterProvider>,
    )
    await act(async () => dispatchEvent(new Event('scroll')))
    expect(fetchNextPage).not.toHaveBeenCalled()
  })

  it('a grid draws every card', () => {
    const { container } = render(
      <TonCenterProvider network="mainnet">
        <NftGrid data={nftItems} />
      </TonCenterProvider>,
    )
    expect(container.querySelectorAll('[data-part="card"]')).toHaveLength(nftItems.length)
  })
})

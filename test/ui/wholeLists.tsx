import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { List, type ListQuery } from '../../src/ui/table/List.tsx'
import { nftItems } from '../../stories/fixtures/nfts.ts'
import { CLOSED, type Fruit, fruits } from './fruit.tsx'

/** A list of rows that the host has. */
export const fruitList = (rows: readonly Fruit[]) => (
  <TonCenterProvider network="mainnet">
    <List kind={CLOSED} context={undefined} data={rows} />
  </TonCenterProvider>
)
const cells = (page: Element) => page.querySelectorAll('[role="gridcell"]').length

/** What lists promise where nothing has a size, as in jsdom and happy-dom. */
export function drawsWithoutSizes(): void {
  afterEach(cleanup)

  it('a list of any length draws every row', async () => {
    const { container, rerender } = render(fruitList(fruits(100)))
    expect(cells(container)).toBe(100)
    rerender(fruitList(fruits(450)))
    await vi.waitFor(() => expect(cells(container)).toBe(450))
  })

  it('a list asks for no next page, unasked or when the page scrolls', async () => {
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
}

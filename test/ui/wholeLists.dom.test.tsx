import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { List, type ListQuery } from '../../src/ui/table/List.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { CLOSED, type Fruit, fruits } from './fruit.tsx'
import { drawsWithoutSizes, fruitList } from './wholeLists.tsx'

describe('a list', () => {
  it('of 100 rows is drawn whole by a server, and a longer one begins with a screenful', () => {
    const drawn = (count: number) => renderToString(fruitList(fruits(count))).split('role="gridcell"').length - 1
    expect([drawn(100), drawn(101)]).toEqual([100, 20])
  })
})

describe.each([
  ['en', {}, 'Retry', 'Rows may be missing. Some moved while the list loaded.'],
  ['ru', russian, 'Повторить', 'Возможно, не хватает строк. Некоторые переместились, пока список загружался.'],
] as const)('in "%s" a list whose rows moved while it loaded in parts', (locale, dictionary, retry, sentence) => {
  afterEach(cleanup)

  it('says at its end that some may be missing, and asks again where a reader wants', () => {
    const refetch = vi.fn()
    const query: ListQuery<Fruit> = {
      data: { rows: fruits(3) },
      status: 'success',
      error: null,
      isFetchNextPageError: false,
      isFetchingNextPage: false,
      hasNextPage: true,
      mayLackRows: true,
      refetch,
      fetchNextPage: () => {},
    }
    const list = (query: ListQuery<Fruit>) => (
      <TonCenterProvider network="mainnet" locale={locale} dictionary={dictionary}>
        <List kind={CLOSED} context={undefined} query={query} />
      </TonCenterProvider>
    )
    const { container, rerender } = render(list(query))
    const moved = () => container.querySelector('[data-part="moved"]')
    const counted = () => container.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')
    expect(moved()).toBeNull()
    rerender(list({ ...query, hasNextPage: false }))
    expect(moved()?.textContent).toContain(sentence)
    expect(counted()).toBe('-1')
    fireEvent.click(screen.getByRole('button', { name: retry }))
    expect(refetch).toHaveBeenCalledOnce()
    rerender(list({ ...query, hasNextPage: false, mayLackRows: false }))
    expect(moved()).toBeNull()
    expect(counted()).toBe('4')
  })
})

describe('in jsdom, where nothing has a size', drawsWithoutSizes)

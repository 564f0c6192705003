import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Settings } from '../../src/react/settings.ts'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { jettonWallets, jettonMetadata as metadata } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { hashOf, transaction } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { silenceReact } from '../support/react.tsx'
import { LISTS } from './lists.tsx'

stubLayout()

afterEach(cleanup)
silenceReact()

/** Draws something over a service that is never asked. */
function draw(element: ReactElement, settings: Settings = {}) {
  const wrap = (children: ReactElement) => (
    <TonCenterProvider network="mainnet" {...settings}>
      {children}
    </TonCenterProvider>
  )
  const { container, rerender } = render(wrap(element))
  const part = (name: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  return { container, part, redraw: (next: ReactElement) => rerender(wrap(next)) }
}

const [first, second] = [1, 2].map((seed) => transaction({ hash: hashOf(seed) })) as [Transaction, Transaction]
/** Its cell of the fee throws. */
const noFee = { ...second, total_fees: 'many' }
const REST = [undefined, 'sorry', 5, {}, [], { address: 5, hash: 'a', account: {}, wallet: null }] as never[]

describe('rows that the app gives in another shape than documented', () => {
  const DRAWN: readonly (readonly [name: string, draw: (data: never[]) => ReactElement])[] = [
    ...LISTS.map(([name, { type }]) => [name, (data: never[]) => createElement(type, { data })] as const),
    ['HoldersTable with a supply', (data) => <HoldersTable data={data} totalSupply="1000" />],
  ]

  it.each(DRAWN)('leave the page of a %s standing, whatever the policy', (_name, list) => {
    for (const trustPolicy of ['show', 'dim', 'hide'] as const) {
      const { container } = draw(list([null as never, ...REST]), { trustPolicy })
      expect(container.textContent).toMatch(/\d rows? could not be read$/)
      cleanup()
    }
  })

  it('are counted under the others, with what they are behind the count', async () => {
    const { part } = draw(<TransactionList data={[first, null as never, second]} />)
    await waitFor(() => expect(part('row')).toHaveLength(2))
    const [note] = part('unreadable')
    expect(note?.textContent).toBe('1 row could not be read')
    const details = note?.querySelector('details') as HTMLDetailsElement
    details.open = true
    await waitFor(() => expect(note?.querySelector('pre')).not.toBeNull())
    expect(JSON.parse(note?.querySelector('pre')?.textContent ?? '')).toEqual([
      { index: 1, row: null, fault: expect.stringContaining('TypeError') },
    ])
  })

  it('are counted in the language of the page', () => {
    const { part } = draw(<TransactionList data={[first, ...Array(3).fill(null)]} />, {
      locale: 'ru',
      dictionary: russian,
    })
    expect(part('unreadable')[0]?.textContent).toBe('Не удалось прочитать 3 строки')
  })

  it('say so in their place where only a part of them cannot be drawn, and are drawn when they are whole', async () => {
    const { part, redraw } = draw(<TransactionList data={[first, noFee]} />)
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(part('undrawn').map(({ textContent }) => textContent)).toEqual(['This could not be shown.'])
    expect(part('row')[1]?.contains(part('undrawn')[0] as Node)).toBe(true)
    redraw(<TransactionList data={[first, second]} />)
    expect(part('undrawn')).toEqual([])
    expect(part('row')[1]?.querySelector('[data-column="fee"]')?.textContent).not.toBe('')
  })

  it('are passed by the keyboard like any other, and do not open', async () => {
    const third = { ...second, hash: hashOf(3) }
    const { container, part } = draw(<TransactionList expandable data={[first, noFee, third]} />)
    await waitFor(() => expect(part('row')).toHaveLength(3))
    part('row')[0]?.focus()
    for (const [index, opens] of [true, false, true].entries()) {
      expect(document.activeElement).toBe(part('row')[index])
      expect(part('row')[index]?.getAttribute('aria-rowindex')).toBe(String(index + 2))
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
      expect(container.querySelectorAll('[data-part="detail"]')).toHaveLength(opens ? 1 : 0)
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    }
  })

  it('of NFTs leave the other cards alone', async () => {
    const { part } = draw(<NftGrid data={[null as never, ...nftItems.slice(0, 2)]} metadata={nftMetadata} />)
    await waitFor(() => expect(part('card')).toHaveLength(2))
    expect(part('unreadable')[0]?.textContent).toBe('1 row could not be read')
  })

  it('make a sum and the count of a day incomplete, and both say so', () => {
    const priceSource = createPriceSource('USD', () => ({ price: '1' }))
    const wallets = [null as never, ...jettonWallets]
    const { part } = draw(<JettonTable data={wallets} metadata={metadata} priceSource={priceSource} />)
    expect(part('total')[0]?.textContent).toMatch(/^Total of priced tokens that could be read/)
    cleanup()
    const whole = draw(<JettonTable data={jettonWallets} metadata={metadata} priceSource={priceSource} />)
    expect(whole.part('total')[0]?.textContent).toMatch(/^Total of priced tokens\$/)
    cleanup()
    const actions = [action('ton_transfer', transfer())]
    const days = (data: never[]) => {
      const { container } = draw(<ActivityFeed data={data} />)
      const said = container.querySelector('[data-part="row"]')?.textContent
      cleanup()
      return said
    }
    expect(days(actions as never)).toMatch(/1 action$/)
    expect(days([null, ...actions] as never)).not.toContain('action')
  })
})

describe('what the app throws while a row is drawn', () => {
  const fails = () => {
    throw new Error('The app failed.')
  }

  it('takes that row and no other, and is said in the console: a slot', async () => {
    const Fee = ({ row }: { row: Transaction }) => (row === second ? fails() : 'fine')
    const { part } = draw(<TransactionList data={[first, second]} slots={{ fee: Fee }} />)
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(part('undrawn')).toHaveLength(1)
    expect(part('row')[0]?.textContent).toContain('fine')
    expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toContain('The app failed.')
  })

  it('takes that row and no other: `renderLink`', async () => {
    const { part } = draw(<TransactionList data={[first, second]} />, {
      renderLink: ({ id, children }) => (id === second.hash ? fails() : <a href="#a">{children}</a>),
    })
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(part('undrawn')).toHaveLength(1)
    expect(part('row')[0]?.querySelector('a')).not.toBeNull()
  })

  it('takes what a row opened to, and not the row', async () => {
    const { part } = draw(<TransactionList expandable data={[first]} />, {
      renderLink: ({ kind, children }) => (kind === 'trace' ? fails() : <a href="#a">{children}</a>),
    })
    await waitFor(() => expect(part('row')).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: /Details/ }))
    await waitFor(() => expect(part('undrawn')).toHaveLength(1))
    expect(part('detail')[0]?.contains(part('undrawn')[0] as Node)).toBe(true)
    expect(part('row')[0]?.querySelector('[data-column="hash"] a')).not.toBeNull()
  })

  it('takes that card and no other: the picture of an item, and when it expires', async () => {
    const items = nftItems.slice(0, 3)
    const { part } = draw(
      <NftGrid
        data={items}
        metadata={nftMetadata}
        expiresOf={(item) => (item === items[0] ? fails() : undefined)}
        slots={{ media: ({ address }) => (address === items[1]?.address ? fails() : 'a picture') }}
      />,
    )
    await waitFor(() => expect(part('card')).toHaveLength(3))
    expect(part('card').map((card) => card.querySelector('[data-part="undrawn"]') !== null)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is a token without a price: a price', () => {
    const [wallet, ...others] = jettonWallets
    const priceSource = createPriceSource('USD', (asset) => (asset === wallet?.jetton ? fails() : { price: '1' }))
    const { part } = draw(<JettonTable data={jettonWallets} metadata={metadata} native="1" priceSource={priceSource} />)
    expect(others.length).toBeGreaterThan(0)
    expect(part('unreadable')).toEqual([])
    expect(part('undrawn')).toEqual([])
    expect(part('total')).toHaveLength(1)
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'The app failed.' }))
  })
})

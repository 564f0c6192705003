import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useBalanceHistory } from '../../src/ui/accounts/BalanceChart/useBalanceHistory.ts'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonComparison } from '../../src/ui/jettons/JettonComparison/JettonComparison.tsx'
import { SupplyChart } from '../../src/ui/jettons/SupplyChart/SupplyChart.tsx'
import { useSupplyHistory } from '../../src/ui/jettons/SupplyChart/useSupplyHistory.ts'
import { NftDetails } from '../../src/ui/nfts/NftDetails/NftDetails.tsx'
import { useNftGrid } from '../../src/ui/nfts/NftGrid/useNftGrid.ts'
import { PriceLine } from '../../src/ui/nfts/PriceLine/PriceLine.tsx'
import { usePriceHistory } from '../../src/ui/nfts/PriceLine/usePriceHistory.ts'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import {
  comparedMetadata,
  copyMaster,
  itemSales,
  supplyEvents,
  supplyMaster,
  supplyMetadata,
} from '../../stories/fixtures/histories.ts'
import { nftItems, nftMetadata, nftSales } from '../../stories/fixtures/nfts.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { ended, message, rows } from '../reading/made.ts'

const VERIFIED = [{ address: supplyMaster.address, symbol: 'USDT', name: 'Tether USD' }]
const wrapper = ({ children }: { children: ReactNode }) => (
  <TonCenterProvider network="mainnet" verifiedTokens={VERIFIED}>
    {children}
  </TonCenterProvider>
)
const supplyOf = (events: typeof supplyEvents, total_supply = '1000000000000') =>
  renderHook(() => useSupplyHistory({ data: { ...supplyMaster, total_supply }, events, metadata: supplyMetadata }), {
    wrapper,
  }).result.current

describe('the supply over time', () => {
  it('counts back from the current supply through mints and burns, without those that failed', () => {
    const { points, decimals } = supplyOf(supplyEvents)
    expect(points?.map(({ by, amount }) => [by, amount])).toEqual([
      ['first', '100000000'],
      ['mint', '900100000000'],
      ['burn', '890100000000'],
      ['mint', '950100000000'],
      ['mint', '1000100000000'],
      ['burn', '1000000000000'],
    ])
    expect(decimals).toBe(6)
  })

  it('begins with the first change at hand where the changes are more than the supply', () => {
    expect(supplyOf(supplyEvents, '5000').points?.[0]?.by).toBe('mint')
  })

  it('is not known without a change, and one of another token is none', () => {
    expect(supplyOf([])).toMatchObject({ isThere: false, points: undefined })
    const [first] = supplyEvents
    const other = { ...first, details: { ...first?.details, asset: copyMaster.address } } as (typeof supplyEvents)[0]
    expect(supplyOf([other]).isThere).toBe(false)
  })

  it('is without a change whose transaction failed, though the service calls it a success', () => {
    const [first] = supplyEvents
    const [row] = rows({ account: OWN, in_msg: message('M1', { source: OWN }), description: { compute_ph: ended(9) } })
    const failed = { ...first, success: true, transactions: [row?.hash], transactions_full: [row] } as typeof first
    expect(supplyOf([first, failed] as typeof supplyEvents).points?.map(({ by }) => by)).toEqual([
      'first',
      first?.type === 'jetton_mint' ? 'mint' : 'burn',
    ])
  })

  it('has each change in its table, exactly', () => {
    const { container, getByRole } = render(
      <SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />,
      { wrapper },
    )
    expect(getByRole('img').getAttribute('aria-label')).toBe(
      'After each mint and burn that succeeded. Mints: 3. Burns: 2.',
    )
    getByRole('button').click()
    return expect
      .poll(() => [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/1,000,000.*Burned.*\u2212100$/),
          expect.stringMatching(/100.*Before the first change$/),
        ]),
      )
  })
})

describe('the supply after each change', () => {
  it('gives each change a step of the same width, whatever time is between them', () => {
    const { container } = render(<SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />, {
      wrapper,
    })
    const line = container.querySelector('[data-part="chart"] svg path:last-child')?.getAttribute('d') ?? ''
    const starts = [...new Set([...line.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x)))]
    const widths = starts.slice(2).map((x, index) => x - (starts[index + 1] ?? 0))
    expect(widths).toHaveLength(supplyEvents.length - 1)
    for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0, 2)
  })

  it('has a dot for each mint and each burn, in their colours, and none for what was before', () => {
    const { container } = render(<SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />, {
      wrapper,
    })
    const plot = container.querySelector('[role="img"]')
    const dots = [...(plot?.querySelectorAll('[data-series]') ?? [])].map((dot) => dot.getAttribute('data-series'))
    expect(dots).toEqual(['value', 'third', 'value', 'value', 'third'])
  })

  it('has the number of the first and of the last change, but where older ones are missing', () => {
    const axisOf = (events: typeof supplyEvents, master = supplyMaster) => {
      const { container } = render(<SupplyChart data={master} events={events} metadata={supplyMetadata} />, {
        wrapper,
      })
      return container.querySelector('[data-part="chart"] > div:nth-of-type(3)')?.textContent
    }
    expect(axisOf(supplyEvents)).toMatch(/^No\. 1.*No\. 5/)
    expect(axisOf(Array.from({ length: 20 }, () => supplyEvents).flat())).not.toContain('No.')
    expect(axisOf(supplyEvents, { ...supplyMaster, total_supply: '5000' })).not.toContain('No.')
  })
})

describe('the dates below the supply', () => {
  const ends = (events: typeof supplyEvents) => {
    const { container } = render(<SupplyChart data={supplyMaster} events={events} metadata={supplyMetadata} />, {
      wrapper,
    })
    const axis = container.querySelector('[data-part="chart"] > div:nth-of-type(3)')
    return [...(axis?.children ?? [])].map((date) => date.getAttribute('style'))
  }

  it('are each below the step of their change, where there are few', () => {
    const [from, to] = ends(supplyEvents.slice(0, 2))
    expect(from).toMatch(/^margin-inline-start: 20%/)
    expect(to).toMatch(/^flex: 0 0 4\d/)
  })

  it('end at the end, where the last step is near that', () => {
    expect(ends(supplyEvents)[1]).toBe('text-align: end;')
  })

  it('are one date with all of the room, where nothing changed', () => {
    expect(ends(supplyEvents.slice(0, 1))).toEqual([null, null])
  })
})

describe('the price over time', () => {
  const pricesOf = (data: typeof itemSales, address?: string) =>
    renderHook(() => usePriceHistory({ data, address }), { wrapper }).result.current

  it('has each sale, oldest first, without failed ones and those whose price is not known', () => {
    const prices = ['12000000000', '26000000000', '21500000000', '32000000000']
    expect(pricesOf(itemSales).data?.map(({ amount }) => amount)).toEqual(prices)
  })

  it('is not known without a sale, and one of another item is none', () => {
    expect(pricesOf([])).toMatchObject({ isThere: false, data: undefined })
    expect(pricesOf(itemSales, copyMaster.address).isThere).toBe(false)
  })

  it('names the buyer of each sale in its table', async () => {
    const book = { [OWN]: { user_friendly: null, domain: 'quarry.ton', interfaces: [] } }
    const { container, getByRole } = render(<PriceLine data={itemSales} addressBook={book} />, { wrapper })
    getByRole('button').click()
    await expect
      .poll(() => container.querySelector('tbody tr')?.textContent)
      .toEqual(expect.stringMatching(/32.*quarry\.ton/))
  })
})

describe('the balance over time', () => {
  const balances = (data: Parameters<typeof useBalanceHistory>[0]['data'], count?: number) =>
    renderHook(() => useBalanceHistory({ data, count }), { wrapper }).result.current.data

  it('has the balance after each transaction, oldest first, without those that do not say it', () => {
    const rows = ['30', null, '10'].map((balance, index) => ({ now: 9 - index, account_state_after: { balance } }))
    expect(balances(rows)).toEqual([
      { time: 7, amount: '10' },
      { time: 9, amount: '30' },
    ])
    expect(balances(rows, 1)).toEqual([{ time: 9, amount: '30' }])
    expect(balances([])).toBeUndefined()
  })
})

describe('a token that imitates another', () => {
  const prices = createPriceSource('USD', () => ({ price: '0.5' }))

  it('is denied by the title of its card, and has no price there', () => {
    const { container, getByRole } = render(
      <JettonCard data={copyMaster} metadata={comparedMetadata} priceSource={prices} />,
      { wrapper },
    )
    expect(getByRole('heading').textContent).toContain('is not USDT')
    expect(container.querySelector('[data-part="price"], [data-fact="worth"]')).toBeNull()
    expect(container.textContent).toContain('Looks like USDT')
  })

  it('is beside the real one, with the characters underlined that the real one does not have', () => {
    const { container } = render(
      <JettonComparison data={copyMaster} original={supplyMaster} metadata={comparedMetadata} />,
      { wrapper },
    )
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['\u0422', '\u0501'])
    expect(container.textContent).toContain('U+0422')
  })

  it('is beside nothing where it imitates nothing', () => {
    const { container } = render(<JettonComparison data={copyMaster} metadata={comparedMetadata} />, { wrapper })
    expect(container.textContent).toContain('It imitates no token')
  })
})

it('a token with a price says what one of it and all of it is worth', () => {
  const prices = createPriceSource('USD', () => ({ price: '0.5' }))
  const { container } = render(<JettonCard data={supplyMaster} metadata={supplyMetadata} priceSource={prices} />, {
    wrapper,
  })
  expect(container.querySelector('[data-part="price"]')?.textContent).toContain('$0.50')
  expect(container.querySelector('[data-fact="worth"]')?.textContent).toContain('$500,000')
})

it('a grid of NFT items leaves out the one that the page is about, in any form', () => {
  const [first, second] = nftItems.slice(0, 2) as [(typeof nftItems)[0], (typeof nftItems)[0]]
  const except = toFriendlyAddress(first.address)
  const { result } = renderHook(() => useNftGrid({ data: [first, second], metadata: nftMetadata, except }), { wrapper })
  expect(result.current.cells.map(({ item }) => item.address)).toEqual([second.address])
})

describe('an NFT item on sale', () => {
  const [, item] = nftItems
  const [fixed] = nftSales.flatMap((one) => (one.type === 'getgems_sale' ? one : []))
  const sale = fixed && {
    ...fixed,
    details: {
      ...fixed.details,
      full_price: '32000000000',
      royalty_amount: '1600000000',
      marketplace_fee: '640000000',
    },
  }

  it('says what is asked for it, and who gets how much of that', () => {
    const { container } = render(<NftDetails data={item} sale={sale} metadata={nftMetadata} />, { wrapper })
    const offer = container.querySelector('[data-part="sale"]')?.textContent
    expect(offer).toContain('Fixed price')
    expect(offer).toMatch(/Seller gets29\.76.*Royalty1\.6.*Marketplace gets0\.64/)
  })

  it('is not offered where it is flagged', () => {
    const { container } = render(<NftDetails data={nftItems[9]} sale={sale} metadata={nftMetadata} />, { wrapper })
    expect(container.querySelector('[data-part="sale"]')).toBeNull()
  })
})

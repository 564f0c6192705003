import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { TopAccountsTable } from '../../src/ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
import { DnsAuctionList } from '../../src/ui/dns/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { JettonBurnList } from '../../src/ui/jettons/JettonBurnList/JettonBurnList.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { NftTransferList } from '../../src/ui/nfts/NftTransferList/NftTransferList.tsx'
import * as assets from '../../stories/fixtures/assets.ts'
import * as nfts from '../../stories/fixtures/nfts.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { find, overflowing, rows, stage } from './stage.tsx'

const cells = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-part="card"]')]

const drawn = {
  JettonTransferList: (
    <JettonTransferList address={OWN} data={assets.jettonTransfers} metadata={assets.jettonMetadata} />
  ),
  JettonBurnList: <JettonBurnList data={assets.jettonBurns} metadata={assets.jettonMetadata} />,
  HoldersTable: (
    <HoldersTable data={assets.holders} metadata={assets.jettonMetadata} totalSupply={assets.HOLDERS_SUPPLY} />
  ),
  NftTransferList: <NftTransferList address={OWN} data={nfts.nftTransfers} metadata={nfts.nftMetadata} />,
  NftSaleList: <NftSaleList data={nfts.nftSales} metadata={nfts.nftMetadata} />,
  TopAccountsTable: <TopAccountsTable data={assets.topAccounts} />,
  DnsRecordList: <DnsRecordList data={assets.dnsRecords} />,
  DnsAuctionList: <DnsAuctionList data={assets.dnsAuctions} />,
  NftGrid: <NftGrid data={nfts.nftItems} metadata={nfts.nftMetadata} />,
  NftCard: <NftCard data={nfts.nftItems[0]} metadata={nfts.nftMetadata} sale={nfts.nftSales[0]} />,
  NftCollectionCard: <NftCollectionCard data={nfts.nftCollection()} metadata={nfts.nftMetadata} />,
  JettonCard: <JettonCard data={assets.jettonMaster({})} metadata={assets.jettonMetadata} />,
  AccountCard: <AccountCard data={assets.oddAccounts.extra} address={OWN} priceSource={assets.prices} />,
}

describe.each(Object.entries(drawn))('%s with data', (_, element) => {
  // For other widths see test/ui/measures.full.alone.browser.test.tsx.
  it('asks for nothing and stays inside its box at 320 px', async () => {
    const width = 320
    const { container, asked, settle } = await stage(element, { width })
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('ready'))
    await settle()
    expect(asked).toEqual([])
    expect(overflowing(container, width + 8)).toEqual([])
    for (const image of container.querySelectorAll('img')) {
      expect(new URL(image.src).host).not.toContain('stranger')
    }
    expect(container.querySelector('script, iframe, [onerror]')).toBeNull()
  })
})

describe('requests for assets', () => {
  const paths = (asked: readonly string[]) => asked.map((path) => path.replace(/^.*\/v3\//, '').replace(/\?.*/, ''))

  it.each([
    ['JettonTransferList', <JettonTransferList key="1" address={demo.main} pageSize={100} />, ['jetton/transfers']],
    ['JettonBurnList', <JettonBurnList key="2" pageSize={100} />, ['jetton/burns']],
    [
      'HoldersTable',
      <HoldersTable key="3" jetton={demo.dollarJetton} pageSize={100} />,
      ['jetton/masters', 'jetton/wallets'],
    ],
    ['NftTransferList', <NftTransferList key="4" address={demo.main} pageSize={100} />, ['nft/items', 'nft/transfers']],
    ['NftSaleList', <NftSaleList key="5" contracts={[demo.sale]} />, ['nft/sales']],
    ['NftSaleList of an owner', <NftSaleList key="6" address={demo.main} />, ['nft/items', 'nft/sales']],
    ['DnsRecordList', <DnsRecordList key="7" address={demo.main} pageSize={100} />, ['dns/records']],
    ['DnsAuctionList', <DnsAuctionList key="8" address={demo.main} pageSize={100} />, ['dns/activeAuctions']],
    [
      'TopAccountsTable',
      <TopAccountsTable key="9" pageSize={5} paging="load-more" />,
      ['addressBook', 'topAccountsByBalance'],
    ],
    ['NftGrid', <NftGrid key="10" address={demo.main} pageSize={100} />, ['nft/items']],
  ])('by %s is one request for each thing, names and all', async (_, element, expected) => {
    const { container, asked, settle } = await stage(element)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(0))
    await settle()
    expect(paths(asked).sort()).toEqual(expected)
  })

  it('by five cards of five items is one request', async () => {
    const { container, asked } = await stage(
      <>
        <JettonCard address={demo.dollarJetton} />
        <JettonCard address={demo.acornJetton} />
        <JettonCard address={demo.ticketJetton} />
      </>,
    )
    await vi.waitFor(() => expect(container.querySelectorAll('[data-state="ready"] dl').length).toBe(3))
    expect(paths(asked)).toEqual(['jetton/masters'])
  })
})

describe('TopAccountsTable', () => {
  it.each([288, 320, 400, 640])('has rows of one height at %i px, however many digits a balance has', async (width) => {
    const [short, long] = ['1', '999999999999999'].map((balance, index) => ({
      account: assets.topAccounts[index]?.account ?? OWN,
      balance,
    }))
    const { container } = await stage(<TopAccountsTable data={[short, long].filter((row) => !!row)} />, { width })
    await vi.waitFor(() => expect(rows(container)).toHaveLength(2))
    const [first, second] = rows(container).map((row) => row.getBoundingClientRect().height)
    expect(second).toBe(first)
  })
})

describe('AccountCard', () => {
  it('says that a frozen account is frozen, and shows the hash of its state', async () => {
    await stage(<AccountCard address={demo.frozen} />)
    await expect.element(page.getByText('Frozen', { exact: true })).toBeVisible()
  })
  it('shows extra currencies in their smallest units, exactly', async () => {
    const { container } = await stage(<AccountCard address={OWN} data={assets.oddAccounts.extra} />)
    const text = find(container, '[data-fact="extra"]').textContent?.replaceAll(',', '')
    expect(text).toContain('1500000000')
    expect(text).toContain(String(2n ** 120n - 1n))
  })
  it('holds 0 where the chain has never seen it, and keeps its data when a refresh fails', async () => {
    const { container, service, queryClient } = await stage(<AccountCard address={demo.empty} />)
    await vi.waitFor(() => expect(find(container, '[data-part="number"]').textContent).toBe('0'))
    service.faults([{ kind: 'status', status: 500 }])
    await queryClient.refetchQueries()
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('stale'))
    await expect.element(page.getByText('This may be out of date.')).toBeVisible()
  })
})

describe('NftGrid', () => {
  it('draws the items in view of 2 000, and the last one at the end', async () => {
    const { container } = await stage(<NftGrid data={nfts.manyNfts} />)
    await vi.waitFor(() => expect(cells(container).length).toBeGreaterThan(5))
    await vi.waitFor(() => expect(cells(container).length).toBeLessThan(120))
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(cells(container).some((cell) => cell.dataset.cell === '1999')).toBe(true)
    })
    expect(cells(container).length).toBeLessThan(120)
    window.scrollTo(0, 0)
  })

  it('moves in two dimensions by the arrow keys, and keeps the item when the width changes', async () => {
    const { container } = await stage(<NftGrid data={nfts.nftItems} metadata={nfts.nftMetadata} trustPolicy="show" />)
    await vi.waitFor(() => expect(cells(container).length).toBeGreaterThan(10))
    const columns = Number(find(container, '[role="grid"]').getAttribute('aria-colcount'))
    expect(columns).toBeGreaterThan(4)
    const at = () => Number((document.activeElement as HTMLElement).dataset.cell)
    cells(container)[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await vi.waitFor(() => expect(at()).toBe(columns + 1))
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expect(at()).toBe(columns))
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await vi.waitFor(() => expect(at()).toBe(0))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await vi.waitFor(() => expect(at()).toBe(nfts.nftItems.length - 1))
  })

  it('opens the detail of an item by Enter, closes it by Escape, and gives the focus back', async () => {
    const { container } = await stage(<NftGrid data={nfts.nftItems} metadata={nfts.nftMetadata} />)
    await vi.waitFor(() => expect(cells(container).length).toBeGreaterThan(10))
    cells(container)[0]?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Tidal Form #0412' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByText('Dusk', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(container.querySelector('dialog')).toBeNull())
    expect((document.activeElement as HTMLElement).dataset.cell).toBe('0')
  })

  it('opens to the page of the item, and requests its price where it is on sale', async () => {
    const { container, asked } = await stage(<NftGrid address={demo.main} />)
    const onSale = await vi.waitFor(() => {
      const found = cells(container).find((cell) => cell.querySelector('[data-part="sale"]'))
      expect(found).toBeDefined()
      return found as HTMLElement
    })
    const isSales = (url: string) => url.includes('/nft/sales')
    expect(asked.filter(isSales)).toEqual([])
    onSale.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = find(container, 'dialog')
    await vi.waitFor(() => expect(dialog.textContent).toMatch(/Price[\d,.]+GRAM/))
    expect(asked.filter(isSales)).toHaveLength(1)
    const link = [...dialog.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open NFT page')
    expect(link?.getAttribute('href')).toMatch(/^#nft\/0:/)
  })

  it('has the items of the latest transactions first where the app wants that, by the order of the service', async () => {
    const { container, asked } = await stage(<NftGrid address={demo.main} order="recent" />)
    await vi.waitFor(() => expect(cells(container).length).toBeGreaterThan(2))
    expect(
      asked.filter((url) => url.includes('nft/items') && url.includes('sort_by_last_transaction_lt=true')),
    ).toHaveLength(1)
  })

  it('hides flagged items where the app wants that, says how many, and shows them on demand', async () => {
    const { container } = await stage(<NftGrid data={nfts.nftItems} metadata={nfts.nftMetadata} trustPolicy="hide" />)
    await expect.element(page.getByText('items hidden')).toBeVisible()
    expect(container.textContent).not.toContain('Claim 1,000 GRAM')
    await page.getByRole('button', { name: 'Reveal' }).click()
    await vi.waitFor(() => expect(container.textContent).toContain('Claim 1,000 GRAM'))
  })

  it('folds flagged items away at its end, as a table of tokens does, with their pictures covered', async () => {
    const { container } = await stage(
      <NftGrid heading="NFTs" data={nfts.nftItems} metadata={nfts.nftMetadata} trustPolicy="dim" />,
    )
    const said = find(container, '[data-part="count"]').textContent
    const fold = page.getByRole('button', { name: /^\d+ flagged$/ })
    expect(said).toBe(`${nfts.nftItems.length} · ${fold.element().textContent}`)
    expect(container.textContent).not.toContain('Claim 1,000 GRAM')
    expect(container.querySelectorAll('[data-state="flagged"]')).toHaveLength(0)
    await fold.click()
    const [, flagged] = [...container.querySelectorAll('[role="grid"]')]
    expect(flagged?.textContent).toContain('Claim 1,000 GRAM')
    expect(flagged?.querySelectorAll('[data-part="card"]')).toHaveLength(
      Number.parseInt(fold.element().textContent ?? '', 10),
    )
    expect(flagged?.querySelectorAll('[data-part="media"][data-state="flagged"]').length).toBeGreaterThan(0)
    await fold.click()
    expect(container.querySelectorAll('[role="grid"]')).toHaveLength(1)
  })

  it('brings all items by scrolling, each once', async () => {
    const { container, service } = await stage(<NftGrid address={demo.main} pageSize={2} trustPolicy="show" />)
    const all = await service.fetch(
      `http://local.test/api/v3/nft/items?owner_address=${demo.main}&include_on_sale=true&limit=1000`,
    )
    const { nft_items } = (await all.json()) as { nft_items: NftItem[] }
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(cells(container).at(-1)?.dataset.cell).toBe(String(nft_items.length - 1))
    })
    window.scrollTo(0, 0)
  })
})

describe('an offer', () => {
  it('that is over says so, and not that it has none', async () => {
    const { container } = await stage(<NftSaleList data={nfts.nftSales} metadata={nfts.nftMetadata} />)
    const said = (column: string) =>
      rows(container).map((row) => find(row, `[data-column="${column}"]`).textContent ?? '')
    await vi.waitFor(() => expect(said('offer').slice(0, 6)).toContain('Cancelled'))
    const ends = said('ends')
    for (const [index, offer] of said('offer').entries()) {
      const isOver = offer === 'Sold' || offer === 'Cancelled'
      if (isOver) expect(ends[index]).toBe('Ended')
      if (offer === 'Fixed price') expect(ends[index]).toBe('—None')
    }
  })
})

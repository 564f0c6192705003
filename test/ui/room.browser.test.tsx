import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AccountCard } from '../../src/ui/AccountCard/AccountCard.tsx'
import { AddressLabel } from '../../src/ui/AddressLabel/AddressLabel.tsx'
import { DnsAuctionList } from '../../src/ui/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/DnsRecordList/DnsRecordList.tsx'
import { JettonBurnList } from '../../src/ui/JettonBurnList/JettonBurnList.tsx'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/JettonTransferList/JettonTransferList.tsx'
import { NftCard } from '../../src/ui/NftCard/NftCard.tsx'
import { NftGrid } from '../../src/ui/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../src/ui/NftSaleList/NftSaleList.tsx'
import { ShardList } from '../../src/ui/ShardList/ShardList.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru.ts'
import { dnsAuctions, dnsRecords, jettonBurns, jettonTransfers, oddAccounts } from '../../stories/fixtures/assets.ts'
import { oddBlocks } from '../../stories/fixtures/blocks.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata, nftSales } from '../../stories/fixtures/nfts.ts'
import { message, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { overflowing, stage } from './stage.tsx'

/** Amounts as large as people move them, in nanotons: two thirds of a million coins, and ten million. */
const LARGE = ['714568123456700', '10000000500000000'].map((value) => transaction({ in_msg: message({ value }) }))

const books = { metadata: jettonMetadata, trustPolicy: 'show' } as const
const LISTS = (
  <>
    <TransactionList data={LARGE} account={OWN} />
    <JettonTable data={jettonWallets} {...books} />
    <JettonTransferList data={jettonTransfers} owner={OWN} {...books} />
    <JettonBurnList data={jettonBurns} {...books} />
    <NftSaleList data={nftSales} metadata={nftMetadata} trustPolicy="show" />
    <NftGrid data={nftItems} metadata={nftMetadata} trustPolicy="show" />
    <DnsAuctionList data={dnsAuctions} trustPolicy="show" />
    <DnsRecordList data={dnsRecords} trustPolicy="show" />
    <ShardList data={oddBlocks} />
    <AccountCard data={oddAccounts.extra} />
  </>
)

interface Box {
  of: Element
  says: string
  left: number
  right: number
  top: number
  bottom: number
}

/** What can be seen of a box, below what clips it. */
function seen(of: Element, says: string, box: DOMRect): Box {
  let { left, right, top, bottom } = box
  for (let at: Element | null = of; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(at)
    const clip = at.getBoundingClientRect()
    if (display === 'inline') continue
    if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
  }
  return { of, says, left, right, top, bottom }
}

/** Texts and badges that lie over one another. */
function overlapping(root: Element): string[] {
  const boxes: Box[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element
    if (!text.textContent?.trim() || parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) boxes.push(seen(parent, text.textContent, box))
  }
  for (const badge of root.querySelectorAll('[data-part="badge"]'))
    boxes.push(seen(badge, `[${badge.textContent}]`, badge.getBoundingClientRect()))
  const isOver = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !one.of.contains(other.of) && !other.of.contains(one.of) && isOver(one, other))
      .map((other) => `${one.says} × ${other.says}`),
  )
}

/** What is cut before it has said anything: numbers within their whole part, names of which next to nothing is left. */
function cut(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part="number"], [data-part="name"], [data-part="symbol"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .flatMap((element) => {
      const says = element.textContent ?? ''
      const [whole = ''] = says.split(',')
      // No account holds so much, and no column is made for it.
      const isAbsurd = whole.replace(/\D/g, '').length > 9
      const least = element.dataset.part === 'number' ? (says.includes('<') ? says : whole) : 'Name'
      const needed = (element.scrollWidth * least.length) / says.length
      return !isAbsurd && element.clientWidth < needed
        ? `${says}: ${element.clientWidth} of ${element.scrollWidth} px`
        : []
    })
}

describe('words longer than those of English', () => {
  it.each([336, 640, 700, 900])('have room at %i px', async (width) => {
    // Every row of every list can be seen.
    await page.viewport(1280, 14_000)
    const { container } = await stage(LISTS, { width, locale: 'ru', dictionary: russian })
    const rows = [LARGE, jettonTransfers, jettonBurns, nftSales, dnsAuctions, dnsRecords, oddBlocks].flat()
    await vi.waitFor(() =>
      expect(container.querySelectorAll('[data-part="row"], [data-part="card"]').length).toBeGreaterThan(
        rows.length + nftItems.length,
      ),
    )
    expect(overlapping(container)).toEqual([])
    expect(overflowing(container, width + 8)).toEqual([])
    expect(cut(container)).toEqual([])
  })
})

describe('a name that does not fit', () => {
  const ENGLISH = 'a-name-that-goes-on-for-longer-than-any-box-is-wide.ton'
  const HEBREW = 'שם ארוך מאוד שממשיך ונמשך הרבה מעבר לרוחב של כל תיבה בעמוד הזה'
  const named = (name: string) => (
    <>
      <AddressLabel address={OWN} data={{ user_friendly: null, domain: name }} />
      <AccountCard data={{ address: OWN, balance: '1', status: 'active' }} name={name} />
      <DnsRecordList data={dnsRecords.map((record) => ({ ...record, domain: name }))} trustPolicy="show" />
      <JettonTable data={jettonWallets.slice(0, 1)} metadata={tokenNamed(jettonWallets[0]?.jetton, name)} />
      <NftCard data={nftItems[0]} metadata={tokenNamed(nftItems[0]?.address, name, 'nft_items')} />
    </>
  )
  const tokenNamed = (address = '', name: string, type = 'jetton_masters') => ({
    [address]: { is_indexed: true, token_info: [{ type, name, symbol: name }] },
  })

  it.each([
    ['rtl', ENGLISH],
    ['ltr', HEBREW],
    ['ltr', ENGLISH],
    ['rtl', HEBREW],
  ])('shows its beginning on a page that is %s: %s', async (dir, name) => {
    const { container } = await stage(<div dir={dir}>{named(name)}</div>, { width: 240 })
    const texts = [...container.querySelectorAll('bdi')].filter(({ textContent }) => textContent === name)
    expect(texts.length).toBeGreaterThan(5)
    const first = document.createRange()
    for (const text of texts) {
      first.setStart(text.firstChild as Text, 0)
      first.setEnd(text.firstChild as Text, 1)
      const { left, right } = seen(text, name, first.getBoundingClientRect())
      expect(right - left, text.parentElement?.outerHTML).toBeGreaterThan(2)
    }
  })
})

import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { TransferFeed } from '../../src/ui/activity/TransferFeed/TransferFeed.tsx'
import { BlockPulse } from '../../src/ui/blocks/BlockPulse/BlockPulse.tsx'
import { RateChart } from '../../src/ui/blocks/RateChart/RateChart.tsx'
import { ShardList } from '../../src/ui/blocks/ShardList/ShardList.tsx'
import { DnsAuctionList } from '../../src/ui/dns/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { JettonBurnList } from '../../src/ui/jettons/JettonBurnList/JettonBurnList.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { AttributeGrid } from '../../src/ui/nfts/AttributeGrid/AttributeGrid.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { TraceList } from '../../src/ui/traces/TraceList/TraceList.tsx'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { TransactionSentence } from '../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { ValueFlow } from '../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import {
  dnsAuctions,
  dnsRecords,
  jettonBurns,
  jettonMaster,
  jettonTransfers,
  oddAccounts,
  prices,
} from '../../stories/fixtures/assets.ts'
import { oddBlocks, pulseBlocks, rateBlocks } from '../../stories/fixtures/blocks.ts'
import { assetsFlow } from '../../stories/fixtures/flows.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { nftItems, nftMetadata, nftSales } from '../../stories/fixtures/nfts.ts'
import { listedBook, listedMetadata, listedTraces } from '../../stories/fixtures/traceRows.ts'
import { message, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { overlapping, seen } from './overlapping.ts'
import { overflowing, stage } from './stage.tsx'

/** Amounts as large as people move them, in nanotons: two thirds of a million coins, and ten million. */
const LARGE = ['714568123456700', '10000000500000000'].map((value) => transaction({ in_msg: message({ value }) }))

const books = { metadata: jettonMetadata, trustPolicy: 'show' } as const
const LISTS = (
  <>
    <TransactionList data={LARGE} address={OWN} />
    <JettonTable data={jettonWallets} {...books} />
    <JettonTransferList data={jettonTransfers} address={OWN} {...books} />
    <JettonBurnList data={jettonBurns} {...books} />
    <NftSaleList data={nftSales} metadata={nftMetadata} trustPolicy="show" />
    <NftGrid data={nftItems} metadata={nftMetadata} trustPolicy="show" />
    <DnsAuctionList data={dnsAuctions} trustPolicy="show" />
    <DnsRecordList data={dnsRecords} trustPolicy="show" />
    <ShardList data={oddBlocks} />
    <MessageList data={oddMessages} />
    <TransferFeed data={oddActions} metadata={actionMetadata} trustPolicy="show" />
    <TraceList
      data={listedTraces}
      address={OWN}
      addressBook={listedBook}
      metadata={listedMetadata}
      trustPolicy="show"
    />
    <AccountCard data={oddAccounts.extra} />
  </>
)

/** A text that is cut too early: numbers within their whole part, names of which next to nothing is left. */
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
    const rows = [
      LARGE,
      jettonTransfers,
      jettonBurns,
      nftSales,
      dnsAuctions,
      dnsRecords,
      oddBlocks,
      listedTraces,
    ].flat()
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

describe('cards and pages of details', () => {
  const LONG = 'a-name-that-goes-on-for-longer-than-any-box-is-wide.ton'
  const BALANCE = '1329227995784915872'
  const cards = (
    <>
      <AccountCard data={{ address: OWN, balance: BALANCE, status: 'active' }} name="lakeside-cabin.ton" />
      <AccountCard data={{ address: OWN, balance: BALANCE, status: 'active' }} name={LONG} priceSource={prices} />
      <AccountCard data={oddAccounts.extra} />
      <JettonCard data={jettonMaster({ address: jettonWallets[3]?.jetton as string })} metadata={jettonMetadata} />
      <JettonCard data={jettonMaster({ address: jettonWallets[8]?.jetton as string })} metadata={jettonMetadata} />
      <NftCard data={nftItems[1]} sale={nftSales[3]} metadata={nftMetadata} />
      <NftCard data={nftItems[12]} metadata={nftMetadata} />
      <TransactionDetails data={transaction({ in_msg: message({ value: BALANCE }) })} />
      <TraceNeighbours data={assetsFlow.data} transactionHash={assetsFlow.data.transactions_order?.[4] as string} />
      <TransactionSentence {...assetsFlow} transactionHash={assetsFlow.data.transactions_order?.[4] as string} />
      <ValueFlow {...assetsFlow} />
      <BlockPulse data={pulseBlocks} />
      <RateChart data={rateBlocks} />
      <AttributeGrid data={nftItems[0]} metadata={nftMetadata} />
    </>
  )

  it.each([336, 360, 420, 480, 560, 639, 640, 660, 700, 730, 760, 900])(
    'lay no text over another at %i px',
    async (width) => {
      const { container, settle } = await stage(cards, { width })
      await settle()
      expect(container.querySelectorAll('[data-part="root"][role="group"]')).toHaveLength(14)
      expect(overlapping(container)).toEqual([])
      expect(overflowing(container, width + 8)).toEqual([])
      expect(cut(container)).toEqual([])
    },
  )
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

import { expect, vi } from 'vitest'
import type { Metadata } from '../../../src/contract/v3/metadata.ts'
import { toDecimal } from '../../../src/core/values/amount.ts'
import * as v3 from '../../../src/endpoints/v3.ts'
import { DnsAuctionList } from '../../../src/ui/dns/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { JettonBurnList } from '../../../src/ui/jettons/JettonBurnList/JettonBurnList.tsx'
import { JettonCard } from '../../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { NftCollectionCard } from '../../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { NftGrid } from '../../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { NftTransferList } from '../../../src/ui/nfts/NftTransferList/NftTransferList.tsx'
import { find } from '../stage.tsx'
import { coins, type Drawing, draw, drawList, expectTexts } from './drawing.ts'

const tokenOf = (address: string, metadata: Metadata | undefined) => metadata?.[address]?.token_info[0]

/** An amount of a jetton. Without its decimals it stays in raw units, and the row says so. */
function jettonTexts(amount: string, master: string, metadata: Metadata | undefined): string[] {
  const decimals = tokenOf(master, metadata)?.extra?.decimals
  return decimals === undefined ? [amount, 'Raw units'] : [toDecimal(amount, Number(decimals))]
}

/** The name of an NFT item or of a collection, where its metadata are there. */
const nftTexts = (address: string, metadata: Metadata | undefined) => [tokenOf(address, metadata)?.name ?? '']

const jettons: Readonly<Record<string, Drawing>> = {
  'v3/jetton.wallets': draw(
    v3.jettonWallets,
    ({ jetton_wallets, metadata, address_book }) => (
      <JettonTable data={jetton_wallets} metadata={metadata} addressBook={address_book} />
    ),
    async (drawn, { jetton_wallets: wallets }) => {
      const held = wallets.filter(({ balance }) => balance !== '0')
      const amounts = () => [...drawn.querySelectorAll('[data-column="balance"] [data-part="number"]')]
      await vi.waitFor(() => expect(amounts()).toHaveLength(held.length))
      const folds = [...drawn.querySelectorAll('[aria-colspan] > [aria-expanded="false"]')]
      const empty = wallets.length - held.length
      expect(folds.map(({ textContent }) => textContent)).toEqual(
        empty ? [expect.stringContaining(`${empty} zero`)] : [],
      )
    },
  ),
  'v3/jetton.masters': draw(
    v3.jettonMasters,
    ({ jetton_masters, metadata, address_book }) =>
      jetton_masters.map((master) => (
        <JettonCard key={master.address} data={master} metadata={metadata} addressBook={address_book} />
      )),
    (drawn, { jetton_masters }) => {
      const cards = [...drawn.querySelectorAll('[role="group"]')]
      expect(cards.map((card) => card.querySelector('[data-part="symbol"]')?.textContent)).toEqual(
        jetton_masters.map(({ jetton_content }) => jetton_content?.symbol),
      )
      for (const card of cards) expect(find(card, '[data-fact="supply"]').textContent).toMatch(/\d/)
    },
  ),
  'v3/jetton.transfers': drawList(
    v3.jettonTransfers,
    ({ jetton_transfers }) => jetton_transfers,
    ({ jetton_transfers, metadata, address_book }) => (
      <JettonTransferList data={jetton_transfers} metadata={metadata} addressBook={address_book} />
    ),
    (element, { amount, jetton_master }, { metadata }) => {
      expectTexts(element, jettonTexts(amount, jetton_master, metadata))
      expect(element.querySelectorAll('[data-column="parties"] [data-part="root"]')).toHaveLength(2)
    },
  ),
  'v3/jetton.burns': drawList(
    v3.jettonBurns,
    ({ jetton_burns }) => jetton_burns,
    ({ jetton_burns, metadata, address_book }) => (
      <JettonBurnList data={jetton_burns} metadata={metadata} addressBook={address_book} />
    ),
    (element, { amount, jetton_master }, { metadata }) =>
      expectTexts(element, jettonTexts(amount, jetton_master, metadata)),
  ),
}

const nfts: Readonly<Record<string, Drawing>> = {
  'v3/nft.items': draw(
    v3.nftItems,
    ({ nft_items, metadata, address_book }) => (
      <NftGrid data={nft_items} metadata={metadata} addressBook={address_book} />
    ),
    async (drawn, { nft_items, metadata }) => {
      const cards = () => [...drawn.querySelectorAll('[data-part="card"]')]
      await vi.waitFor(() => expect(cards()).toHaveLength(nft_items.length))
      for (const [index, { address, index: number }] of nft_items.entries()) {
        const name = find(cards()[index] as Element, '[data-part="name"]')
        expect(name.textContent).toBe(tokenOf(address, metadata)?.name ?? `Item #${number}`)
        // None has a picture from the service over https, and no other is loaded.
        expect(find(cards()[index] as Element, '[data-part="media"]').dataset.state).toBe('drawn')
      }
    },
  ),
  'v3/nft.collections': draw(
    v3.nftCollections,
    ({ nft_collections, metadata, address_book }) =>
      nft_collections.map((one) => (
        <NftCollectionCard key={one.address} data={one} metadata={metadata} addressBook={address_book} />
      )),
    (drawn, { nft_collections, metadata }) => {
      const cards = [...drawn.querySelectorAll('[role="group"]')]
      expect(cards).toHaveLength(nft_collections.length)
      for (const [index, { address }] of nft_collections.entries())
        expectTexts(cards[index], nftTexts(address, metadata))
    },
  ),
  'v3/nft.sales': drawList(
    v3.nftSales,
    ({ nft_sales }) => nft_sales,
    ({ nft_sales, metadata, address_book }) => (
      <NftSaleList data={nft_sales} metadata={metadata} addressBook={address_book} />
    ),
    (element, { nft_address }, { metadata }) => expectTexts(element, nftTexts(nft_address ?? '', metadata)),
  ),
  'v3/nft.transfers': drawList(
    v3.nftTransfers,
    ({ nft_transfers }) => nft_transfers,
    ({ nft_transfers, metadata, address_book }) => (
      <NftTransferList data={nft_transfers} metadata={metadata} addressBook={address_book} />
    ),
    (element, { nft_address }, { metadata }) => expectTexts(element, nftTexts(nft_address, metadata)),
  ),
}

const domains: Readonly<Record<string, Drawing>> = {
  'v3/dns.records': drawList(
    v3.dnsRecords,
    ({ records }) => records,
    ({ records, address_book }) => <DnsRecordList data={records} addressBook={address_book} />,
    (element, { domain }) => expectTexts(element, [domain]),
  ),
  'v3/dns.activeAuctions': drawList(
    v3.dnsActiveAuctions,
    ({ auctions }) => auctions,
    ({ auctions, address_book }) => <DnsAuctionList data={auctions} addressBook={address_book} />,
    (element, { domain, max_bid_amount }) => expectTexts(element, [domain, coins(max_bid_amount)]),
  ),
}

/** How jettons, NFTs and domains are drawn, by the folder of their recordings. */
export const assetDrawings = { ...jettons, ...nfts, ...domains }

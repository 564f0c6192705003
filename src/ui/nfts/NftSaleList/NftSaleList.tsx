'use client'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { readOffer } from '../../../reading/offer.ts'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { NO_ROWS } from '../../table/readRows.ts'
import { None } from '../../text/Absent.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { TimeLeft } from '../../time/TimeLeft.tsx'
import { endsColumn, itemSkeleton, partyColumn, priceColumn } from '../../tokens/columns.tsx'
import { NftTitle } from '../../tokens/NftTitle.tsx'
import { nftAt, shownNft } from '../../tokens/nft.ts'
import tokenStyles from '../../tokens/tokens.module.css'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { nftSaleTexts } from '../../words/en/nfts.ts'
import styles from './NftSaleList.module.css'
import { type NftSalesOptions, useNftSalesOf } from './useNftSalesOf.ts'

export type NftSaleColumn = 'item' | 'offer' | 'seller' | 'price' | 'ends'

export interface NftSaleListProps
  extends Omit<
      ListProps<'root' | 'row' | NftSaleColumn, NftSale, NftSaleColumn>,
      'paging' | 'pageSize' | 'newRows' | 'onShowNew'
    >,
    Omit<NftSalesOptions, 'data' | 'queryOptions'> {}

type SaleCell = CellProps<NftSale, TokenBooks>

const nftOf = (sale: NftSale, books: TokenBooks) =>
  sale.nft_item ? shownNft(sale.nft_item, books) : nftAt(sale.nft_address ?? sale.address, null, books)

const sellerOf = ({ nft_owner_address, nft_item }: NftSale) =>
  nft_owner_address ?? nft_item?.real_owner ?? nft_item?.owner_address

function ItemCell({ row, context, isDim }: SaleCell) {
  return <NftTitle nft={nftOf(row, context)} isDim={isDim} />
}

function OfferCell({ row }: SaleCell) {
  const { wordsOf } = useScope()
  const { kind, word, over } = readOffer(row)
  return over ? (
    <Badge tone="neutral" icon={over === 'sold' ? icons.check : icons.cross}>
      {wordsOf(nftSaleTexts)(`sales.${over}`)}
    </Badge>
  ) : (
    <Badge tone="accent" icon={kind === 'fixed' ? icons.tag : icons.hourglass}>
      {sayWord(wordsOf, nftSaleTexts, kind === 'other' ? word : `sales.${kind}`, word)}
    </Badge>
  )
}

function PriceCell({ row }: SaleCell) {
  const words = useScope().wordsOf(nftSaleTexts)
  const { price, note } = readOffer(row)
  if (price === undefined) return <None />
  return (
    <>
      <Amount data={price} />
      {note && <span className={styles.note}>{words(`sales.${note}`)}</span>}
    </>
  )
}

function EndsCell({ row }: SaleCell) {
  const words = useScope().wordsOf(nftSaleTexts)
  const { ends, over } = readOffer(row)
  if (over) return <span className={styles.over}>{words('time.ended')}</span>
  if (ends === undefined) return <None />
  return <TimeLeft data={ends} className={cx(list.quiet, list.left)} />
}

const KIND: ListKind<NftSale, NftSaleColumn, TokenBooks> = {
  texts: nftSaleTexts,
  stem: 'sales',
  rowKey: ({ address }) => address,
  rowHeight: [56, 43],
  rowClassName: styles.row,
  flagsOf: (row, context) => nftOf(row, context).flags,
  columns: {
    item: {
      label: 'column.item',
      width: 'minmax(0, 1.5fr)',
      className: tokenStyles.token,
      place: 'head',
      Cell: ItemCell,
      skeleton: itemSkeleton,
    },
    offer: {
      label: 'column.offer',
      width: 'minmax(92px, 0.8fr)',
      place: 'title',
      Cell: OfferCell,
      skeleton: <Skeleton width="84px" height={20} />,
    },
    seller: partyColumn('column.seller', 'sub', sellerOf),
    price: { ...priceColumn, label: 'column.price', className: styles.price, place: 'end', Cell: PriceCell },
    ends: { ...endsColumn, place: 'under', Cell: EndsCell },
  },
}

/**
 * NFT items on offer: item, kind of offer, seller, price or highest bid, and how long it still is. By sale contracts, by owner
 * or by collection; or renders `data`. One request for `contracts`; two, where
 * it asks for the items first. The answers have names and images.
 */
export const NftSaleList = /* @__PURE__ */ defineList({
  name: 'NftSaleList',
  kind: KIND,
  own: { address: true, addressBook: true, collection: true, contracts: true, metadata: true },
  useShell(props: NftSaleListProps) {
    const { sales, unreadable, books, query } = useNftSalesOf(props)
    return { context: books, data: sales ?? NO_ROWS, unreadable, query }
  },
})

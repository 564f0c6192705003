'use client'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { addressText } from '../../../core/values/address.ts'
import { readPayload } from '../../../reading/payload.ts'
import * as icons from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { transferFlags } from '../../reading/transferFlags.ts'
import { useScope } from '../../root/scope.ts'
import { withAddress } from '../../root/withAddress.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import listStyles from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { itemSkeleton, type OwnedBooks, partiesColumn, timeColumn, useOwnedBooks } from '../../tokens/columns.tsx'
import { NftTitle } from '../../tokens/NftTitle.tsx'
import { nftAt } from '../../tokens/nft.ts'
import tokenStyles from '../../tokens/tokens.module.css'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { nftTransferTexts } from '../../words/en/nfts.ts'
import { type NftTransferListOptions, useNftTransferList } from './useNftTransferList.ts'

export type NftTransferColumn = 'item' | 'parties' | 'details' | 'time'

export interface NftTransferListProps extends RowListProps<NftTransfer, NftTransferColumn, NftTransferListOptions> {}

type TransferCell = CellProps<NftTransfer, OwnedBooks>

const nftOf = (row: NftTransfer, books: TokenBooks) => nftAt(row.nft_address, row.nft_collection || null, books)

function ItemCell({ row, context, flags, isDim }: TransferCell) {
  return <NftTitle nft={{ ...nftOf(row, context), flags }} isDim={isDim} />
}

function DetailsCell({ row }: TransferCell) {
  const words = useScope().wordsOf(nftTransferTexts)
  return (
    <>
      {row.transaction_aborted && (
        <Badge tone="negative" icon={icons.cross}>
          {words('nftTransfers.failed')}
        </Badge>
      )}
      <CommentLine {...readPayload(row.decoded_forward_payload)} />
    </>
  )
}

const partiesOf = ({ old_owner, new_owner }: NftTransfer) => [old_owner, new_owner] as const

const KIND: ListKind<NftTransfer, NftTransferColumn, OwnedBooks> = {
  texts: nftTransferTexts,
  stem: 'nftTransfers',
  rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
  rowHeight: [56, 43],
  flagsOf: (row, context) =>
    transferFlags(nftOf(row, context).flags, row.decoded_forward_payload, partiesOf(row), context),
  columns: {
    item: {
      label: 'column.item',
      width: 'minmax(0, 1fr)',
      className: tokenStyles.token,
      place: 'title',
      Cell: ItemCell,
      skeleton: itemSkeleton,
    },
    parties: partiesColumn(partiesOf),
    details: {
      label: 'column.details',
      width: 'minmax(0, 0.9fr)',
      className: listStyles.badges,
      place: 'foot',
      collapses: true,
      Cell: DetailsCell,
      skeleton: 96,
    },
    time: timeColumn('end'),
  },
}

/**
 * NFT items that changed their owner, newest first: item with its collection, parties, comment, age. Asks page by page,
 * or draws `data`. The pages have names and images.
 */
export const NftTransferList = /* @__PURE__ */ defineList({
  name: 'NftTransferList',
  kind: KIND,
  own: { address: true, addressBook: true, collection: true, direction: true, item: true, metadata: true, owner: true },
  useShell(props: NftTransferListProps) {
    const { books, query, rows } = useNftTransferList(props)
    return { context: useOwnedBooks(books, addressText(withAddress(props).address), rows, partiesOf), query }
  },
})

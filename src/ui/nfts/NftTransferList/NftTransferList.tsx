'use client'
import { useMemo } from 'react'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { addressText } from '../../../core/values/address.ts'
import { readPayload } from '../../../reading/payload.ts'
import * as icons from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { transferFlags } from '../../reading/transferFlags.ts'
import { useScope } from '../../root/scope.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import listStyles from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { Filled } from '../../text/Filled.tsx'
import { itemSkeleton, type OwnedBooks, partiesColumn, timeColumn, useOwnedBooks } from '../../tokens/columns.tsx'
import { NftTitle } from '../../tokens/NftTitle.tsx'
import { nftAt } from '../../tokens/nft.ts'
import tokenStyles from '../../tokens/tokens.module.css'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { nftTransferTexts } from '../../words/en/nfts.ts'
import { type NftTransferListOptions, useNftTransferList } from './useNftTransferList.ts'

export type NftTransferColumn = 'item' | 'parties' | 'details' | 'time'

export interface NftTransferListProps extends RowListProps<NftTransfer, NftTransferColumn, NftTransferListOptions> {}

interface TransferBooks extends OwnedBooks {
  readonly owners: ReadonlyMap<string, string>
}

type TransferCell = CellProps<NftTransfer, TransferBooks>

const nftOf = (row: NftTransfer, books: TokenBooks) => nftAt(row.nft_address, row.nft_collection || null, books)

function ItemCell({ row, context, flags, isDim }: TransferCell) {
  return <NftTitle nft={{ ...nftOf(row, context), flags }} isDim={isDim} />
}

function DetailsCell({ row, context }: TransferCell) {
  const words = useScope().wordsOf(nftTransferTexts)
  const isOthers = ownerOf(row, context) !== row.old_owner
  return (
    <>
      {row.transaction_aborted && (
        <Badge tone="negative" icon={icons.cross}>
          {words('nftTransfers.failed')}
        </Badge>
      )}
      {isOthers && (
        <span data-part="tried">
          <Filled
            text={words('nftTransfers.tried')}
            parts={{
              account: <DrawnLabel address={row.old_owner} data={context.addressBook[row.old_owner] ?? null} />,
            }}
          />
        </span>
      )}
      <CommentLine {...readPayload(row.decoded_forward_payload)} />
    </>
  )
}

const partiesOf = ({ old_owner, new_owner }: NftTransfer) => [old_owner, new_owner] as const

/** Whose the item was: of a transfer that failed who sent the message may be anybody. */
const ownerOf = ({ transaction_hash, old_owner }: NftTransfer, { owners }: TransferBooks) =>
  owners.get(transaction_hash) ?? old_owner

const KIND: ListKind<NftTransfer, NftTransferColumn, TransferBooks> = {
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
    parties: partiesColumn((row, context) => [ownerOf(row, context), row.new_owner]),
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
 * NFT items that changed their owner, newest first: item with its collection, parties, comment, age. Loads page by page,
 * or renders `data`. The pages have names and images.
 */
export const NftTransferList = /* @__PURE__ */ defineList({
  name: 'NftTransferList',
  kind: KIND,
  own: { address: true, addressBook: true, collection: true, direction: true, item: true, metadata: true },
  useShell(props: NftTransferListProps) {
    const { books, owners, query, rows } = useNftTransferList(props)
    const owned = useOwnedBooks(books, addressText(props.address), rows, partiesOf)
    return { context: useMemo(() => ({ ...owned, owners }), [owned, owners]), query }
  },
})

'use client'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Place } from '../root/ownColumn.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import type { Column } from '../table/columns.tsx'
import { DomainName } from './DomainName.tsx'

/** What rows about domains share. */
export interface NamedContext {
  readonly addressBook: AddressBook
}

interface DomainRow {
  readonly domain: string
  readonly nft_item_address: string
}

/** The domain of a row, with a link to its item. */
export const domainColumn = <Row extends DomainRow>(place: Place): Column<Row, NamedContext> => ({
  label: 'column.domain',
  width: 'minmax(0, 1.4fr)',
  place,
  Cell: ({ row, flags, isDim }) => (
    <DomainName domain={row.domain} address={row.nft_item_address} flags={flags} isDim={isDim} />
  ),
  skeleton: <Skeleton width="140px" line={28} />,
})

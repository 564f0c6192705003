'use client'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { domainOf } from '../../trust/domains.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import type { CellProps, Column } from '../table/columns.tsx'
import { DomainName } from './DomainName.tsx'

/** What rows about domains share. */
export interface NamedContext {
  readonly addressBook: AddressBook
  /** Whose list it is. */
  readonly owner?: string | undefined
}

interface DomainRow {
  readonly domain: string
  readonly nft_item_address: string
  /** The account that it points to. */
  readonly dns_wallet?: string | null
}

/** The domain of a row, with a link to its item. */
export const domainColumn = {
  label: 'column.domain',
  width: 'minmax(0, 1.4fr)',
  place: 'title',
  Cell: ({ row, context: { addressBook }, flags, isDim }: CellProps<DomainRow, NamedContext>) => (
    <DomainName
      domain={row.domain}
      address={row.nft_item_address}
      isName={!!row.dns_wallet && domainOf(addressBook[row.dns_wallet]) === row.domain}
      flags={flags}
      isDim={isDim}
    />
  ),
  skeleton: <Skeleton width="140px" line={28} />,
} satisfies Column<DomainRow, NamedContext>

'use client'
import { forwardRef } from 'react'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { addressText } from '../../../core/values/address.ts'
import type { ListProps } from '../../root/props.ts'
import { withAddress } from '../../root/withAddress.ts'
import { List } from '../../table/List.tsx'
import { useOwnedBooks } from '../../tokens/columns.tsx'
import { type JettonTransferColumn, jettonTransferKind, partiesOf } from './kind.tsx'
import { type JettonTransferListOptions, useJettonTransferList } from './useJettonTransferList.ts'

export type { JettonTransferColumn } from './kind.tsx'

export interface JettonTransferListProps
  extends ListProps<'root' | 'row' | JettonTransferColumn, JettonTransfer, JettonTransferColumn>,
    Omit<JettonTransferListOptions, 'data' | 'pageSize' | 'queryOptions'> {}

/**
 * Jettons that went from one owner to another, newest first: token, parties, what was said, exact amount, age. Asks page by
 * page, or draws `data`. Names and images come with the pages. Transfers that failed are not listed by the service.
 */
export const JettonTransferList = forwardRef<HTMLDivElement, JettonTransferListProps>(
  function JettonTransferList(props, ref) {
    const { address, jetton, direction, metadata, addressBook, queryOptions, ...list } = withAddress(props)
    const { books, query, rows } = useJettonTransferList(props)
    const context = useOwnedBooks(books, addressText(address), rows, partiesOf)
    return <List ref={ref} kind={jettonTransferKind} context={context} query={query} {...list} />
  },
)
JettonTransferList.displayName = 'JettonTransferList'

'use client'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { addressText } from '../../../core/values/address.ts'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import { useOwnedBooks } from '../../tokens/columns.tsx'
import { type JettonTransferColumn, jettonTransferKind, partiesOf } from './kind.tsx'
import { type JettonTransferListOptions, useJettonTransferList } from './useJettonTransferList.ts'

export type { JettonTransferColumn } from './kind.tsx'

export interface JettonTransferListProps
  extends RowListProps<JettonTransfer, JettonTransferColumn, JettonTransferListOptions> {}

/**
 * Jettons that went from one owner to another, newest first: token, parties, comment, exact amount, age. Loads page by
 * page, or renders `data`. The pages have names and images. Transfers that failed are not listed by the service.
 */
export const JettonTransferList = /* @__PURE__ */ defineList({
  name: 'JettonTransferList',
  kind: jettonTransferKind,
  own: { address: true, addressBook: true, direction: true, jetton: true, metadata: true },
  useShell(props: JettonTransferListProps) {
    const { books, query, rows } = useJettonTransferList(props)
    return { context: useOwnedBooks(books, addressText(props.address), rows, partiesOf), query }
  },
})

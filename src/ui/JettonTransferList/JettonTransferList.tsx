'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import { useJettonTransfersInfinite } from '../../react/v3/jettons.ts'
import type { JettonTransfer } from '../../schemas/jettonTransfer.ts'
import { List } from '../List/List.tsx'
import type { ListProps } from '../props.ts'
import { type TokenBookProps, useTokenBooks } from '../tokens/useTokenBooks.ts'
import { type JettonTransferColumn, jettonTransferKind } from './kind.tsx'

export type { JettonTransferColumn } from './kind.tsx'

export interface JettonTransferListProps
  extends ListProps<'root' | 'row' | JettonTransferColumn, JettonTransfer, JettonTransferColumn>,
    TokenBookProps {
  /** Whose transfers, in any form: each row then says IN or OUT. Those of everybody when absent. */
  owner?: string | undefined
  /** Only transfers of this jetton: the master's address, in any form. */
  jetton?: string | undefined
  /** As `owner` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

/**
 * Jettons that went from one owner to another, newest first: token, parties, what was said, exact amount, age. Asks page by
 * page, or draws `data`. Names and images come with the pages. Transfers that failed are not listed by the service.
 */
export const JettonTransferList = forwardRef<HTMLDivElement, JettonTransferListProps>(
  function JettonTransferList(props, ref) {
    const { owner, jetton, direction, metadata, addressBook, queryOptions, ...list } = props
    const { data, pageSize = 25 } = list
    const query = useJettonTransfersInfinite(
      data
        ? skipToken
        : { ...(owner && { owner_address: [owner] }), jetton_master: jetton, direction, limit: pageSize },
      queryOptions,
    )
    const books = useTokenBooks(query.data?.pages, { metadata, addressBook })
    const context = useMemo(() => ({ ...books, owner }), [books, owner])
    return <List ref={ref} kind={jettonTransferKind} context={context} query={data ? undefined : query} {...list} />
  },
)

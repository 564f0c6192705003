'use client'
import { useMemo } from 'react'
import type { Message } from '../../../contract/v3/message.ts'
import { type AnyAddress, toRawAddress, tryParseAddress } from '../../../core/values/address.ts'
import { recipientOf } from '../../../trust/reachedBy.ts'
import { paidBy } from '../../lookalike/twins.ts'
import type { ListProps } from '../../root/props.ts'
import { defineList } from '../../table/defineList.tsx'
import { usePaid } from '../../trust/usePaid.ts'
import { type MessageColumn, messageKind } from './kind.tsx'
import { type MessageListOptions, useMessageList } from './useMessageList.ts'

export type { MessageColumn } from './kind.tsx'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type MessagePart = 'root' | 'row' | MessageColumn

export interface MessageListProps
  extends ListProps<MessagePart, Message, MessageColumn>,
    Omit<MessageListOptions, 'data' | 'pageSize' | 'queryOptions'> {
  /** The account whose view it is, in any form: then rows have IN, OUT or SELF, unless `filter` has one of the two sides. */
  address?: AnyAddress | undefined
}

const partiesOf = (row: Message) => [row.source, recipientOf(row)] as const
const sentAt = ({ created_at }: Message) => Number(created_at)

/**
 * Messages, newest first: hash and age, type and operation, from and to, value, forward fee. Rows open to the transactions on
 * either side and the decoded body. Loads page by page for what `filter` describes, or renders `data`. One more request has the times of
 * messages from outside.
 */
export const MessageList = /* @__PURE__ */ defineList({
  name: 'MessageList',
  kind: messageKind,
  own: { address: true, addressBook: true, filter: true },
  useShell(props: MessageListProps) {
    const { address, filter } = props
    const { addressBook, metadata, query, rows } = useMessageList(props)
    const own = address !== undefined && tryParseAddress(address) ? toRawAddress(address) : undefined
    const inRows = useMemo(() => paidBy(own, rows, partiesOf, sentAt), [own, rows])
    const paid = usePaid(own, inRows)
    const asks = query !== undefined
    const isOneWay = filter?.source !== undefined || filter?.destination !== undefined
    const context = useMemo(
      () => ({ addressBook, metadata, account: own, paid, asks, isOneWay }),
      [addressBook, metadata, own, paid, asks, isOneWay],
    )
    return { context, query }
  },
})

'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import { toRawAddress, tryParseAddress } from '../../core/address.ts'
import type { MessagesParams } from '../../endpoints/v3/blockchain/messages.ts'
import { useMessagesInfinite } from '../../react/v3/blockchain.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { Message } from '../../schemas/message.ts'
import { List } from '../List/List.tsx'
import { useMerged } from '../List/useMerged.ts'
import type { ListProps } from '../props.ts'
import { type MessageColumn, messageKind } from './kind.tsx'

export type { MessageColumn } from './kind.tsx'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type MessagePart = 'root' | 'row' | MessageColumn

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type MessageFilter = Omit<MessagesParams, 'limit' | 'offset'>

export interface MessageListProps extends ListProps<MessagePart, Message, MessageColumn> {
  /** Which messages: from or to an account, with an opcode, a body, a hash, of a time … Needed unless `data` is given. */
  filter?: MessageFilter | undefined
  /** Whose view it is: then rows say IN, OUT or SELF. In any form. */
  account?: string | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

/**
 * Messages, newest first: hash and age, type and operation, from and to, value, forward fee. Rows open to the transactions on
 * either side and the decoded body. Asks page by page for what `filter` describes, or draws `data`.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(props, ref) {
  const { filter, account, addressBook: given, queryOptions, ...list } = props
  const { data, pageSize = 25 } = list
  const asks = data === undefined && filter !== undefined
  const query = useMessagesInfinite(asks ? { ...filter, limit: pageSize } : skipToken, queryOptions)
  const addressBook = useMerged(query.data?.pages, 'address_book', given)
  const own = account !== undefined && tryParseAddress(account) ? toRawAddress(account) : undefined
  const context = useMemo(() => ({ addressBook, account: own }), [addressBook, own])
  return <List ref={ref} kind={messageKind} context={context} query={asks ? query : undefined} {...list} />
})

'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Message } from '../../../contract/v3/message.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { MessageListQuery } from '../../../query/builders/transactions.ts'
import { useMessagesInfinite } from '../../../react/v3/blockchain.ts'
import { type ReadMessage, readMessage } from '../../../reading/readMessage.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { useMerged } from '../../table/useMerged.ts'

export interface MessageListOptions extends ListOptions<Message>, MessageListQuery {
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface MessageListModel extends ListModel<Message> {
  readonly addressBook: AddressBook
  /** Of the tokens that messages report. */
  readonly metadata: Metadata
  /** What a message was about. */
  summaryOf(row: Message): ReadMessage
}

/**
 * Messages that a filter describes, newest first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `MessageList` alone. One request for each page of rows.
 */
export const useMessageList: (options: MessageListOptions) => MessageListModel = /* @__PURE__ */ listHook({
  paramsOf: ({ filter }: MessageListOptions) => filter,
  useRows: (params, options) => useMessagesInfinite(params, options),
  useBooks: (pages, { addressBook }) => ({
    addressBook: useMerged(pages, 'address_book', addressBook),
    metadata: useMerged(pages, 'metadata', undefined),
    summaryOf: readMessage,
  }),
})

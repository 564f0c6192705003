'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { MessagesParams } from '../../../contract/v3/endpoints/messages.ts'
import type { Message } from '../../../contract/v3/message.ts'
import { useMessagesInfinite } from '../../../react/v3/blockchain.ts'
import { type ReadMessage, readMessage } from '../../reading/readMessage.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { useMerged } from '../../table/useMerged.ts'

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type MessageFilter = Omit<MessagesParams, 'limit' | 'offset'>

export interface MessageListOptions extends ListOptions<Message> {
  /** Which messages: from or to an account, with an opcode, a body, a hash, of a time … Needed unless `data` is given. */
  filter?: MessageFilter | undefined
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface MessageListModel extends ListModel<Message> {
  readonly addressBook: AddressBook
  /** What a message was about. */
  summaryOf(row: Message): ReadMessage
}

/**
 * Messages that a filter describes, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `MessageList` alone.
 */
export const useMessageList: (options: MessageListOptions) => MessageListModel = /* @__PURE__ */ listHook({
  paramsOf: ({ filter }: MessageListOptions) => filter,
  useRows: (params, options) => useMessagesInfinite(params, options),
  useBooks: (pages, { addressBook }) => ({
    addressBook: useMerged(pages, 'address_book', addressBook),
    summaryOf: readMessage,
  }),
})

import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, opcode } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Message, message } from '../../../schemas/message.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { rowWindow } from '../rowWindow.ts'

export interface MessagesParams {
  /** Plain or normalised. */
  msg_hash?: OneOrMany<string> | undefined
  /** Old name of `msg_hash`. */
  hash?: OneOrMany<string> | undefined
  body_hash?: string | undefined
  /** Sender in any form; `null` as a text for messages from outside. */
  source?: AnyAddress | undefined
  /** Receiver in any form; `null` as a text for messages to the outside (logs). */
  destination?: AnyAddress | undefined
  /** `0x` and hex digits: the first 32 bits of the body. */
  opcode?: string | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Inclusive. Leaves out messages from outside. */
  start_lt?: string | undefined
  /** Inclusive. Leaves out messages from outside. */
  end_lt?: string | undefined
  /** Side of the transaction that the message belongs to. */
  direction?: 'in' | 'out' | undefined
  /** Leaves out messages from outside. */
  exclude_externals?: boolean | undefined
  /** Only messages from outside. */
  only_externals?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface MessagesResponse extends Listed {
  messages: Message[]
  address_book: AddressBook
  metadata: Metadata
}

/** The service takes the text `null` for "no address". */
const addressOrNull = /* @__PURE__ */ z.unknown((payload) => {
  if (payload.value === 'null') return
  payload.value = z.runPart(payload, address, payload.value)
}) as unknown as typeof address

/** Bounds leave out messages from outside: where those may be among the rows, the list cannot be pinned. */
const isUnbound = ({ exclude_externals, source, start_lt, end_lt, start_utime, end_utime }: MessagesParams) =>
  !exclude_externals &&
  (source === undefined || source === 'null') &&
  (start_lt ?? end_lt ?? start_utime ?? end_utime) === undefined

/** Messages by hash, side, opcode, body or time. Newest first; without a filter those of the whole chain. */
export const messages = /* @__PURE__ */ defineEndpoint<MessagesParams, MessagesResponse, 'offset', Message>({
  generation: 'v3',
  name: 'messages',
  method: 'GET',
  path: '/messages',
  params: z.params(
    {
      msg_hash: z.optional(list(hash)),
      hash: z.optional(list(hash)),
      body_hash: z.optional(hash),
      source: z.optional(addressOrNull),
      destination: z.optional(addressOrNull),
      opcode: z.optional(opcode),
      direction: z.optional(z.oneOf(['in', 'out'])),
      exclude_externals: z.optional(z.boolean()),
      only_externals: z.optional(z.boolean()),
      ...rowWindow(),
    },
    atMostOneOf<MessagesParams>('msg_hash', 'hash'),
  ),
  rows: 'messages',
  response: z.object({
    messages: z.array(message),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<MessagesParams, MessagesResponse, Message>({
    key: 'msg_hash',
    keysOf: (row) => [row.hash, row.hash_norm],
    sendLimit: true,
  }),
  owns: ({ source, destination }, { messages: rows }) => [
    ...foreignAddresses(
      source === 'null' ? undefined : source,
      rows.map((row) => row.source),
    ),
    ...foreignAddresses(
      destination === 'null' ? undefined : destination,
      rows.map((row) => row.destination),
    ),
  ],
  pagination: windowPages({
    rowKey: ({ hash }) => hash,
    hashed: ['message_content', 'init_state'],
    lt: (row) => row.created_lt,
    utime: (row) => (row.created_at === null ? null : Number(row.created_at)),
    isUnbound,
  }),
})

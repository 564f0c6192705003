import { type MessagesParams, type MessagesResponse, messagesFacts } from '../../../contract/v3/endpoints/messages.ts'
import type { Message } from '../../../contract/v3/message.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

/** Bounds leave out messages from outside: where those may be among the rows, the list cannot be pinned. */
const isUnbound = ({ exclude_externals, source, start_lt, end_lt, start_utime, end_utime }: MessagesParams) =>
  !exclude_externals &&
  (source === undefined || source === 'null') &&
  (start_lt ?? end_lt ?? start_utime ?? end_utime) === undefined

export const messages = /* @__PURE__ */ defineEndpoint<MessagesParams, MessagesResponse, 'offset', Message>(
  messagesFacts,
  {
    cache: 'block',
    batch: byKey<MessagesParams, MessagesResponse, Message>(messagesFacts, {
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
    pagination: windowPages(messagesFacts, {
      rowKey: ({ hash }) => hash,
      hashed: ['message_content', 'init_state'],
      lt: (row) => row.created_lt,
      utime: (row) => (row.created_at === null ? null : Number(row.created_at)),
      isUnbound,
    }),
  },
)

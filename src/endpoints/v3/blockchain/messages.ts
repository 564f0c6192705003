import { type MessagesParams, messagesFacts } from '../../../contract/v3/endpoints/messages.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

/** Bounds leave out messages from outside: where those may be among the rows, the list cannot be pinned. */
const isUnbound = ({ exclude_externals, source, start_lt, end_lt, start_utime, end_utime }: MessagesParams) =>
  !exclude_externals &&
  (source === undefined || source === 'null') &&
  (start_lt ?? end_lt ?? start_utime ?? end_utime) === undefined

export const messages = /* @__PURE__ */ defineEndpoint(messagesFacts, {
  cache: 'block',
  // A normalized hash may be that of several messages.
  batch: byKey(messagesFacts, {
    key: 'msg_hash',
    keysOf: (row) => [row.hash, row.hash_norm],
    maxLimit: messagesFacts.paging.maxLimit,
  }),
  owns: ownedBy(messagesFacts, {
    source: (row, { source }) => (source === 'null' ? [] : row.source),
    destination: (row, { destination }) => (destination === 'null' ? [] : row.destination),
  }),
  pagination: windowPages(messagesFacts, {
    rowKey: ({ hash }) => hash,
    hashed: ['message_content', 'init_state'],
    lt: (row) => row.created_lt,
    utime: (row) => (row.created_at === null ? null : Number(row.created_at)),
    isUnbound,
  }),
})

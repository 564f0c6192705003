import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, atMostOneOf, hash, seqno, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type Trace, trace } from '../../../schemas/trace.ts'
import { foreignRows } from '../foreignRows.ts'
import { rowWindow } from '../rowWindow.ts'
import { actionTypes } from './actionTypes.ts'

export interface TracesParams {
  /** Has a transaction in the trace. Any form. */
  account?: AnyAddress | undefined
  trace_id?: OneOrMany<string> | undefined
  /** Of a transaction in it: hex, base64 or base64url. */
  tx_hash?: OneOrMany<string> | undefined
  /** Plain or normalised hash of a message. */
  msg_hash?: OneOrMany<string> | undefined
  /** The masterchain block that completed the trace. */
  mc_seqno?: number | undefined
  /** Compared with the end of the whole trace, unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Compared with the end of the whole trace, unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Compared with the end of the whole trace, inclusive. */
  start_lt?: string | undefined
  /** Compared with the end of the whole trace, inclusive. */
  end_lt?: string | undefined
  /** Fills `actions`. */
  include_actions?: boolean | undefined
  /**
   * What the caller understands: types, or `v1` … `v5`, `latest`, `staking`, `jettons`, `nft`, `dns` …; when absent the
   * newest version that the components draw. An action that is not among them is sent as its parts.
   */
  supported_action_types?: OneOrMany<string> | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By the end of the trace; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface TracesResponse extends Listed {
  traces: Trace[]
  address_book: AddressBook
  metadata: Metadata
}

const isPending = (row: Trace) => row.trace_info.trace_state === 'pending'

/**
 * Everything that one message from outside caused, as a tree, with its transactions. Newest first, by the end of the
 * trace. Above 4 000 transactions a trace is sent without them (`is_incomplete`).
 */
export const traces = /* @__PURE__ */ defineEndpoint<TracesParams, TracesResponse, 'offset', Trace>({
  generation: 'v3',
  name: 'traces',
  method: 'GET',
  path: '/traces',
  actionTypes,
  params: z.params(
    {
      account: z.optional(address),
      trace_id: z.optional(list(hash)),
      tx_hash: z.optional(list(hash)),
      msg_hash: z.optional(list(hash)),
      mc_seqno: z.optional(seqno),
      include_actions: z.optional(z.boolean()),
      supported_action_types: z.optional(list(text)),
      ...rowWindow(),
    },
    atMostOneOf<TracesParams>('account', 'trace_id', 'tx_hash', 'msg_hash'),
  ),
  rows: 'traces',
  response: z.object({
    traces: z.array(trace),
    address_book: addressBook,
    metadata,
  }),
  brings: { traces: 'trace_id' },
  // Even those of a past block: actions are added some time after the transactions are indexed.
  cache: 'block',
  batch: byKey<TracesParams, TracesResponse, Trace>({
    key: 'trace_id',
    keysOf: (row) => [row.trace_id],
    sendLimit: true,
  }),
  owns: ({ account }, { traces }) =>
    foreignRows(
      account,
      traces.map(({ transactions = {} }) => Object.values(transactions).map((row) => row.account)),
    ),
  pagination: windowPages({
    rowKey: ({ trace_id, external_hash, start_lt }) => trace_id ?? external_hash ?? start_lt,
    // A trace that still grows moves up as it does: it has no place yet.
    lt: (row) => (isPending(row) ? null : row.end_lt),
    utime: (row) => (isPending(row) ? null : row.end_utime),
    isLtFirst: true,
  }),
})

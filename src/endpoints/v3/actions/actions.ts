import type { AnyAddress } from '../../../core/address.ts'
import { expects, list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, hash, seqno, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type Action, action } from '../../../schemas/action.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { foreignRows } from '../foreignRows.ts'
import { rowWindow } from '../rowWindow.ts'
import { actionTypes } from './actionTypes.ts'

export interface ActionsParams {
  /** Takes part in the action. Any form. */
  account?: AnyAddress | undefined
  /** Of a transaction in it: hex, base64 or base64url. */
  tx_hash?: OneOrMany<string> | undefined
  /** Plain or normalised hash of a message. */
  msg_hash?: OneOrMany<string> | undefined
  action_id?: OneOrMany<string> | undefined
  trace_id?: OneOrMany<string> | undefined
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
  /**
   * Only these types, by the names under which they are stored: `extra_currency_transfer` is stored as `ton_transfer`
   * or `call_contract`.
   */
  action_type?: OneOrMany<string> | undefined
  /** All but these types. */
  exclude_action_type?: OneOrMany<string> | undefined
  /**
   * What the caller understands: types, or `v1` … `v5`, `latest`, `staking`, `jettons`, `nft`, `dns` …; when absent the
   * newest version that the components draw. An action that is not among them is sent as its parts.
   */
  supported_action_types?: OneOrMany<string> | undefined
  /** Fills `accounts`. */
  include_accounts?: boolean | undefined
  /** Fills `transactions_full`. */
  include_transactions?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By the end of the trace; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface ActionsResponse extends Listed {
  actions: Action[]
  address_book: AddressBook
  metadata: Metadata
}

const actionType = /* @__PURE__ */ z.string(expects('letters, digits, _ and .', (text) => /^[\w.]+$/.test(text)))

/**
 * What happened, in plain terms: transfers, swaps, bids … Newest first, by the end of the trace that they belong to.
 * Without a filter those of the whole chain.
 */
export const actions = /* @__PURE__ */ defineEndpoint<ActionsParams, ActionsResponse, 'offset', Action>({
  generation: 'v3',
  name: 'actions',
  method: 'GET',
  path: '/actions',
  actionTypes,
  params: z.params({
    account: z.optional(address),
    tx_hash: z.optional(list(hash)),
    msg_hash: z.optional(list(hash)),
    action_id: z.optional(list(hash)),
    trace_id: z.optional(list(hash)),
    mc_seqno: z.optional(seqno),
    action_type: z.optional(list(actionType)),
    exclude_action_type: z.optional(list(actionType)),
    supported_action_types: z.optional(list(text)),
    include_accounts: z.optional(z.boolean()),
    include_transactions: z.optional(z.boolean()),
    ...rowWindow(),
  }),
  rows: 'actions',
  response: z.object({
    actions: z.array(action),
    address_book: addressBook,
    metadata,
  }),
  // Even those of a past block: the service adds actions some time after it has indexed the transactions.
  cache: 'block',
  owns: ({ account }, { actions }) =>
    // Only with `include_accounts` do rows list the accounts.
    foreignRows(
      account,
      actions.map((row) => row.accounts ?? []),
    ),
  pagination: windowPages({
    rowKey: ({ action_id }) => action_id,
    lt: (row) => row.trace_end_lt,
    utime: (row) => row.trace_end_utime,
  }),
})

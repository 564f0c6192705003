import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, atLeastOneOf, hash, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type Action, action } from '../../../schemas/action.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { foreignRows } from '../foreignRows.ts'
import { actionTypes } from './actionTypes.ts'

export interface PendingActionsParams {
  /** Takes part in the action. Wins when both are given. */
  account?: AnyAddress | undefined
  /** Of the message from outside that started the trace. */
  ext_msg_hash?: OneOrMany<string> | undefined
  /**
   * What the caller understands: types, or `v1` … `v5`, `latest`, `staking`, `jettons`, `nft`, `dns` …; when absent the
   * newest version that the components draw. An action that is not among them is sent as its parts.
   */
  supported_action_types?: OneOrMany<string> | undefined
  /** Fills `transactions_full`. */
  include_transactions?: boolean | undefined
}
export interface PendingActionsResponse extends Listed {
  actions: Action[]
  address_book: AddressBook
  metadata: Metadata
}

/** Actions of traces that are emulated or not final yet. An unknown account or hash gives an empty list. */
export const pendingActions = /* @__PURE__ */ defineEndpoint<PendingActionsParams, PendingActionsResponse>({
  generation: 'v3',
  name: 'pendingActions',
  method: 'GET',
  path: '/pendingActions',
  actionTypes,
  params: z.params(
    {
      account: z.optional(address),
      ext_msg_hash: z.optional(list(hash)),
      supported_action_types: z.optional(list(text)),
      include_transactions: z.optional(z.boolean()),
    },
    atLeastOneOf<PendingActionsParams>('account', 'ext_msg_hash'),
  ),
  rows: 'actions',
  response: z.object({
    actions: z.array(action),
    address_book: addressBook,
    metadata,
  }),
  // A pending trace changes several times between two blocks.
  cache: 'never',
  owns: ({ account }, { actions }) =>
    // Rows need not list the accounts.
    foreignRows(
      account,
      actions.map((row) => row.accounts ?? []),
    ),
})

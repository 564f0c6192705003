import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, atLeastOneOf, hash, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type Trace, trace } from '../../../schemas/trace.ts'
import { actionTypes } from './actionTypes.ts'

export interface PendingTracesParams {
  /** Takes part in the trace. Wins when both are given. */
  account?: AnyAddress | undefined
  /** Of the message from outside that started the trace. */
  ext_msg_hash?: OneOrMany<string> | undefined
  /**
   * What the caller understands: types, or `v1` … `v5`, `latest`, `staking`, `jettons`, `nft`, `dns` …; when absent the
   * newest version that the components draw. An action that is not among them is sent as its parts.
   */
  supported_action_types?: OneOrMany<string> | undefined
}
export interface PendingTracesResponse extends Listed {
  traces: Trace[]
  address_book: AddressBook
  metadata: Metadata
}

/** Traces that are emulated or not final yet, with their actions, in no order. */
export const pendingTraces = /* @__PURE__ */ defineEndpoint<PendingTracesParams, PendingTracesResponse>({
  generation: 'v3',
  name: 'pendingTraces',
  method: 'GET',
  path: '/pendingTraces',
  actionTypes,
  params: z.params(
    {
      account: z.optional(address),
      ext_msg_hash: z.optional(list(hash)),
      supported_action_types: z.optional(list(text)),
    },
    atLeastOneOf<PendingTracesParams>('account', 'ext_msg_hash'),
  ),
  rows: 'traces',
  response: z.object({
    traces: z.array(trace),
    address_book: addressBook,
    metadata,
  }),
  // A pending trace changes several times between two blocks.
  cache: 'never',
  // No `owns` for traces: an account may take part by an action, without a transaction of its own.
})

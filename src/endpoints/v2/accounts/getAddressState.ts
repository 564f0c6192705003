import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type V2AccountStatus, v2AccountStatus } from '../../../schemas/v2/accountStatus.ts'
import { blockSeqno } from '../params.ts'

export interface GetAddressStateParams {
  /** In any form. */
  address: string
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}
export type AddressState = V2AccountStatus

/** Whether one account is active, frozen or uninitialized, and nothing else. */
export const getAddressState = /* @__PURE__ */ defineEndpoint<GetAddressStateParams, AddressState>({
  generation: 'v2',
  name: 'getAddressState',
  method: 'GET',
  path: '/getAddressState',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: v2AccountStatus,
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
})

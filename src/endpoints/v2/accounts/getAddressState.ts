import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { openText } from '../../../schemas/scalars.ts'
import type { V2AccountStatus } from '../../../schemas/v2/accountStatus.ts'
import { blockSeqno } from '../params.ts'

export interface GetAddressStateParams {
  /** In any form. */
  address: AnyAddress
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
  response: openText,
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
})

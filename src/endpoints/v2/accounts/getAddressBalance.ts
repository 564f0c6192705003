import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { anyDecimal } from '../../../schemas/scalars.ts'
import { blockSeqno } from '../params.ts'

export interface GetAddressBalanceParams {
  /** In any form. */
  address: AnyAddress
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}
/** Nanotons. */
export type AddressBalance = string

/** The balance of one account in nanotons, and nothing else. `"0"` where there is no account. */
export const getAddressBalance = /* @__PURE__ */ defineEndpoint<GetAddressBalanceParams, AddressBalance>({
  generation: 'v2',
  name: 'getAddressBalance',
  method: 'GET',
  path: '/getAddressBalance',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: anyDecimal,
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
})

import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { boc, decimal, hash } from '../../../schemas/scalars.ts'

export interface AddressInformationParams {
  /** Any form. */
  address: AnyAddress
  /** Asks the v2 service instead of the index; `false` when absent. */
  use_v2?: boolean | undefined
}
export interface AddressInformationResponse {
  /** Nanotons. */
  balance: string
  /** Base64 BoC. */
  code: string | null
  /** Base64 BoC. */
  data: string | null
  last_transaction_lt: string | null
  last_transaction_hash: string | null
  /** Filled with `use_v2` only. */
  frozen_hash: string | null
  /** `uninitialized` instead of `uninit` with `use_v2`. An open set. */
  status: 'uninit' | 'active' | 'frozen' | 'nonexist' | 'uninitialized' | (string & {})
}

/** The state of one account in the style of v2. An unknown account has balance `0` and status `uninit`. */
export const addressInformation = /* @__PURE__ */ defineEndpoint<AddressInformationParams, AddressInformationResponse>({
  generation: 'v3',
  name: 'addressInformation',
  method: 'GET',
  path: '/addressInformation',
  legacy401: true,
  params: z.params({ address, use_v2: z.optional(z.boolean()) }),
  response: z.object({
    balance: decimal,
    code: z.nullable(boc),
    data: z.nullable(boc),
    last_transaction_lt: z.nullable(decimal),
    last_transaction_hash: z.nullable(hash),
    frozen_hash: z.nullable(hash),
    status: z.string(),
  }),
  cache: 'block',
})

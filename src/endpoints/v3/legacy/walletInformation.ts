import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { decimal, hash, int, openText } from '../../../schemas/scalars.ts'
import type { WalletType } from '../../../schemas/wallet.ts'

export interface WalletInformationParams {
  /** Any form. */
  address: AnyAddress
  /** Asks the v2 service instead of the index; `false` when absent. */
  use_v2?: boolean | undefined
}
export interface WalletInformationResponse {
  /** Nanotons. */
  balance: string
  wallet_type?: WalletType | undefined
  /** Messages sent so far: the seqno of the next one. */
  seqno?: number | undefined
  /** Unsigned 32 bits; absent for v1 and v2. */
  wallet_id?: number | undefined
  last_transaction_lt: string
  last_transaction_hash: string
  /** `uninitialized` instead of `uninit` with `use_v2`. An open set. */
  status: 'uninit' | 'active' | 'frozen' | 'nonexist' | 'uninitialized' | (string & {})
}

/**
 * The state of one wallet in the style of v2. An unknown account has balance `0`; one that is no wallet is a
 * `BadRequestError`.
 */
export const walletInformation = /* @__PURE__ */ defineEndpoint<WalletInformationParams, WalletInformationResponse>({
  generation: 'v3',
  name: 'walletInformation',
  method: 'GET',
  path: '/walletInformation',
  legacy401: true,
  params: z.params({ address, use_v2: z.optional(z.boolean()) }),
  response: z.object({
    balance: decimal,
    wallet_type: z.optional(openText),
    seqno: z.optional(int),
    wallet_id: z.optional(int),
    last_transaction_lt: decimal,
    last_transaction_hash: hash,
    status: z.string(),
  }),
  cache: 'block',
})

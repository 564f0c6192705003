import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type TokenData, tokenData } from '../../../schemas/v2/tokenData.ts'
import { blockSeqno } from '../params.ts'

export interface GetTokenDataParams {
  /** A jetton, a jetton wallet, an NFT or a collection, in any form. */
  address: AnyAddress
  /** Masterchain block to read the state at; the newest when absent. Only the C++ service heeds it. */
  seqno?: number | undefined
}

/** What the contract of a jetton, jetton wallet, NFT or collection reports. Any other contract is a `BadRequestError` (409). */
export const getTokenData = /* @__PURE__ */ defineEndpoint<GetTokenDataParams, TokenData>({
  generation: 'v2',
  name: 'getTokenData',
  method: 'GET',
  path: '/getTokenData',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: tokenData,
  // With a seqno too: the Python service passes over it and answers with the newest state.
  cache: 'block',
  owns: (params, data) => foreignAddresses(params.address, [data.address ?? null]),
})

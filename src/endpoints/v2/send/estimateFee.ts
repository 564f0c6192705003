import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, boc } from '../../../core/params.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'

export interface EstimateFeeParams {
  /** The account that receives the message, in any form. */
  address: AnyAddress
  /** Of the message; BoC in base64 or hex. */
  body: string
  /** For an account that is not deployed yet; BoC in base64 or hex. */
  init_code?: string | undefined
  /** For an account that is not deployed yet; BoC in base64 or hex. */
  init_data?: string | undefined
  /** Takes every signature for right; `true` when absent. */
  ignore_chksig?: boolean | undefined
}
/** JSON numbers on the wire. */
export interface Fees {
  '@type': 'fees' | (string & {})
  /** Nanotons. */
  in_fwd_fee: number
  /** Nanotons. */
  storage_fee: number
  /** Nanotons. */
  gas_fee: number
  /** Nanotons. */
  fwd_fee: number
}
export interface QueryFees {
  '@type': 'query.fees' | (string & {})
  source_fees: Fees
  /** Usually empty. */
  destination_fees: Fees[]
}

const fees: DataSchema<Fees> = /* @__PURE__ */ z.object({
  '@type': openText,
  in_fwd_fee: int,
  storage_fee: int,
  gas_fee: int,
  fwd_fee: int,
})

/** What a message from outside would cost now, without sending it. */
export const estimateFee = /* @__PURE__ */ defineEndpoint<EstimateFeeParams, QueryFees>({
  generation: 'v2',
  name: 'estimateFee',
  method: 'POST',
  path: '/estimateFee',
  params: z.params({
    address,
    body: boc,
    init_code: z.optional(boc),
    init_data: z.optional(boc),
    ignore_chksig: z.optional(z.boolean()),
  }),
  response: z.object({ '@type': openText, source_fees: fees, destination_fees: z.array(fees) }),
  cache: 'never',
})

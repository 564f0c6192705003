import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, boc } from '../../../core/params.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { int } from '../../../schemas/scalars.ts'

export interface EstimateFeeParams {
  /** The account that would receive the message. Any form. */
  address: AnyAddress
  /** The message's body: BoC as base64. */
  body: string
  /** Of an account that is not deployed yet: BoC as base64. */
  init_code?: string | undefined
  /** Of an account that is not deployed yet: BoC as base64. */
  init_data?: string | undefined
  /** Takes every signature for right; `false` when absent. */
  ignore_chksig?: boolean | undefined
}

/** Nanotons, as JSON numbers. */
export interface EstimatedFees {
  /** For importing the message. */
  in_fwd_fee: number
  storage_fee: number
  gas_fee: number
  /** For the messages that the account would send. */
  fwd_fee: number
}
const estimatedFees: DataSchema<EstimatedFees> = /* @__PURE__ */ z.object({
  in_fwd_fee: int,
  storage_fee: int,
  gas_fee: int,
  fwd_fee: int,
})

export interface EstimateFeeResponse {
  source_fees: EstimatedFees
  /** Of the messages that the account would send. */
  destination_fees: EstimatedFees[]
}

/** What a message from outside would cost the account now. Sends nothing to the chain. */
export const estimateFee = /* @__PURE__ */ defineEndpoint<EstimateFeeParams, EstimateFeeResponse>({
  generation: 'v3',
  name: 'estimateFee',
  method: 'POST',
  path: '/estimateFee',
  legacy401: true,
  params: z.params({
    address,
    body: boc,
    init_code: z.optional(boc),
    init_data: z.optional(boc),
    ignore_chksig: z.optional(z.boolean()),
  }),
  response: z.object({
    source_fees: estimatedFees,
    destination_fees: z.array(estimatedFees),
  }),
  cache: 'block',
})

import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, boc, decimal, hash, int } from './scalars.ts'

/** Jettons destroyed by their owner. */
export interface JettonBurn {
  /** Chosen by the sender of the message. */
  query_id: string
  /** May be empty. */
  owner: string
  /** May be empty. */
  jetton_wallet: string
  /** May be empty. */
  jetton_master: string
  transaction_hash: string
  /** Logical time. */
  transaction_lt: string
  /** Unix seconds. */
  transaction_now: number
  transaction_aborted: boolean
  /** In the jetton's smallest units. */
  amount: string
  /** The account that receives the rest of the fees. */
  response_destination: string | null
  /** Base64 BoC. */
  custom_payload: string | null
  /** As `decoded` of a message body; `null` when it does not decode. */
  decoded_custom_payload: Record<string, unknown> | null
  trace_id: string | null
}
export const jettonBurn: DataSchema<JettonBurn> = /* @__PURE__ */ z.object({
  query_id: decimal,
  owner: address,
  jetton_wallet: address,
  jetton_master: address,
  transaction_hash: hash,
  transaction_lt: decimal,
  transaction_now: int,
  transaction_aborted: z.boolean(),
  amount: decimal,
  response_destination: z.nullable(address),
  custom_payload: z.nullable(boc),
  decoded_custom_payload: z.nullable(z.mapOf(z.unknown())),
  trace_id: z.nullable(hash),
})

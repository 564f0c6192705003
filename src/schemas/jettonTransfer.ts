import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, boc, decimal, hash, int } from './scalars.ts'

/** A transfer of jettons from one owner to another. */
export interface JettonTransfer {
  /** Chosen by the sender of the message. */
  query_id: string
  /** Owner, not jetton wallet. May be empty. */
  source: string
  /** Owner, not jetton wallet. May be empty. */
  destination: string
  /** In the jetton's smallest units. */
  amount: string
  /** The sender's jetton wallet. May be empty. */
  source_wallet: string
  /** May be empty. */
  jetton_master: string
  transaction_hash: string
  /** Logical time. */
  transaction_lt: string
  /** Unix seconds. */
  transaction_now: number
  /** Always `false`: transfers that failed are not listed. Absent from services of mid-2024. */
  transaction_aborted?: boolean | undefined
  /** The account that receives the rest of the fees. */
  response_destination: string | null
  /** Base64 BoC. */
  custom_payload: string | null
  /** As `decoded` of a message body; `null` when it does not decode, absent from services of mid-2024. */
  decoded_custom_payload?: Record<string, unknown> | null | undefined
  /** Sent along to the receiver, nanotons. */
  forward_ton_amount: string | null
  /** Base64 BoC. */
  forward_payload: string | null
  /**
   * As `decoded` of a message body; `null` when it does not decode, absent from services of mid-2024. Written by
   * strangers.
   */
  decoded_forward_payload?: Record<string, unknown> | null | undefined
  /** Absent from services of mid-2024. */
  trace_id?: string | null | undefined
}
export const jettonTransfer: DataSchema<JettonTransfer> = /* @__PURE__ */ z.object({
  query_id: decimal,
  source: address,
  destination: address,
  amount: decimal,
  source_wallet: address,
  jetton_master: address,
  transaction_hash: hash,
  transaction_lt: decimal,
  transaction_now: int,
  transaction_aborted: z.optional(z.boolean()),
  response_destination: z.nullable(address),
  custom_payload: z.nullable(boc),
  decoded_custom_payload: z.optional(z.nullable(z.mapOf(z.unknown()))),
  forward_ton_amount: z.nullable(decimal),
  forward_payload: z.nullable(boc),
  decoded_forward_payload: z.optional(z.nullable(z.mapOf(z.unknown()))),
  trace_id: z.optional(z.nullable(hash)),
})

import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableBoc, nullableDecimal, nullableFlag, nullableInt, nullableText } from './nullable.ts'

/** An order proposed to a multisig wallet. */
export interface MultisigCreateOrderDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** A number of any size. */
  order_seqno: string | null
  is_created_by_signer: boolean | null
  is_signed_by_creator: boolean | null
  creator_index: number | null
  /** Unix seconds. */
  expiration_date: number | null
  /** What the order does. */
  order_boc: string | null
  source: string | null
  destination: string | null
  destination_order: string | null
}
export const multisigCreateOrderDetails: DataSchema<MultisigCreateOrderDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  order_seqno: nullableDecimal,
  is_created_by_signer: nullableFlag,
  is_signed_by_creator: nullableFlag,
  creator_index: nullableInt,
  expiration_date: nullableInt,
  order_boc: nullableBoc,
  source: nullableAddress,
  destination: nullableAddress,
  destination_order: nullableAddress,
})

/** A signer's approval. */
export interface MultisigApproveDetails {
  signer_index: number | null
  /** 0 is success. */
  exit_code: number | null
  source: string | null
  destination: string | null
}
export const multisigApproveDetails: DataSchema<MultisigApproveDetails> = /* @__PURE__ */ z.object({
  signer_index: nullableInt,
  exit_code: nullableInt,
  source: nullableAddress,
  destination: nullableAddress,
})

/** An order carried out. */
export interface MultisigExecuteDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** A number of any size. */
  order_seqno: string | null
  /** Unix seconds. */
  expiration_date: number | null
  approvals_num: number | null
  signers_hash: string | null
  /** What the order does. */
  order_boc: string | null
  source: string | null
  destination: string | null
}
export const multisigExecuteDetails: DataSchema<MultisigExecuteDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  order_seqno: nullableDecimal,
  expiration_date: nullableInt,
  approvals_num: nullableInt,
  signers_hash: nullableText,
  order_boc: nullableBoc,
  source: nullableAddress,
  destination: nullableAddress,
})

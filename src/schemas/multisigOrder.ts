import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type OrderAction, orderAction } from './orderAction.ts'
import { address, anyDecimal, boc, decimal, hash, int } from './scalars.ts'

/** A proposal to a multisig wallet, that its signers approve. */
export interface MultisigOrder {
  /** Raw, upper-case. */
  address: string
  multisig_address: string
  /** Decimal, of any size. */
  order_seqno: string | null
  /** Approvals needed. */
  threshold: number | null
  sent_for_execution: boolean | null
  /** A bit for each signer, as a decimal number. */
  approvals_mask: string | null
  approvals_num: number | null
  /** Unix seconds. A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  expiration_date: string | null
  /** What the order does. */
  order_boc: string | null
  signers: string[] | null
  /** Logical time. */
  last_transaction_lt: string
  code_hash: string | null
  data_hash: string | null
  /** `null` unless `parse_actions` was asked for. */
  actions: OrderAction[] | null
}
export const multisigOrder: DataSchema<MultisigOrder> = /* @__PURE__ */ z.object({
  address,
  multisig_address: address,
  order_seqno: z.nullable(decimal),
  threshold: z.nullable(int),
  sent_for_execution: z.nullable(z.boolean()),
  approvals_mask: z.nullable(decimal),
  approvals_num: z.nullable(int),
  expiration_date: z.nullable(anyDecimal),
  order_boc: z.nullable(boc),
  signers: z.nullable(z.array(address)),
  last_transaction_lt: decimal,
  code_hash: z.nullable(hash),
  data_hash: z.nullable(hash),
  actions: z.nullable(z.array(orderAction)),
})

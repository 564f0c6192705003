import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type MultisigOrder, multisigOrder } from './multisigOrder.ts'
import { address, decimal, hash, int } from './scalars.ts'

/** A wallet that several signers hold together. */
export interface Multisig {
  /** Raw, upper-case. */
  address: string
  /** Decimal, of any size. */
  next_order_seqno: string | null
  /** Approvals needed. */
  threshold: number | null
  signers: string[] | null
  proposers: string[] | null
  /** Logical time. */
  last_transaction_lt: string
  code_hash: string | null
  data_hash: string | null
  /** Empty with `include_orders: false`; `null` or empty when there are none. */
  orders: MultisigOrder[] | null
}
export const multisig: DataSchema<Multisig> = /* @__PURE__ */ z.object({
  address,
  next_order_seqno: z.nullable(decimal),
  threshold: z.nullable(int),
  signers: z.nullable(z.array(address)),
  proposers: z.nullable(z.array(address)),
  last_transaction_lt: decimal,
  code_hash: z.nullable(hash),
  data_hash: z.nullable(hash),
  orders: z.nullable(z.array(multisigOrder)),
})

import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, anyDecimal, boc, int, openText } from '../scalars.ts'
import { type AccountAddress, accountAddress, type TransactionId, transactionId } from './common.ts'
import { type V2Message, v2Message } from './message.ts'

export interface V2Transaction {
  /** `ext.transaction` from the C++ service, `raw.transaction` from the Python one. */
  '@type': 'ext.transaction' | 'raw.transaction' | (string & {})
  /** Absent from the Python service before 2023. */
  address?: AccountAddress | undefined
  /** Raw, upper-case; absent from the Python service. */
  account?: string | undefined
  /** Unix seconds. */
  utime: number
  /** The transaction itself, base64 BoC. */
  data: string
  transaction_id: TransactionId
  /** Nanotons, storage included. */
  fee: string
  /** Nanotons. */
  storage_fee: string
  /** Nanotons. */
  other_fee: string
  /** Absent for tick-tock transactions. */
  in_msg?: V2Message | undefined
  out_msgs: V2Message[]
}
export const v2Transaction: DataSchema<V2Transaction> = /* @__PURE__ */ z.object({
  '@type': openText,
  address: z.optional(accountAddress),
  account: z.optional(address),
  utime: int,
  data: boc,
  transaction_id: transactionId,
  fee: anyDecimal,
  storage_fee: anyDecimal,
  other_fee: anyDecimal,
  in_msg: z.optional(v2Message),
  out_msgs: z.array(v2Message),
})

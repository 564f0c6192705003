import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { anyDecimal, boc, decimal, hash, int, openText } from '../scalars.ts'
import {
  type AccountAddress,
  accountAddress,
  type ExtraCurrencyBalance,
  extraCurrencyBalance,
  type TransactionId,
  transactionId,
} from './common.ts'
import { type MessageData, messageData } from './message.ts'

/** A message as the node's own library has it: addresses are objects, comments are not decoded. */
export interface MessageStd {
  '@type': 'raw.message' | (string & {})
  /** Absent from the Python service before 2025. */
  hash?: string | undefined
  /** `account_address` is `""` for a message from outside. */
  source: AccountAddress
  /** `account_address` is `""` for a message to the outside. */
  destination: AccountAddress
  /** Nanotons. */
  value: string
  /** Absent from the Python service. */
  extra_currencies?: ExtraCurrencyBalance[] | undefined
  /** Nanotons. */
  fwd_fee: string
  /** Nanotons. */
  ihr_fee: string
  /** Logical time; `"0"` for a message from outside. */
  created_lt: string
  body_hash: string
  msg_data: MessageData
}
const messageStd: DataSchema<MessageStd> = /* @__PURE__ */ z.object({
  '@type': openText,
  hash: z.optional(hash),
  source: accountAddress,
  destination: accountAddress,
  value: anyDecimal,
  extra_currencies: z.optional(z.array(extraCurrencyBalance)),
  fwd_fee: anyDecimal,
  ihr_fee: anyDecimal,
  created_lt: decimal,
  body_hash: hash,
  msg_data: messageData,
})

/** What a transaction as the node's own library has it consists of, beside its tag. */
export interface TransactionStdBody {
  /** Absent from the Python service before 2023. */
  address?: AccountAddress | undefined
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
  in_msg?: MessageStd | undefined
  out_msgs: MessageStd[]
}
export const transactionStdBody = {
  address: /* @__PURE__ */ z.optional(accountAddress),
  utime: int,
  data: boc,
  transaction_id: transactionId,
  fee: anyDecimal,
  storage_fee: anyDecimal,
  other_fee: anyDecimal,
  in_msg: /* @__PURE__ */ z.optional(messageStd),
  out_msgs: /* @__PURE__ */ z.array(messageStd),
}

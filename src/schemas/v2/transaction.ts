import type { DataSchema } from '../../core/endpoint.ts'
import * as z from '../../core/schema.ts'
import { address, anyDecimal, boc, decimal, hash, int } from '../scalars.ts'
import {
  type AccountAddress,
  accountAddress,
  type ExtraCurrencyBalance,
  extraCurrencyBalance,
  type TransactionId,
  transactionId,
} from './common.ts'

/** The body of a message; by `@type` either a cell or a text, both in base64. */
export type MessageData = RawMessageData | TextMessageData
export interface RawMessageData {
  '@type': 'msg.dataRaw'
  /** Base64 BoC. */
  body: string
  /** Base64 BoC, or `""`. */
  init_state: string
}
export interface TextMessageData {
  '@type': 'msg.dataText' | 'msg.dataDecryptedText' | 'msg.dataEncryptedText'
  /** The text's UTF-8, or the encrypted bytes, in base64. */
  text: string
}
export const messageData = /* @__PURE__ */ z.unionBy('@type', [
  z.object<RawMessageData>({ '@type': z.literal('msg.dataRaw'), body: boc, init_state: boc }),
  z.object<TextMessageData>({
    '@type': z.oneOf(['msg.dataText', 'msg.dataDecryptedText', 'msg.dataEncryptedText']),
    text: z.string(),
  }),
])

export interface V2Message {
  /** `ext.message` from the C++ service, `raw.message` from the Python one. */
  '@type': 'ext.message' | 'raw.message'
  /** Absent from the Python service before 2025. */
  hash?: string | undefined
  /** Friendly; `""` for a message from outside. */
  source: string
  /** Friendly; `""` for a message to the outside. */
  destination: string
  /** Nanotons. */
  value: string
  /** Absent from the Python service. */
  extra_currencies?: ExtraCurrencyBalance[] | undefined
  /** Nanotons. */
  fwd_fee: string
  /** Nanotons. */
  ihr_fee: string
  created_lt: string
  body_hash: string
  msg_data: MessageData
  /** A comment in plain text where `msg_data` is a text; for a raw body base64 with a line break, which is no text. */
  message?: string | undefined
  message_decode_error?: string | undefined
}
const v2Message: DataSchema<V2Message> = /* @__PURE__ */ z.object({
  '@type': z.oneOf(['ext.message', 'raw.message']),
  hash: z.optional(hash),
  source: address,
  destination: address,
  value: anyDecimal,
  extra_currencies: z.optional(z.array(extraCurrencyBalance)),
  fwd_fee: anyDecimal,
  ihr_fee: anyDecimal,
  created_lt: decimal,
  body_hash: hash,
  msg_data: messageData,
  message: z.optional(z.string()),
  message_decode_error: z.optional(z.string()),
})

export interface V2Transaction {
  /** `ext.transaction` from the C++ service, `raw.transaction` from the Python one. */
  '@type': 'ext.transaction' | 'raw.transaction'
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
  '@type': z.oneOf(['ext.transaction', 'raw.transaction']),
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

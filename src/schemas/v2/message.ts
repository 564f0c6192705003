import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, anyDecimal, boc, decimal, hash, openText } from '../scalars.ts'
import { byTag } from './choose.ts'
import { type ExtraCurrencyBalance, extraCurrencyBalance, type UnknownObject } from './common.ts'

/** The body of a message; by `@type` either a cell or a text, both in base64. */
export type MessageData = RawMessageData | TextMessageData | UnknownObject
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
const textMessageData: DataSchema<TextMessageData> = /* @__PURE__ */ z.object({
  '@type': z.oneOf(['msg.dataText', 'msg.dataDecryptedText', 'msg.dataEncryptedText']),
  text: z.string(),
})
export const messageData = /* @__PURE__ */ byTag<MessageData>('@type', {
  'msg.dataRaw': z.object<RawMessageData>({ '@type': z.literal('msg.dataRaw'), body: boc, init_state: boc }),
  'msg.dataText': textMessageData,
  'msg.dataDecryptedText': textMessageData,
  'msg.dataEncryptedText': textMessageData,
})

export interface V2Message {
  /** `ext.message` from the C++ service, `raw.message` from the Python one. */
  '@type': 'ext.message' | 'raw.message' | (string & {})
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
export const v2Message: DataSchema<V2Message> = /* @__PURE__ */ z.object({
  '@type': openText,
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

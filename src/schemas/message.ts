import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, boc, decimal, type ExtraCurrencies, extraCurrencies, hash } from './scalars.ts'

export interface MessageContent {
  hash: string | null
  /** Base64 BoC. */
  body: string | null
  /**
   * The body as a TL-B tree: `@type` names the constructor, every number is a decimal string. A text comment is
   * `{ "@type": "text_comment", "comment": … }`. `null` when it does not decode.
   */
  decoded: Record<string, unknown> | null
}
export const messageContent: DataSchema<MessageContent> = /* @__PURE__ */ z.object({
  hash: z.nullable(hash),
  body: z.nullable(boc),
  decoded: z.nullable(z.mapOf(z.unknown())),
})

export interface Message {
  hash: string
  /** Raw, upper-case; `null` for a message from outside. */
  source: string | null
  /** Raw, upper-case; `null` or an `ext$` form for a message to the outside. */
  destination: string | null
  /** Nanotons; `null` for messages from and to the outside. */
  value: string | null
  value_extra_currencies?: ExtraCurrencies | null | undefined
  /** Nanotons. */
  fwd_fee: string | null
  /** Nanotons. */
  ihr_fee: string | null
  extra_flags?: string | null | undefined
  created_lt: string | null
  /** Unix seconds, in a string. */
  created_at: string | null
  /** `0x` and 8 lower-case hex digits: the first 32 bits of the body; `null` when it is shorter. */
  opcode: string | null
  /** Constructor of the body; `null` when unknown. */
  decoded_opcode?: string | null | undefined
  ihr_disabled: boolean | null
  bounce: boolean | null
  bounced: boolean | null
  /** Nanotons; `null` for messages between accounts. */
  import_fee: string | null
  /** The transaction that received it. Only from `/messages`. */
  in_msg_tx_hash?: string | undefined
  /** The transaction that sent it. Only from `/messages`. */
  out_msg_tx_hash?: string | undefined
  message_content: MessageContent | null
  init_state: MessageContent | null
  /** The hash by which a wallet identifies the message it sent (TEP-467). Only for messages from outside. */
  hash_norm?: string | undefined
}
export const message: DataSchema<Message> = /* @__PURE__ */ z.object({
  hash,
  source: z.nullable(address),
  destination: z.nullable(address),
  value: z.nullable(decimal),
  value_extra_currencies: z.optional(z.nullable(extraCurrencies)),
  fwd_fee: z.nullable(decimal),
  ihr_fee: z.nullable(decimal),
  extra_flags: z.optional(z.nullable(decimal)),
  created_lt: z.nullable(decimal),
  created_at: z.nullable(decimal),
  opcode: z.nullable(z.string()),
  decoded_opcode: z.optional(z.nullable(z.string())),
  ihr_disabled: z.nullable(z.boolean()),
  bounce: z.nullable(z.boolean()),
  bounced: z.nullable(z.boolean()),
  import_fee: z.nullable(decimal),
  in_msg_tx_hash: z.optional(hash),
  out_msg_tx_hash: z.optional(hash),
  message_content: z.nullable(messageContent),
  init_state: z.nullable(messageContent),
  hash_norm: z.optional(hash),
})

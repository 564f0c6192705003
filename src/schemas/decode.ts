import { list, type OneOrMany } from '../core/checks.ts'
import { boc, opcode } from '../core/params.ts'
import type { DataSchema, ParamsSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'

/** What to decode: names by opcode, trees by body. Answered by position. */
export interface DecodeParams {
  /** `0x` and hex digits; one or up to 1 000. */
  opcodes?: OneOrMany<string> | undefined
  /** BoC as base64 or hex; one or up to 1 000. */
  bodies?: OneOrMany<string> | undefined
}
export const decodeParams: ParamsSchema<DecodeParams> = /* @__PURE__ */ z.params({
  opcodes: z.optional(list(opcode)),
  bodies: z.optional(list(boc)),
})

export interface DecodeResponse {
  /** Names of constructors, in the order of the request; `unknown` for one that is not known. */
  opcodes: string[]
  /**
   * TL-B trees, in the order of the request: `@type` names the constructor, every number is a decimal string; `{ "error": … }`
   * for a body that does not decode. A text comment is `{ "@type": "text_comment", "text": … }` here, and only here.
   */
  bodies: Record<string, unknown>[]
}
export const decodeResponse: DataSchema<DecodeResponse> = /* @__PURE__ */ z.object({
  opcodes: z.array(z.string()),
  bodies: z.array(z.mapOf(z.unknown())),
})

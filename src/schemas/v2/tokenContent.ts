import type { $ZodType } from 'zod/v4/core'
import * as z from '../../core/schema.ts'

export interface OffchainTokenContent {
  type: 'offchain'
  /** URI of a JSON file. */
  data: string
}
export interface OnchainTokenContent {
  type: 'onchain'
  /**
   * Any of `uri`, `name`, `description`, `image`, `image_data` (base64), `symbol`, `decimals` (a string), `amount_style`,
   * `render_type`.
   */
  data: Record<string, string>
}
/** What a token says of itself, or where it says so. Anybody may have written it. */
export type TokenContent = OffchainTokenContent | OnchainTokenContent
export const tokenContent: $ZodType<TokenContent> = /* @__PURE__ */ z.unionBy('type', [
  z.object<OffchainTokenContent>({ type: z.literal('offchain'), data: z.string() }),
  z.object<OnchainTokenContent>({ type: z.literal('onchain'), data: z.mapOf(z.string()) }),
])

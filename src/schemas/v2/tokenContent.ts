import * as z from '../../core/schema.ts'
import type { UnknownTag } from '../scalars.ts'
import { byTag } from './choose.ts'

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
/** A token's own metadata, or the URL of it. It may be written by anyone. */
export type TokenContent = OffchainTokenContent | OnchainTokenContent | { type: UnknownTag; data?: unknown }
export const tokenContent = /* @__PURE__ */ byTag<TokenContent>('type', {
  offchain: z.object<OffchainTokenContent>({ type: z.literal('offchain'), data: z.string() }),
  onchain: z.object<OnchainTokenContent>({ type: z.literal('onchain'), data: z.mapOf(z.string()) }),
})

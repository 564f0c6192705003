import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { openText } from '../scalars.ts'
import { type TvmCell, tvmCell } from './tvmStack.ts'

/** A part of the chain's configuration, or all of it, as a cell. */
export interface ConfigInfo {
  '@type': 'configInfo' | (string & {})
  config: TvmCell
}
export const configInfo: DataSchema<ConfigInfo> = /* @__PURE__ */ z.object({
  '@type': openText,
  config: tvmCell,
})

import type { DataSchema } from '../../core/endpoint.ts'
import * as z from '../../core/schema.ts'
import { type TvmCell, tvmCell } from './tvmStack.ts'

/** A part of the chain's configuration, or all of it, as a cell. */
export interface ConfigInfo {
  '@type': 'configInfo'
  config: TvmCell
}
export const configInfo: DataSchema<ConfigInfo> = /* @__PURE__ */ z.object({
  '@type': z.literal('configInfo'),
  config: tvmCell,
})

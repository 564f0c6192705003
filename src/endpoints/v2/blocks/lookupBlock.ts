import type { BlockIdExt } from '../../../contract/v2/blockIdExt.ts'
import { type LookupBlockParams, lookupBlockFacts } from '../../../contract/v2/endpoints/lookupBlock.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** The full id of a block, by its number, by a logical time or by a time. A block that is not there yet is an error. */
export const lookupBlock = /* @__PURE__ */ defineEndpoint<LookupBlockParams, BlockIdExt>(lookupBlockFacts, {
  // Of a time in the future the service may give the newest block: that changes.
  cache: ({ unixtime }) => (unixtime === undefined ? 'immutable' : 'block'),
})

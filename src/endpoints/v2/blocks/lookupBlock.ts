import type { BlockIdExt } from '../../../contract/v2/blockIdExt.ts'
import { type LookupBlockParams, lookupBlockFacts } from '../../../contract/v2/endpoints/lookupBlock.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const lookupBlock = /* @__PURE__ */ defineEndpoint<LookupBlockParams, BlockIdExt>(lookupBlockFacts, {
  // Of a time in the future the service may give the newest block: that changes.
  cache: ({ unixtime }) => (unixtime === undefined ? 'immutable' : 'block'),
})

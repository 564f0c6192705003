import { lookupBlockFacts } from '../../../contract/v2/endpoints/lookupBlock.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const lookupBlock = /* @__PURE__ */ defineEndpoint(lookupBlockFacts, {
  // Of a time in the future the service may give the newest block: that changes.
  cache: ({ unixtime }) => (unixtime === undefined ? 'immutable' : 'block'),
})

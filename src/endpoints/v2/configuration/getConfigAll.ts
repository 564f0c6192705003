import { getConfigAllFacts } from '../../../contract/v2/endpoints/getConfigAll.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getConfigAll = /* @__PURE__ */ defineEndpoint(getConfigAllFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

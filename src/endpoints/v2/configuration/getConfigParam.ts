import { getConfigParamFacts } from '../../../contract/v2/endpoints/getConfigParam.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getConfigParam = /* @__PURE__ */ defineEndpoint(getConfigParamFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

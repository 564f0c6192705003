import type { ConfigInfo } from '../../../contract/v2/configInfo.ts'
import { type GetConfigAllParams, getConfigAllFacts } from '../../../contract/v2/endpoints/getConfigAll.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getConfigAll = /* @__PURE__ */ defineEndpoint<GetConfigAllParams, ConfigInfo>(getConfigAllFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

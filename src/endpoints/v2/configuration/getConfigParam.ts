import type { ConfigInfo } from '../../../contract/v2/configInfo.ts'
import { type GetConfigParamParams, getConfigParamFacts } from '../../../contract/v2/endpoints/getConfigParam.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getConfigParam = /* @__PURE__ */ defineEndpoint<GetConfigParamParams, ConfigInfo>(getConfigParamFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

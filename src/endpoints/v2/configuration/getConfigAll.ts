import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { type ConfigInfo, configInfo } from '../../../schemas/v2/config.ts'
import { blockSeqno } from '../params.ts'

export interface GetConfigAllParams {
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}

/** The chain's configuration, as one cell. The Python service does not have it. */
export const getConfigAll = /* @__PURE__ */ defineEndpoint<GetConfigAllParams, ConfigInfo>({
  generation: 'v2',
  name: 'getConfigAll',
  method: 'GET',
  path: '/getConfigAll',
  params: z.params({ seqno: z.optional(blockSeqno) }),
  response: configInfo,
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

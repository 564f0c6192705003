import { whole } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { type ConfigInfo, configInfo } from '../../../schemas/v2/config.ts'
import { blockSeqno } from '../params.ts'

export interface GetConfigParamParams {
  /** The parameter's number: 0 the address of the configuration, 34 the validators … */
  config_id: number
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}

/** One parameter of the chain's configuration, as a cell. */
export const getConfigParam = /* @__PURE__ */ defineEndpoint<GetConfigParamParams, ConfigInfo>({
  generation: 'v2',
  name: 'getConfigParam',
  method: 'GET',
  path: '/getConfigParam',
  params: z.params({
    config_id: whole(0, 2 ** 31 - 1, 'the number of a parameter, 0 or more'),
    seqno: z.optional(blockSeqno),
  }),
  response: configInfo,
  cache: ({ seqno }) => (seqno === undefined ? 'config' : 'immutable'),
})

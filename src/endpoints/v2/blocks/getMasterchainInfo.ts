import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { hash, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'

export type GetMasterchainInfoParams = Record<never, never>
export interface V2MasterchainInfo {
  '@type': 'blocks.masterchainInfo' | (string & {})
  last: BlockIdExt
  state_root_hash: string
  /** The zero state, seqno 0. */
  init: BlockIdExt
}

/** The newest masterchain block, the hash of its state, and the zero state. */
export const getMasterchainInfo = /* @__PURE__ */ defineEndpoint<GetMasterchainInfoParams, V2MasterchainInfo>({
  generation: 'v2',
  name: 'getMasterchainInfo',
  method: 'GET',
  path: '/getMasterchainInfo',
  params: z.params({}),
  response: z.object({
    '@type': openText,
    last: blockIdExt,
    state_root_hash: hash,
    init: blockIdExt,
  }),
  cache: 'block',
})

import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { type Block, block } from '../../../schemas/block.ts'

export type MasterchainInfoParams = Record<never, never>
export interface MasterchainInfo {
  /** The newest masterchain block that is indexed. */
  last: Block
  /** The oldest. */
  first: Block
}

/** The first and the last masterchain block that the service has indexed. */
export const masterchainInfo = /* @__PURE__ */ defineEndpoint<MasterchainInfoParams, MasterchainInfo>({
  generation: 'v3',
  name: 'masterchainInfo',
  method: 'GET',
  path: '/masterchainInfo',
  params: z.params({}),
  response: z.object({ last: block, first: block }),
  cache: 'block',
})

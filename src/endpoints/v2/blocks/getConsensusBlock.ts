import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'

export type GetConsensusBlockParams = Record<never, never>
export interface ConsensusBlock {
  /** Absent from the Python service. */
  '@type'?: 'ext.blocks.consensusBlock' | (string & {}) | undefined
  /** Seqno of the masterchain block. */
  consensus_block: number
  /** Unix seconds of the answer, not of the block; the Python service gives the time when it received the block, with a fraction. */
  timestamp: number
}

/** The newest masterchain block that enough of the service's nodes agree on. */
export const getConsensusBlock = /* @__PURE__ */ defineEndpoint<GetConsensusBlockParams, ConsensusBlock>({
  generation: 'v2',
  name: 'getConsensusBlock',
  method: 'GET',
  path: '/getConsensusBlock',
  params: z.params({}),
  response: z.object({
    '@type': z.optional(openText),
    consensus_block: int,
    timestamp: z.number(),
  }),
  cache: 'block',
})

import type { Client } from '../../core/client.ts'
import { blocks } from '../../endpoints/v3/blockchain/blocks.ts'
import { masterchainBlockShardState } from '../../endpoints/v3/blockchain/masterchainBlockShardState.ts'
import { masterchainInfo } from '../../endpoints/v3/blockchain/masterchainInfo.ts'
import { queryOptions } from '../options.ts'
import { whole } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

/** The shard of a workchain that is not split. */
export const WHOLE_SHARD = '8000000000000000'

/** `blocks`, for one block. */
export const oneBlock = /* @__PURE__ */ whole(blocks)

export interface BlockQuery {
  /** Default −1, the masterchain. */
  workchain?: number | undefined
  /** Upper-case hex, as the answers spell it. Default `8000000000000000`, the whole workchain. */
  shard?: string | undefined
  /** Its number. */
  seqno: number
}

export const blockParams = ({ workchain = -1, shard = WHOLE_SHARD, seqno }: BlockQuery) => ({
  workchain,
  shard,
  seqno,
  limit: 1,
})

export interface BlockListQuery extends PageSize {
  /** −1 is the masterchain, 0 the basechain. Blocks of all when absent. */
  workchain?: number | undefined
  /** The shard blocks that this masterchain block brought in, and itself. */
  masterchainSeqno?: number | undefined
}

export const blockListParams = ({ workchain, masterchainSeqno }: BlockListQuery) => ({
  workchain,
  mc_seqno: masterchainSeqno,
})

/** The query of `useMasterchainHead` and `NetworkStatus`. Its data is the whole answer: the head is its `last`. */
export const masterchainHeadOptions = (client: Client) => queryOptions(masterchainInfo, client, {})

/** The query of `BlockDetails`. */
export const blockDetailsOptions = (client: Client, query: BlockQuery) =>
  queryOptions(oneBlock, client, blockParams(query))

export interface BlockChartQuery {
  /** How many blocks. Default 60. */
  count?: number | undefined
}

/** One more: the time of a block is that since the block before. */
export const blockPulseParams = ({ count = 60 }: BlockChartQuery) => ({ workchain: -1, limit: count + 1 })
export const rateChartParams = ({ count = 60 }: BlockChartQuery) => ({ workchain: 0, limit: count })

/** The query of `BlockPulse`. */
export const blockPulseOptions = (client: Client, query: BlockChartQuery = {}) =>
  queryOptions(blocks, client, blockPulseParams(query))

/** The query of `RateChart`. */
export const rateChartOptions = (client: Client, query: BlockChartQuery = {}) =>
  queryOptions(blocks, client, rateChartParams(query))

/** The query of `BlockList`. */
export const blockListOptions = (client: Client, query: BlockListQuery = {}) =>
  listOptions(blocks, client, blockListParams(query), query.pageSize)

/** The query of `ShardList` for the masterchain block with this number. */
export const shardListOptions = (client: Client, { seqno }: { seqno: number }) =>
  queryOptions(masterchainBlockShardState, client, { seqno })

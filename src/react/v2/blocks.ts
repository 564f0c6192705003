'use client'
import { getBlockHeader } from '../../endpoints/v2/blocks/getBlockHeader.ts'
import { getConsensusBlock } from '../../endpoints/v2/blocks/getConsensusBlock.ts'
import { getMasterchainBlockSignatures } from '../../endpoints/v2/blocks/getMasterchainBlockSignatures.ts'
import { getMasterchainInfo } from '../../endpoints/v2/blocks/getMasterchainInfo.ts'
import { getOutMsgQueueSize } from '../../endpoints/v2/blocks/getOutMsgQueueSize.ts'
import { getShardBlockProof } from '../../endpoints/v2/blocks/getShardBlockProof.ts'
import { getShards } from '../../endpoints/v2/blocks/getShards.ts'
import { lookupBlock } from '../../endpoints/v2/blocks/lookupBlock.ts'
import { queryHook } from '../queryHook.ts'

/** The header of a block: times, splits and merges, the blocks before it. */
export const useGetBlockHeader = /* @__PURE__ */ queryHook(getBlockHeader)
/** The newest masterchain block that enough of the service's nodes agree on. */
export const useGetConsensusBlock = /* @__PURE__ */ queryHook(getConsensusBlock)
/** The validators' signatures of a masterchain block. */
export const useGetMasterchainBlockSignatures = /* @__PURE__ */ queryHook(getMasterchainBlockSignatures)
/** The newest masterchain block, the hash of its state, and the zero state. */
export const useGetMasterchainInfo = /* @__PURE__ */ queryHook(getMasterchainInfo)
/** How many messages wait to leave each shard. */
export const useGetOutMsgQueueSize = /* @__PURE__ */ queryHook(getOutMsgQueueSize)
/** The proof that a block belongs to the chain that a masterchain block is of. */
export const useGetShardBlockProof = /* @__PURE__ */ queryHook(getShardBlockProof)
/** The newest block of every shard, as a masterchain block lists them. */
export const useGetShards = /* @__PURE__ */ queryHook(getShards)
/** The full id of a block, by its number, by a logical time or by a time. */
export const useLookupBlock = /* @__PURE__ */ queryHook(lookupBlock)

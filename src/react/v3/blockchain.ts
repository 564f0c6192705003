'use client'
import { blocks } from '../../endpoints/v3/blockchain/blocks.ts'
import { masterchainInfo } from '../../endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Blocks by workchain, shard, seqno, hash, logical time or time. Newest first. */
export const useBlocks = /* @__PURE__ */ queryHook(blocks)
/** Blocks by workchain, shard, seqno, hash, logical time or time. Newest first, page by page. */
export const useBlocksInfinite = /* @__PURE__ */ infiniteQueryHook(blocks)
/** The first and the last masterchain block that the service has indexed. */
export const useMasterchainInfo = /* @__PURE__ */ queryHook(masterchainInfo)
/** Transactions by account, block, hash, message or time. Newest first; without a filter those of the whole chain. */
export const useTransactions = /* @__PURE__ */ queryHook(transactions)
/** Transactions by account, block, hash, message or time. Newest first; without a filter those of the whole chain, page by page. */
export const useTransactionsInfinite = /* @__PURE__ */ infiniteQueryHook(transactions)

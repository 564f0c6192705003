'use client'
import { adjacentTransactions } from '../../endpoints/v3/blockchain/adjacentTransactions.ts'
import { blocks } from '../../endpoints/v3/blockchain/blocks.ts'
import { masterchainBlockShardState } from '../../endpoints/v3/blockchain/masterchainBlockShardState.ts'
import { masterchainBlockShards } from '../../endpoints/v3/blockchain/masterchainBlockShards.ts'
import { masterchainInfo } from '../../endpoints/v3/blockchain/masterchainInfo.ts'
import { messages } from '../../endpoints/v3/blockchain/messages.ts'
import { pendingTransactions } from '../../endpoints/v3/blockchain/pendingTransactions.ts'
import { transactions } from '../../endpoints/v3/blockchain/transactions.ts'
import { transactionsByMasterchainBlock } from '../../endpoints/v3/blockchain/transactionsByMasterchainBlock.ts'
import { transactionsByMessage } from '../../endpoints/v3/blockchain/transactionsByMessage.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/**
 * The transaction that caused one (`in`), and those that it caused (`out`), by logical time, ascending. 404 when there
 * are none.
 */
export const useAdjacentTransactions = /* @__PURE__ */ queryHook(adjacentTransactions)
/** Blocks by workchain, shard, seqno, hash, logical time or time. Newest first. */
export const useBlocks = /* @__PURE__ */ queryHook(blocks)
/** Blocks by workchain, shard, seqno, hash, logical time or time. Newest first, page by page. */
export const useBlocksInfinite = /* @__PURE__ */ infiniteQueryHook(blocks)
/** The newest block of each shard as one masterchain block lists them, by workchain and shard. */
export const useMasterchainBlockShardState = /* @__PURE__ */ queryHook(masterchainBlockShardState)
/** Blocks added since the previous masterchain block, in no order. One page past the end is a 404. */
export const useMasterchainBlockShards = /* @__PURE__ */ queryHook(masterchainBlockShards)
/** Blocks added since the previous masterchain block, in no order. One page past the end is a 404, page by page. */
export const useMasterchainBlockShardsInfinite = /* @__PURE__ */ infiniteQueryHook(masterchainBlockShards)
/** The first and the last masterchain block that the service has indexed. */
export const useMasterchainInfo = /* @__PURE__ */ queryHook(masterchainInfo)
/** Messages by hash, side, opcode, body or time. Newest first; without a filter those of the whole chain. */
export const useMessages = /* @__PURE__ */ queryHook(messages)
/**
 * Messages by hash, side, opcode, body or time. Newest first; without a filter those of the whole chain, page by page.
 */
export const useMessagesInfinite = /* @__PURE__ */ infiniteQueryHook(messages)
/** Emulated transactions of accounts. 404 when nothing is pending. */
export const usePendingTransactions = /* @__PURE__ */ queryHook(pendingTransactions)
/** Transactions by account, block, hash, message or time. Newest first; without a filter those of the whole chain. */
export const useTransactions = /* @__PURE__ */ queryHook(transactions)
/**
 * Transactions by account, block, hash, message or time. Newest first; without a filter those of the whole chain, page
 * by page.
 */
export const useTransactionsInfinite = /* @__PURE__ */ infiniteQueryHook(transactions)
/**
 * Transactions of one masterchain block and of the shard blocks that it includes. 404 for a block that is not
 * indexed.
 */
export const useTransactionsByMasterchainBlock = /* @__PURE__ */ queryHook(transactionsByMasterchainBlock)
/**
 * Transactions of one masterchain block and of the shard blocks that it includes. 404 for a block that is not
 * indexed, page by page.
 */
export const useTransactionsByMasterchainBlockInfinite =
  /* @__PURE__ */ infiniteQueryHook(transactionsByMasterchainBlock)
/** The transactions that sent or received a message. Newest first. */
export const useTransactionsByMessage = /* @__PURE__ */ queryHook(transactionsByMessage)
/** The transactions that sent or received a message. Newest first, page by page. */
export const useTransactionsByMessageInfinite = /* @__PURE__ */ infiniteQueryHook(transactionsByMessage)

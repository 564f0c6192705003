'use client'
import { getBlockTransactions } from '../../endpoints/v2/transactions/getBlockTransactions.ts'
import { getBlockTransactionsExt } from '../../endpoints/v2/transactions/getBlockTransactionsExt.ts'
import { getTransactions } from '../../endpoints/v2/transactions/getTransactions.ts'
import { getTransactionsStd } from '../../endpoints/v2/transactions/getTransactionsStd.ts'
import { tryLocateResultTx } from '../../endpoints/v2/transactions/tryLocateResultTx.ts'
import { tryLocateSourceTx } from '../../endpoints/v2/transactions/tryLocateSourceTx.ts'
import { tryLocateTx } from '../../endpoints/v2/transactions/tryLocateTx.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Account, logical time and hash of a block's transactions. */
export const useGetBlockTransactions = /* @__PURE__ */ queryHook(getBlockTransactions)
/** Account, logical time and hash of a block's transactions, page by page. */
export const useGetBlockTransactionsInfinite = /* @__PURE__ */ infiniteQueryHook(getBlockTransactions)
/** The transactions of a block, whole. */
export const useGetBlockTransactionsExt = /* @__PURE__ */ queryHook(getBlockTransactionsExt)
/** The transactions of a block, whole, page by page. */
export const useGetBlockTransactionsExtInfinite = /* @__PURE__ */ infiniteQueryHook(getBlockTransactionsExt)
/** The history of one account, newest first, as the nodes keep it. */
export const useGetTransactions = /* @__PURE__ */ queryHook(getTransactions)
/** The history of one account, newest first, as the nodes keep it, page by page. */
export const useGetTransactionsInfinite = /* @__PURE__ */ infiniteQueryHook(getTransactions)
/** The history of one account, newest first, in the form of the node's own library. */
export const useGetTransactionsStd = /* @__PURE__ */ queryHook(getTransactionsStd)
/** The history of one account, newest first, in the form of the node's own library, page by page. */
export const useGetTransactionsStdInfinite = /* @__PURE__ */ infiniteQueryHook(getTransactionsStd)
/** The transaction of the receiver that took a message in. */
export const useTryLocateResultTx = /* @__PURE__ */ queryHook(tryLocateResultTx)
/** The transaction of the sender that sent a message. */
export const useTryLocateSourceTx = /* @__PURE__ */ queryHook(tryLocateSourceTx)
/** The transaction of the receiver that took a message in. The same as `tryLocateResultTx`. */
export const useTryLocateTx = /* @__PURE__ */ queryHook(tryLocateTx)

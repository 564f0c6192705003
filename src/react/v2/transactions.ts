'use client'
import { getTransactions } from '../../endpoints/v2/transactions/getTransactions.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** The history of one account, newest first, as the nodes keep it. */
export const useGetTransactions = /* @__PURE__ */ queryHook(getTransactions)
/** The history of one account, newest first, as the nodes keep it, page by page. */
export const useGetTransactionsInfinite = /* @__PURE__ */ infiniteQueryHook(getTransactions)

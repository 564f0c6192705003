'use client'
import { topAccountsByBalance } from '../../endpoints/v3/stats/topAccountsByBalance.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** The accounts with the most coins. Richest first, always. */
export const useTopAccountsByBalance = /* @__PURE__ */ queryHook(topAccountsByBalance)
/** The accounts with the most coins. Richest first, always, page by page. */
export const useTopAccountsByBalanceInfinite = /* @__PURE__ */ infiniteQueryHook(topAccountsByBalance)

'use client'
import { vesting } from '../../endpoints/v3/vesting/vesting.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Wallets that unlock their money step by step, by address or by who takes part. */
export const useVesting = /* @__PURE__ */ queryHook(vesting)
/** Wallets that unlock their money step by step, by address or by who takes part, page by page. */
export const useVestingInfinite = /* @__PURE__ */ infiniteQueryHook(vesting)

'use client'
import { nominatorPool } from '../../endpoints/v3/staking/nominatorPool.ts'
import { nominatorPoolNominator } from '../../endpoints/v3/staking/nominatorPoolNominator.ts'
import { nominatorPoolNominatorEvents } from '../../endpoints/v3/staking/nominatorPoolNominatorEvents.ts'
import { nominatorPoolNominatorRewards } from '../../endpoints/v3/staking/nominatorPoolNominatorRewards.ts'
import { nominatorPoolValidatorEvents } from '../../endpoints/v3/staking/nominatorPoolValidatorEvents.ts'
import { nominatorPoolValidatorRewards } from '../../endpoints/v3/staking/nominatorPoolValidatorRewards.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** One nominator pool: its state, its validator and its nominators. 404 for an unknown pool. */
export const useNominatorPool = /* @__PURE__ */ queryHook(nominatorPool)
/** One nominator's money in all nominator pools, by address of the pool. */
export const useNominatorPoolNominator = /* @__PURE__ */ queryHook(nominatorPoolNominator)
/** Changes of nominators' accounts in one pool. Newest first. */
export const useNominatorPoolNominatorEvents = /* @__PURE__ */ queryHook(nominatorPoolNominatorEvents)
/** Changes of nominators' accounts in one pool. Newest first, page by page. */
export const useNominatorPoolNominatorEventsInfinite = /* @__PURE__ */ infiniteQueryHook(nominatorPoolNominatorEvents)
/** One nominator's rewards from one pool. Newest first. */
export const useNominatorPoolNominatorRewards = /* @__PURE__ */ queryHook(nominatorPoolNominatorRewards)
/** One nominator's rewards from one pool. Newest first, page by page. */
export const useNominatorPoolNominatorRewardsInfinite = /* @__PURE__ */ infiniteQueryHook(nominatorPoolNominatorRewards)
/** Changes of the validator's account in nominator pools. Newest first. */
export const useNominatorPoolValidatorEvents = /* @__PURE__ */ queryHook(nominatorPoolValidatorEvents)
/** Changes of the validator's account in nominator pools. Newest first, page by page. */
export const useNominatorPoolValidatorEventsInfinite = /* @__PURE__ */ infiniteQueryHook(nominatorPoolValidatorEvents)
/** One validator's rewards from one pool. Newest first. */
export const useNominatorPoolValidatorRewards = /* @__PURE__ */ queryHook(nominatorPoolValidatorRewards)
/** One validator's rewards from one pool. Newest first, page by page. */
export const useNominatorPoolValidatorRewardsInfinite = /* @__PURE__ */ infiniteQueryHook(nominatorPoolValidatorRewards)

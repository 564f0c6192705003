'use client'
import { validatorComplaints } from '../../endpoints/v3/validators/validatorComplaints.ts'
import { validatorCycles } from '../../endpoints/v3/validators/validatorCycles.ts'
import { validatorElections } from '../../endpoints/v3/validators/validatorElections.ts'
import { validatorEvents } from '../../endpoints/v3/validators/validatorEvents.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Accusations of validators, with the votes on them. Newest first. */
export const useValidatorComplaints = /* @__PURE__ */ queryHook(validatorComplaints)
/** Accusations of validators, with the votes on them. Newest first, page by page. */
export const useValidatorComplaintsInfinite = /* @__PURE__ */ infiniteQueryHook(validatorComplaints)
/** The times, about 18 hours each, in which one set of validators made the blocks. Newest first. */
export const useValidatorCycles = /* @__PURE__ */ queryHook(validatorCycles)
/** The times, about 18 hours each, in which one set of validators made the blocks. Newest first, page by page. */
export const useValidatorCyclesInfinite = /* @__PURE__ */ infiniteQueryHook(validatorCycles)
/** Elections of validators. Newest first. */
export const useValidatorElections = /* @__PURE__ */ queryHook(validatorElections)
/** Elections of validators. Newest first, page by page. */
export const useValidatorElectionsInfinite = /* @__PURE__ */ infiniteQueryHook(validatorElections)
/** Stakes sent to the elector, and stakes taken back. Newest first. */
export const useValidatorEvents = /* @__PURE__ */ queryHook(validatorEvents)
/** Stakes sent to the elector, and stakes taken back. Newest first, page by page. */
export const useValidatorEventsInfinite = /* @__PURE__ */ infiniteQueryHook(validatorEvents)

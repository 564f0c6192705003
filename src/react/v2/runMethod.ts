'use client'
import { runGetMethod } from '../../endpoints/v2/runMethod/runGetMethod.ts'
import { runGetMethodStd } from '../../endpoints/v2/runMethod/runGetMethodStd.ts'
import { queryHook } from '../queryHook.ts'

/** Runs a get-method of a contract; the stack is a list of pairs. */
export const useRunGetMethod = /* @__PURE__ */ queryHook(runGetMethod)
/** Runs a get-method of a contract; the stack is a list of typed values. */
export const useRunGetMethodStd = /* @__PURE__ */ queryHook(runGetMethodStd)

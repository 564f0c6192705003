'use client'
import { getConfigAll } from '../../endpoints/v2/configuration/getConfigAll.ts'
import { getConfigParam } from '../../endpoints/v2/configuration/getConfigParam.ts'
import { getLibraries } from '../../endpoints/v2/configuration/getLibraries.ts'
import { queryHook } from '../queryHook.ts'

/** The chain's configuration, as one cell. */
export const useGetConfigAll = /* @__PURE__ */ queryHook(getConfigAll)
/** One parameter of the chain's configuration, as a cell. */
export const useGetConfigParam = /* @__PURE__ */ queryHook(getConfigParam)
/** The code of libraries that contracts share, by hash. */
export const useGetLibraries = /* @__PURE__ */ queryHook(getLibraries)

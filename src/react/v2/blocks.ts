'use client'
import { getMasterchainInfo } from '../../endpoints/v2/blocks/getMasterchainInfo.ts'
import { queryHook } from '../queryHook.ts'

/** The newest masterchain block, the hash of its state, and the zero state. */
export const useGetMasterchainInfo = /* @__PURE__ */ queryHook(getMasterchainInfo)

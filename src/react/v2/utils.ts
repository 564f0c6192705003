'use client'
import { detectAddress } from '../../endpoints/v2/utils/detectAddress.ts'
import { detectHash } from '../../endpoints/v2/utils/detectHash.ts'
import { packAddress } from '../../endpoints/v2/utils/packAddress.ts'
import { unpackAddress } from '../../endpoints/v2/utils/unpackAddress.ts'
import { queryHook } from '../queryHook.ts'

/** All forms of an address, and which one was given. */
export const useDetectAddress = /* @__PURE__ */ queryHook(detectAddress)
/** All forms of a hash. */
export const useDetectHash = /* @__PURE__ */ queryHook(detectHash)
/** The friendly form of an address. */
export const usePackAddress = /* @__PURE__ */ queryHook(packAddress)
/** The raw form of an address. */
export const useUnpackAddress = /* @__PURE__ */ queryHook(unpackAddress)

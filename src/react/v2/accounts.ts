'use client'
import { getAddressInformation } from '../../endpoints/v2/accounts/getAddressInformation.ts'
import { queryHook } from '../queryHook.ts'

/** The raw state of one account: balance, code, data, status and the block it was read at. */
export const useGetAddressInformation = /* @__PURE__ */ queryHook(getAddressInformation)

'use client'
import { getAddressBalance } from '../../endpoints/v2/accounts/getAddressBalance.ts'
import { getAddressInformation } from '../../endpoints/v2/accounts/getAddressInformation.ts'
import { getAddressState } from '../../endpoints/v2/accounts/getAddressState.ts'
import { getExtendedAddressInformation } from '../../endpoints/v2/accounts/getExtendedAddressInformation.ts'
import { getTokenData } from '../../endpoints/v2/accounts/getTokenData.ts'
import { getWalletInformation } from '../../endpoints/v2/accounts/getWalletInformation.ts'
import { queryHook } from '../queryHook.ts'

/** The balance of one account in nanotons, and nothing else. */
export const useGetAddressBalance = /* @__PURE__ */ queryHook(getAddressBalance)
/** The raw state of one account: balance, code, data, status and the block it was read at. */
export const useGetAddressInformation = /* @__PURE__ */ queryHook(getAddressInformation)
/** Whether one account is active, frozen or uninitialized, and nothing else. */
export const useGetAddressState = /* @__PURE__ */ queryHook(getAddressState)
/** The state of one account, with the contract as the node's own library reads it. */
export const useGetExtendedAddressInformation = /* @__PURE__ */ queryHook(getExtendedAddressInformation)
/** What the contract of a jetton, jetton wallet, NFT or collection reports. */
export const useGetTokenData = /* @__PURE__ */ queryHook(getTokenData)
/** Balance and state of one account, and version, seqno and id where it is a known wallet. */
export const useGetWalletInformation = /* @__PURE__ */ queryHook(getWalletInformation)

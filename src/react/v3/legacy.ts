'use client'
import { addressInformation } from '../../endpoints/v3/legacy/addressInformation.ts'
import { estimateFee } from '../../endpoints/v3/legacy/estimateFee.ts'
import { runGetMethod } from '../../endpoints/v3/legacy/runGetMethod.ts'
import { sendMessage } from '../../endpoints/v3/legacy/sendMessage.ts'
import { walletInformation } from '../../endpoints/v3/legacy/walletInformation.ts'
import { mutationHook } from '../mutationHook.ts'
import { queryHook } from '../queryHook.ts'

/** The state of one account in the style of v2. An unknown account has balance `0` and status `uninit`. */
export const useAddressInformation = /* @__PURE__ */ queryHook(addressInformation)
/** What a message from outside would cost the account now. Sends nothing to the chain. */
export const useEstimateFee = /* @__PURE__ */ queryHook(estimateFee)
/** Runs a get-method of a contract as of now. Reads only. */
export const useRunGetMethod = /* @__PURE__ */ queryHook(runGetMethod)
/** Sends a message from outside to the chain. Accepted is not executed: look for it by its hash. Never sent twice. */
export const useSendMessage = /* @__PURE__ */ mutationHook(sendMessage)
/**
 * The state of one wallet in the style of v2. An unknown account has balance `0`; one that is no wallet is a
 * `BadRequestError`.
 */
export const useWalletInformation = /* @__PURE__ */ queryHook(walletInformation)

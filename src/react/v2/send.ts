'use client'
import { estimateFee } from '../../endpoints/v2/send/estimateFee.ts'
import { sendBoc } from '../../endpoints/v2/send/sendBoc.ts'
import { sendBocReturnHash } from '../../endpoints/v2/send/sendBocReturnHash.ts'
import { mutationHook } from '../mutationHook.ts'
import { queryHook } from '../queryHook.ts'

/** What a message from outside would cost now, without sending it. */
export const useEstimateFee = /* @__PURE__ */ queryHook(estimateFee)
/** Sends a message to the chain. */
export const useSendBoc = /* @__PURE__ */ mutationHook(sendBoc)
/** Sends a message to the chain, and gives its hashes to look for it by. */
export const useSendBocReturnHash = /* @__PURE__ */ mutationHook(sendBocReturnHash)

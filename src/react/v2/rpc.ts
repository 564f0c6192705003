'use client'
import { jsonRPC } from '../../endpoints/v2/rpc/jsonRPC.ts'
import { mutationHook } from '../mutationHook.ts'

/** Calls any method of v2 by its name, unchecked both ways. */
export const useJsonRPC = /* @__PURE__ */ mutationHook(jsonRPC)

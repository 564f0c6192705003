'use client'
import { decode } from '../../endpoints/v3/utils/decode.ts'
import { decodePost } from '../../endpoints/v3/utils/decodePost.ts'
import { queryHook } from '../queryHook.ts'

/** Names of opcodes and trees of message bodies. For long inputs, which a URL cannot hold, take `decodePost`. */
export const useDecode = /* @__PURE__ */ queryHook(decode)
/** Names of opcodes and trees of message bodies, asked for in a body: for inputs that are too long for a URL. */
export const useDecodePost = /* @__PURE__ */ queryHook(decodePost)

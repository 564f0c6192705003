import type { SkipToken } from '@tanstack/react-query'
import type { EmulateTonConnectParams } from '../contract/emulate/endpoints/emulateTonConnect.ts'
import type { EmulateTraceParams } from '../contract/emulate/endpoints/emulateTrace.ts'
import type { TonCenterError } from '../core/errors.ts'
import { BLOCK_MS } from '../core/pace/chainClock.ts'
import type { TonConnectRequest } from '../reading/preview/request.ts'
import { canChange } from './options.ts'

export { type Preview, previewOf } from '../reading/preview/previewOf.ts'
export type { TonConnectRequest }

/** What is to be tried: a request of TON Connect, or a message from outside, signed or not. `undefined`, `null` and `skipToken`: not yet. */
export type EmulationRequest = TonConnectRequest | { readonly boc: string } | SkipToken | null | undefined

/** Blocks of the masterchain after which the state counts as another one. */
const FAR_BLOCKS = 75
/** Blocks within which it counts as the same: an answer takes some of them. */
const NEAR_BLOCKS = 5

/** An answer is old after this time, milliseconds: it is asked for again. */
export const FAR_MS = FAR_BLOCKS * BLOCK_MS
/** An answer of this age is taken for a check, milliseconds. */
export const NEAR_MS = NEAR_BLOCKS * BLOCK_MS
/** Nobody needs a preview that long: then it is asked again by a person alone. */
const ATTENDED_MS = 300_000

/** The request of TON Connect; `undefined` for a message, and for what is not given yet. */
export const tonConnectOf = (request: EmulationRequest): TonConnectRequest | undefined =>
  typeof request === 'object' && request && !('boc' in request) ? request : undefined

/** The message from outside; `undefined` for a request, and for what is not given yet. */
export const messageOf = (request: EmulationRequest): string | undefined =>
  typeof request === 'object' && request && 'boc' in request ? request.boc : undefined

const WITH_ALL = { with_actions: true, include_address_book: true, include_metadata: true }

/**
 * Params of `emulateTonConnect`. Without `validUntil`: an app makes it anew whenever it renders, and each would be another query. What
 * it says is read beside the answer.
 */
export const tonConnectParams = (
  request: TonConnectRequest | undefined,
  account: string | undefined,
): EmulateTonConnectParams | undefined => {
  const from = request?.from ?? account
  if (!request || !from) return
  const messages = request.messages.map(({ address, amount, payload, stateInit }) => ({
    ...{ address, amount },
    ...(payload && { payload }),
    ...(stateInit && { stateInit }),
  }))
  return { from, messages, ...WITH_ALL }
}

/** Params of `emulateTrace`: without a signature too. */
export const messageParams = (boc: string | undefined): EmulateTraceParams | undefined =>
  boc ? { boc, ignore_chksig: true, ...WITH_ALL } : undefined

/** When to ask again, milliseconds; `false` for never. @param attendedFor since a person or the app asked for it */
export const askAgainMs = (error: TonCenterError | null, attendedFor: number): number | false =>
  canChange(error) && attendedFor < ATTENDED_MS ? FAR_MS : false

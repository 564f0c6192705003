'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { EmulateTraceResponse } from '../contract/emulate/emulateTraceResponse.ts'
import { invalid, type TonCenterError } from '../core/errors.ts'
import { emulateTonConnect } from '../endpoints/emulate/emulation/emulateTonConnect.ts'
import { emulateTrace } from '../endpoints/emulate/emulation/emulateTrace.ts'
import {
  askAgainMs,
  type EmulationRequest,
  FAR_MS,
  messageOf,
  messageParams,
  NEAR_MS,
  type Preview,
  previewOf,
  tonConnectOf,
  tonConnectParams,
} from '../query/emulation.ts'
import type { ComposedOptions } from './composed.ts'
import { queryHook } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { useMade } from './useMade.ts'
import { useSelect } from './useSelect.ts'

const useTonConnectAnswer = /* @__PURE__ */ queryHook(emulateTonConnect)
const useTraceAnswer = /* @__PURE__ */ queryHook(emulateTrace)

/** `refetchInterval`: how often it is asked again. Default: each 30 s, for five minutes since it was asked for or checked. */
export interface EmulationOptions<Selected = Preview>
  extends Omit<ComposedOptions<EmulateTraceResponse, Preview, Selected>, 'refresh'> {
  /** The wallet that is to sign, in any form: of a request without `from`. */
  account?: string | undefined
}

/** What would happen, and the way to ask once more. */
export type EmulationResult<Selected = Preview> = UseQueryResult<Selected, TonCenterError> & {
  /**
   * Sends one request more, unless the answer is of the last two seconds, and gives what would happen now. Call it when the button is pressed, before
   * the wallet is asked. Rejects with the error where nobody knows.
   */
  check(): Promise<Selected>
}

/**
 * What a request of TON Connect, or a message, would do if it was sent now: what the wallet sends and receives, its fee, its balance
 * after that, whether it succeeds and what is not known. Nothing is sent, and nothing is signed.
 *
 * True for the state of one block. It is asked again after 75 blocks (30 s), at most for five minutes, not while the page is
 * hidden or after an error that is final; when the page gets the focus and the answer is that old; and when a message that the
 * page follows has changed the wallet. An unmounted answer is kept for 30 s. A wallet that would refuse is a `MessageRefusedError`,
 * a service without an emulator a `NotFoundError`; `emulationFault` names the others.
 *
 * Costs one request, and one each time it is asked again.
 *
 * @param request what is to be tried; `undefined`, `null` and `skipToken` wait
 */
export function useEmulation<Selected = Preview>(
  request: EmulationRequest,
  options: EmulationOptions<Selected> = {},
): EmulationResult<Selected> {
  const { account, select, ...others } = options
  const client = useClient(others.client)
  const given = useMade(() => request, request)
  // Of another request the time begins anew.
  const attended = useMade(() => ({ since: Date.now() }), request)
  const read = useCallback(
    (answer: EmulateTraceResponse) => previewOf(answer, { request: tonConnectOf(given), account }),
    [given, account],
  )
  const all = {
    staleTime: FAR_MS,
    gcTime: FAR_MS,
    priority: 'visible' as const,
    refetchInterval: (query: { readonly state: { readonly error: TonCenterError | null } }) =>
      askAgainMs(query.state.error, Date.now() - attended.since),
    ...others,
    select: useSelect(read, select),
  }
  const boc = messageOf(given)
  const ofRequest = useTonConnectAnswer(tonConnectParams(tonConnectOf(given), account), all as never)
  const ofMessage = useTraceAnswer(messageParams(boc), all as never)
  const result = (boc === undefined ? ofRequest : ofMessage) as UseQueryResult<Selected, TonCenterError>

  const { network } = client
  const { refetch } = result
  const latest = useRef(result)
  useEffect(() => {
    latest.current = result
  })
  const isGiven = boc !== undefined || tonConnectParams(tonConnectOf(given), account) !== undefined
  const check = useCallback(async (): Promise<Selected> => {
    if (!isGiven) throw invalid({ endpoint: 'useEmulation', network }, 'is not given yet', 'request')
    attended.since = Date.now()
    const { data, dataUpdatedAt, error } = latest.current
    if (data !== undefined && !error && Date.now() - dataUpdatedAt < NEAR_MS) return data
    const fresh = await refetch({ throwOnError: true, cancelRefetch: false })
    return fresh.data as Selected
  }, [isGiven, network, refetch, attended])
  return { ...result, check }
}

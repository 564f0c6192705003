'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { feeEstimateOptions } from '../../../query/builders/tools.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useMessageStatus } from '../../../react/useMessageStatus.ts'
import { useSendMessage } from '../../../react/v3/legacy.ts'
import { refusalOf, sendingOf } from './sendingOf.ts'
import type { SendPreviewModel, SentBefore } from './useSendPreview.ts'

interface ToSend {
  readonly boc: string | undefined
  readonly preview: SendPreviewModel | undefined
  readonly onSent: ((hash: string | undefined) => void) | undefined
}

/** Sends a message, follows it, and keeps what was known before. */
export function useSending({ boc, preview, onSent }: ToSend) {
  const { client } = useTonCenter()
  const queryClient = useQueryClient()
  const [before, setBefore] = useState<SentBefore>()
  const send = useSendMessage({ onSuccess: (answer) => onSent?.(answer.message_hash_norm) })
  const { isIdle, error } = send
  const sending = sendingOf(error)
  const interfaces = preview?.books.addressBook[preview.read.account]?.interfaces ?? undefined
  const isSent = send.isSuccess || send.isError
  const isFollowed = isSent && sending !== 'refused' && sending !== 'notTaken'
  const { data: status } = useMessageStatus(isFollowed ? boc : undefined)
  // The chain may take the message before its answer arrives, and then refuses an estimate of it.
  const idle = isIdle ? preview : undefined
  const fee = idle?.canEstimate ? { address: idle.read.account, body: idle.read.body } : undefined
  const failure = idle?.failure
  return {
    ...{ error, status, interfaces, fee, failure },
    isPending: send.isPending,
    /** What became of the sending; `ahead` before it. */
    sending: isSent ? sending : ('ahead' as const),
    /** Why the account refused it. */
    refusal: refusalOf(error, interfaces),
    before: isIdle ? undefined : before,
    reset: send.reset,
    send() {
      if (boc === undefined) return
      const estimate = fee && queryClient.getQueryData(feeEstimateOptions(client, fee).queryKey)
      setBefore({ checks: preview?.checks ?? [], fees: estimate?.source_fees, isUnsent: failure === 'unsent' })
      send.mutate({ boc })
    },
  }
}

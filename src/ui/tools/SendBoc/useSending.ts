'use client'
import { useState } from 'react'
import { useSendMessage } from '../../../react/v3/legacy.ts'
import { sendingOf } from './sendingOf.ts'
import type { SendPreviewModel } from './useSendPreview.ts'

/** Sends a message once, and keeps what was known before. */
export function useSending(boc: string | undefined, onSent: ((hash: string | undefined) => void) | undefined) {
  const [before, setBefore] = useState<SendPreviewModel>()
  const send = useSendMessage({ onSuccess: (answer) => onSent?.(answer.message_hash_norm) })
  const { isIdle, isPending, error } = send
  const isSent = send.isSuccess || send.isError
  return {
    ...{ error, isIdle, isPending },
    /** What became of the sending; `ahead` before it. */
    sending: isSent ? sendingOf(error) : ('ahead' as const),
    before: isIdle ? undefined : before,
    reset: send.reset,
    send(preview: SendPreviewModel | undefined) {
      if (boc === undefined) return
      setBefore(preview)
      send.mutate({ boc })
    },
  }
}

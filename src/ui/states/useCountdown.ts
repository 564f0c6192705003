'use client'
import { useEffect, useRef, useState } from 'react'
import { isRateLimitError } from '../../core/errors.ts'

/** A wait that is running. */
export interface Countdown {
  /** Whole seconds left. */
  readonly seconds: number
  /** 0 to 1. */
  readonly share: number
}

/**
 * Counts down a wait and calls `onEnd` when it is over, once for each.
 * @param wait what asked to wait, an error or a pause: another one begins anew
 * @param ms its length
 * @returns `undefined` without a length.
 */
export function useCountdown(wait: unknown, ms: number | undefined, onEnd?: () => void): Countdown | undefined {
  const total = ms === undefined ? 0 : Math.max(Math.ceil(ms / 1000), 1)
  const [gone, setGone] = useState<{ wait: unknown; seconds: number }>({ wait: undefined, seconds: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!total) return
    let seconds = 0
    const timer = setInterval(() => {
      seconds++
      setGone({ wait, seconds })
      if (seconds < total) return
      clearInterval(timer)
      end.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [wait, total])

  if (!total) return
  const seconds = total - (gone.wait === wait ? gone.seconds : 0)
  return { seconds, share: seconds / total }
}

/** How long a 429 asks to wait, milliseconds; `undefined` for any other error. */
export const waitMsOf = (error: unknown): number | undefined =>
  isRateLimitError(error) ? error.retryAfterMs : undefined

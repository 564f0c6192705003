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
 * Counts down the wait that a 429 asked for and calls `onEnd` when it is over, once for each error.
 * @returns `undefined` when `error` is no rate limit.
 */
export function useCountdown(error: unknown, onEnd: (() => void) | undefined): Countdown | undefined {
  const total = isRateLimitError(error) ? Math.max(Math.ceil(error.retryAfterMs / 1000), 1) : 0
  const [gone, setGone] = useState<{ error: unknown; seconds: number }>({ error: undefined, seconds: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!total) return
    let seconds = 0
    const timer = setInterval(() => {
      seconds++
      setGone({ error, seconds })
      if (seconds < total) return
      clearInterval(timer)
      end.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [error, total])

  if (!total) return
  const seconds = total - (gone.error === error ? gone.seconds : 0)
  return { seconds, share: seconds / total }
}

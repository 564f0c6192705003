'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useTonCenter } from '../../react/context.ts'

/** A pause that the service has asked for. The same object for as long as the pause is the same. */
export interface Pause {
  /** Unix milliseconds. */
  readonly until: number
  /** Its length when it was seen first, milliseconds. */
  readonly ms: number
}

/** Shorter pauses than this, milliseconds, are over before a sentence is read. */
const WORTH_SAYING_MS = 1_000

const never = () => () => {}

/**
 * The pause of the client, of more than a second, while it lasts. Draws again when a pause begins or ends. Not when requests join
 * or leave the queue, and never while `isWatching` is `false`.
 */
export function usePause(isWatching = true): Pause | undefined {
  const { client } = useTonCenter()
  const until = useSyncExternalStore(
    isWatching ? client.subscribeBudget : never,
    () => (isWatching && client.budget().pausedUntil) || 0,
    () => 0,
  )
  const pause = useMemo(() => ({ until, ms: until - client.now() }), [until, client])
  return pause.ms > WORTH_SAYING_MS ? pause : undefined
}

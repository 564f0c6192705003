'use client'
import { useSyncExternalStore } from 'react'
import { type HeadTries, NO_TRIES } from '../../core/headTries.ts'
import { useTonCenter } from '../../react/context.ts'

const never = () => () => {}
const none = () => NO_TRIES

/** What keeps the newest block from being known. Draws again when a try fails, and at the answer; never while `isWatching` is `false`. */
export function useHeadTries(isWatching: boolean): HeadTries {
  const { client } = useTonCenter()
  return useSyncExternalStore(
    isWatching ? client.subscribeHeadTries : never,
    isWatching ? client.headTries : none,
    none,
  )
}

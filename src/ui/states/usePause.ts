'use client'
import { useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import type { Conditions } from './useConditions.ts'

/** A pause that the service has asked for. The same object for as long as the pause is the same. */
export interface Pause {
  /** Unix milliseconds. */
  readonly until: number
  /** Its length when it was seen first, milliseconds. */
  readonly ms: number
}

/** Shorter pauses than this, milliseconds, are over before a sentence is read. */
const WORTH_SAYING_MS = 1_000

/** The pause of the client, of more than a second, while it lasts. */
export function usePause({ pausedUntil: until }: Conditions): Pause | undefined {
  const { client } = useTonCenter()
  const pause = useMemo(() => ({ until, ms: until - client.now() }), [until, client])
  return pause.ms > WORTH_SAYING_MS ? pause : undefined
}

'use client'
import { useEffect, useRef } from 'react'

/** Asks for the next page when the end `isNear`; again when more rows came and it still is. */
export function useMore(isNear: boolean, length: number, ask: () => unknown): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `length` says that a page came
  useEffect(() => {
    if (isNear) latest.current()
  }, [isNear, length])
}

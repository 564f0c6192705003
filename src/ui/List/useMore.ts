'use client'
import { useEffect, useRef } from 'react'

/** Asks for the next page when `isNear`, once for each length of the list. */
export function useMore(isNear: boolean, length: number, ask: () => unknown): void {
  const asked = useRef(-1)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isNear || asked.current === length) return
    asked.current = length
    latest.current()
  }, [isNear, length])
}

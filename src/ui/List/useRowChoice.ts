'use client'
import { useEffect, useRef, useState } from 'react'
import { type UseRows, useEveryRow, useFirstRows } from './firstRows.ts'

/**
 * How rows are chosen: virtual ones, whose code comes when the list is there already, because it is as big as half of the
 * list. `before` is called when the choice is about to change.
 */
export function useRowChoice(before: () => void) {
  const [choice, setChoice] = useState({ useRows: useFirstRows, isFirst: true })
  const latest = useRef(before)
  useEffect(() => {
    latest.current = before
  })
  useEffect(() => {
    let isThere = true
    const change = (useRows: UseRows) => {
      if (!isThere) return
      latest.current()
      setChoice({ useRows, isFirst: false })
    }
    import('./useVirtualRows.ts').then(
      (module) => change(module.useVirtualRows),
      () => change(useEveryRow),
    )
    return () => {
      isThere = false
    }
  }, [])
  return choice
}

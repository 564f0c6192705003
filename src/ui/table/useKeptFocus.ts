'use client'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'

/**
 * Which of the rows or cells of `body` is in the tab order: exactly one. It is remembered by its key, so that it keeps the focus
 * when others arrive.
 * @param mark the attribute that holds the index of each
 */
export function useKeptFocus(body: RefObject<HTMLElement | null>, keys: readonly string[], mark: string) {
  const [active, setActive] = useState<{ key: string; index: number }>()
  /** The active one gets the focus; the page scrolls to it only when the reader has moved there. */
  const wantsFocus = useRef<'moved' | 'kept'>(undefined)
  const found = active ? keys.indexOf(active.key) : -1
  const index = found >= 0 ? found : Math.min(active?.index ?? 0, Math.max(keys.length - 1, 0))

  useBrowserLayoutEffect(() => {
    if (!wantsFocus.current) return
    const element = body.current?.querySelector<HTMLElement>(`[${mark}="${index}"]`)
    if (!element) return
    element.focus({ preventScroll: true })
    if (wantsFocus.current === 'moved') element.scrollIntoView({ block: 'nearest' })
    wantsFocus.current = undefined
  })

  const keep = useCallback(() => {
    if (!body.current?.contains(document.activeElement)) return
    wantsFocus.current = 'kept'
    // Rendered once more, when the new ones are there.
    setActive((active) => active && { ...active })
  }, [body])

  return {
    index,
    /** Whether a reader has been in them. */
    isActive: active !== undefined,
    /** Before they are made anew: the one with the focus gets it back. */
    keep,
    onFocus: (key: string, at: number) => {
      if (active?.key !== key) setActive({ key, index: at })
    },
    moveTo: (next: number) => {
      wantsFocus.current = 'moved'
      setActive({ key: keys[next] as string, index: next })
    },
  }
}

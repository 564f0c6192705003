'use client'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Pixels: the narrowest card, and what is between two. */
const NARROWEST = 160
const GAP = 16
/** Below this even a phone shows one. */
const ONE = 240
/** On a server, and before anything is measured. */
const FIRST = 4

/** Layout effects say "useLayoutEffect does nothing on the server" on React 18. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const fitting = (width: number) => Math.max(width < ONE ? 1 : 2, Math.floor((width + GAP) / (NARROWEST + GAP)))

/** How many cards are side by side, and how wide one is, pixels; follows the width of `box`. */
export function useColumnCount(box: RefObject<HTMLElement | null>, isThere: boolean) {
  const [width, setWidth] = useState<number>()
  useBrowserLayoutEffect(() => {
    const element = box.current
    if (!element || !isThere) return
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      setWidth(element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box, isThere])
  const columns = width ? fitting(width) : FIRST
  return { columns, size: width ? Math.floor((width - GAP * (columns - 1)) / columns) : 220 }
}

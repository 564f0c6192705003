'use client'
import { type RefObject, useState } from 'react'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { watchSize } from '../../root/watchSize.ts'

/** Pixels: the narrowest card, and the gap between two. */
const NARROWEST = 160
const GAP = 16
/** Below this even a phone shows one. */
const ONE = 240
/** On a server, and before anything is measured. */
const FIRST = 4

const fitting = (width: number) => Math.max(width < ONE ? 1 : 2, Math.floor((width + GAP) / (NARROWEST + GAP)))

/** How many cards are side by side, and how wide one is, pixels; follows the width of `box`. */
export function useColumnCount(box: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState<number>()
  useBrowserLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      setWidth(element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd))
    }
    return watchSize(element, measure)
  }, [box])
  const columns = width ? fitting(width) : FIRST
  return { columns, size: width ? Math.floor((width - GAP * (columns - 1)) / columns) : 220 }
}

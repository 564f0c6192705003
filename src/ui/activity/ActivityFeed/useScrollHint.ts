'use client'
import { useEffect, useRef, useState } from 'react'
import { watchSize } from '../../root/watchSize.ts'

/** Which ends of an element that scrolls sideways hide something: `start`, `end`, both or, when all is in view, none. */
export function useScrollHint() {
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  // Its content changes the scroll length, not the size: measured after every render.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const before = Math.abs(scrollLeft)
      const sides = [before > 1 && 'start', before + clientWidth < scrollWidth - 1 && 'end']
      setMore(sides.filter(Boolean).join(' '))
    }
    const unwatch = watchSize(element, look)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      unwatch()
      element.removeEventListener('scroll', look)
    }
  })
  return { scroller, more }
}

'use client'
import { type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { watchSize } from '../../root/watchSize.ts'
import type { Layout } from './layOut.ts'

/** Part of a drawing, pixels of the drawing. */
export interface Sight {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const [SMALLEST, LARGEST] = [0.1, 2]
/** So much one press of a key or a button zooms. */
const STEP = 1.25
/** The visible part changes in steps of so many pixels. A drawing for each pixel of a scroll would be slow. */
const COARSE = 240

const within = (scale: number) => Math.min(Math.max(scale, SMALLEST), LARGEST)

/** A drawing in a box that scrolls: its scale, and what of it is in sight. Pans by scrolling and by a mouse that pulls. */
export function useCamera(box: RefObject<HTMLElement | null>, { width, height }: Pick<Layout, 'width' | 'height'>) {
  const [scale, setScale] = useState(1)
  const [sight, setSight] = useState<Sight>()

  const fit = useCallback(() => {
    const element = box.current
    if (!element?.clientWidth) return
    setScale(within(Math.min(element.clientWidth / width, (element.clientHeight || height) / height, 1)))
  }, [box, width, height])

  const zoom = useCallback((by: number) => setScale((scale) => within(scale * by)), [])

  useBrowserLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = element
      // Where nothing has a size, as in jsdom, all of it is drawn.
      if (!clientWidth) return setSight(undefined)
      const from = (at: number) => Math.floor(at / scale / COARSE - 1) * COARSE
      const to = (at: number) => Math.ceil(at / scale / COARSE + 1) * COARSE
      const next = { left: from(left), top: from(top), right: to(left + clientWidth), bottom: to(top + clientHeight) }
      setSight((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    const unwatch = watchSize(element, look)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      unwatch()
      element.removeEventListener('scroll', look)
    }
  }, [box, scale])

  useEffect(() => {
    const element = box.current
    if (!element) return
    // React listens passively: the page would zoom as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [box, zoom])

  const pull = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Fingers scroll by themselves; a press on a node selects it.
      const isOnNode = (event.target as Element).closest('[role="treeitem"], button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnNode) return
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { currentTarget: element, movementX, movementY } = event
      if (element.hasPointerCapture?.(event.pointerId)) element.scrollBy(-movementX, -movementY)
    },
  }
  return { scale, sight, fit, zoomIn: () => zoom(STEP), zoomOut: () => zoom(1 / STEP), pull }
}

'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { watchSize } from '../../root/watchSize.ts'
import type { Layout } from './layOut.ts'
import { type Point, usePinch } from './usePinch.ts'

/** Part of a rendering, pixels of the rendering. */
export interface Sight {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const [SMALLEST, LARGEST] = [0.1, 2]
/** Below it the texts of a rendering, 12 px high, are hard to read. */
const READABLE = 0.8
/** So much one press of a key or a button zooms. */
const STEP = 1.25
/** The visible part changes in steps of so many pixels. A rendering for each pixel of a scroll would be slow. */
const COARSE = 240

const within = (scale: number) => Math.min(Math.max(scale, SMALLEST), LARGEST)

/** The room of a box for its rendering, pixels, and where that begins. 0 wide where nothing has a size, as in jsdom. */
export function roomIn(box: HTMLElement) {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom, maxHeight } = getComputedStyle(box)
  const [left, right, top, bottom] = [paddingLeft, paddingRight, paddingTop, paddingBottom].map(
    (size) => Number.parseFloat(size) || 0,
  ) as [number, number, number, number]
  const height = Number.parseFloat(maxHeight) || box.clientHeight
  return { left, top, width: Math.max(box.clientWidth - left - right, 0), height: Math.max(height - top - bottom, 0) }
}

/** The scale at which a rendering is seen whole; where that is too small to read, its width or its height, and the rest scrolls. */
export function fittingScale(
  drawing: Pick<Layout, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): number {
  const [wide, high] = [room.width / drawing.width, room.height / drawing.height]
  const scales = [Math.min(wide, high), wide, high].map((scale) => Math.min(scale, 1))
  return scales.find((scale) => scale >= READABLE) ?? READABLE
}

/** A point of the rendering, and where in the box it stays while the scale changes. */
interface Hold {
  readonly x: number
  readonly y: number
  readonly at: Point
}

/** A rendering in a box that scrolls: its scale, and what of it is in sight. Pans by scrolling and by a mouse that pulls, and zooms by two fingers. */
export function useCamera(box: RefObject<HTMLElement | null>, { width, height }: Pick<Layout, 'width' | 'height'>) {
  const [scale, setScale] = useState(1)
  const sight = useSight(box, scale)
  const now = useRef(scale)
  now.current = scale
  const held = useRef<Hold>(undefined)

  const holdAt = useCallback(
    (at: Point): Hold | undefined => {
      const element = box.current
      if (!element) return
      const { left, top } = element.getBoundingClientRect()
      const room = roomIn(element)
      const x = (element.scrollLeft + at.clientX - left - room.left) / now.current
      return { x, y: (element.scrollTop + at.clientY - top - room.top) / now.current, at }
    },
    [box],
  )

  const zoom = useCallback(
    (by: number, at?: Point) => {
      const element = box.current
      if (!element) return
      const { left, top } = element.getBoundingClientRect()
      held.current = holdAt(at ?? { clientX: left + element.clientWidth / 2, clientY: top + element.clientHeight / 2 })
      setScale((scale) => within(scale * by))
    },
    [box, holdAt],
  )

  const fit = useCallback(() => {
    const element = box.current
    if (!element?.clientWidth) return
    held.current = undefined
    setScale(fittingScale({ width, height }, roomIn(element)))
    // The first step is there.
    element.scrollTo(0, 0)
  }, [box, width, height])

  useBrowserLayoutEffect(() => {
    const element = box.current
    const hold = held.current
    if (!element || !hold) return
    const { left, top } = element.getBoundingClientRect()
    const room = roomIn(element)
    element.scrollLeft = hold.x * scale + room.left - (hold.at.clientX - left)
    element.scrollTop = hold.y * scale + room.top - (hold.at.clientY - top)
  }, [box, scale])

  useEffect(() => {
    const element = box.current
    if (!element) return
    // React listens passively: the page would zoom, or the browser scroll, as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event)
    }
    const onTouchMove = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault()
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchmove', onTouchMove)
    }
  }, [box, zoom])

  const pointers = usePinch({
    begin: (middle) => {
      held.current = holdAt(middle)
      return now.current
    },
    move: (scale, middle) => {
      if (held.current) held.current = { ...held.current, at: middle }
      setScale(within(scale))
    },
  })
  return { scale, sight, fit, zoomIn: () => zoom(STEP), zoomOut: () => zoom(1 / STEP), pointers }
}

/** What of a rendering is in sight. */
function useSight(box: RefObject<HTMLElement | null>, scale: number): Sight | undefined {
  const [sight, setSight] = useState<Sight>()
  useBrowserLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = element
      // Where nothing has a size, as in jsdom, all of it is rendered.
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
  return sight
}

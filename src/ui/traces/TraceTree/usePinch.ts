'use client'
import { type PointerEvent, useRef } from 'react'

/** A point of a box, pixels of the window. */
export interface Point {
  readonly clientX: number
  readonly clientY: number
}

interface Pinch {
  /** Two fingers are down, with this point between them. Gives the scale at which they are. */
  begin: (middle: Point) => number
  move: (scale: number, middle: Point) => void
}

/** Follows two fingers, and a mouse that pulls. One finger scrolls by itself. */
export function usePinch({ begin, move }: Pinch) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef({ distance: 1, scale: 1 })
  const between = () => {
    const [one, other] = [...fingers.current.values()] as [Point, Point]
    const [dx, dy] = [other.clientX - one.clientX, other.clientY - one.clientY]
    const middle = { clientX: one.clientX + dx / 2, clientY: one.clientY + dy / 2 }
    return { distance: Math.max(Math.hypot(dx, dy), 1), middle }
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') return pull.onPointerDown(event)
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
      if (fingers.current.size !== 2) return
      const { distance, middle } = between()
      start.current = { distance, scale: begin(middle) }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') return pull.onPointerMove(event)
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
      if (fingers.current.size !== 2) return
      const { distance, middle } = between()
      move((start.current.scale * distance) / start.current.distance, middle)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

/** A mouse that pulls the rendering. */
const pull = {
  onPointerDown(event: PointerEvent<HTMLElement>) {
    // A press on a node selects it.
    const isOnNode = (event.target as Element).closest('[role="treeitem"], button')
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnNode) return
    event.currentTarget.setPointerCapture(event.pointerId)
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget: element, movementX, movementY } = event
    if (element.hasPointerCapture?.(event.pointerId)) element.scrollBy(-movementX, -movementY)
  },
}

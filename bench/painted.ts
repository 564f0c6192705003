/** What a page that shows many rows is measured by, in Chromium. Built into `rows.page.tsx` and `goldrush.page.tsx`. */

import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

export interface RowsPage {
  names: string[]
  /** Milliseconds until it is painted. */
  show(name: string): Promise<number>
  /** Counts the frames in which some part of the window has no row, until `stop`. */
  watch(): void
  stop(): { frames: number; blank: number }
  hide(): void
}

const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(0)
    })
  })

/** Looks at the window in every frame: at its middle, and at the height of a row below its top and above its bottom. */
function watchFrames(row: string): RowsPage['stop'] {
  let frames = 0
  let blank = 0
  let isOn = true
  const look = () => {
    if (!isOn) return
    frames++
    const heights = [120, innerHeight / 2, innerHeight - 60]
    if (!heights.every((y) => document.elementFromPoint(60, y)?.closest(row))) blank++
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return () => {
    isOn = false
    return { frames, blank }
  }
}

/** What a list is drawn with, and what is a row of it. `last` is one that is there once all of them are. */
export interface Case {
  row: string
  last?: string
  draw(): ReactElement
}

/** Gives the bench these lists to show, one at a time. */
export function offer(cases: Record<string, Case>): void {
  let root: Root | undefined
  let row = ''
  let stop: RowsPage['stop'] | undefined
  const page: RowsPage = {
    names: Object.keys(cases),
    async show(name) {
      const { draw, last, ...shown } = cases[name] as Case
      row = shown.row
      const box = document.body.appendChild(document.createElement('div'))
      root = createRoot(box)
      globalThis.gc?.()
      const started = performance.now()
      root.render(draw())
      while (!box.querySelector(last ?? row)) await new Promise((resolve) => setTimeout(resolve))
      await afterPaint()
      return performance.now() - started
    },
    watch() {
      stop = watchFrames(row)
    },
    stop: () => stop?.() ?? { frames: 0, blank: 0 },
    hide() {
      root?.unmount()
      document.body.replaceChildren()
      scrollTo(0, 0)
    },
  }
  Object.assign(window, page)
}

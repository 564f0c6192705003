/** What a page that shows many rows is measured by, in Chromium. Built into `rows.page.tsx` and `goldrush.page.tsx`. */

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

/** Mounts, and waits until `row` is in the document and painted. Gives milliseconds. */
export async function painted(root: Element, row: string, mount: () => void): Promise<number> {
  globalThis.gc?.()
  const started = performance.now()
  mount()
  while (!root.querySelector(row)) await new Promise((resolve) => setTimeout(resolve))
  await afterPaint()
  return performance.now() - started
}

/** Looks at the window in every frame: at its middle, and at the height of a row below its top and above its bottom. */
export function watchFrames(row: string): () => { frames: number; blank: number } {
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

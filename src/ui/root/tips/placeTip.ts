const GAP = 6
const EDGE = 8

/** Puts a tip above its element, or below where there is no room; never outside of the window. */
export function placeTip(tip: HTMLElement, owner: Element): void {
  const box = owner.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const middle = box.left + box.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(middle, clientWidth - width - EDGE))
  const above = box.top - height - GAP
  Object.assign(tip.style, { left: `${left}px`, top: `${above < EDGE ? box.bottom + GAP : above}px` })
}

interface Box {
  of: Element
  says: string
  left: number
  right: number
  top: number
  bottom: number
}

/** What can be seen of a box, below what clips it. */
export function seen(of: Element, says: string, box: DOMRect): Box {
  let { left, right, top, bottom } = box
  for (let at: Element | null = of; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(at)
    const clip = at.getBoundingClientRect()
    if (display === 'inline') continue
    if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
  }
  return { of, says, left, right, top, bottom }
}

/** Texts and badges that lie over one another. */
export function overlapping(root: Element): string[] {
  const boxes: Box[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element
    if (!text.textContent?.trim() || parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) boxes.push(seen(parent, text.textContent, box))
  }
  for (const badge of root.querySelectorAll('[data-part="badge"]'))
    boxes.push(seen(badge, `[${badge.textContent}]`, badge.getBoundingClientRect()))
  const isOver = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !one.of.contains(other.of) && !other.of.contains(one.of) && isOver(one, other))
      .map((other) => `${one.says} × ${other.says}`),
  )
}

interface Sides {
  left: number
  right: number
  top: number
  bottom: number
}
interface Box extends Sides {
  of: Element
  says: string
}
/** The room in which the content of an element can be seen. A page has many texts in few boxes: each is measured once. */
type Rooms = Map<Element, Sides>

const EVERYWHERE: Sides = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

function roomIn(element: Element | null, rooms: Rooms): Sides {
  if (!element || element === document.body) return EVERYWHERE
  const known = rooms.get(element)
  if (known) return known
  let { left, right, top, bottom } = roomIn(element.parentElement, rooms)
  const { overflowX, overflowY, display } = getComputedStyle(element)
  if (display !== 'inline' && !(overflowX === 'visible' && overflowY === 'visible')) {
    const clip = element.getBoundingClientRect()
    if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
  }
  const room = { left, right, top, bottom }
  rooms.set(element, room)
  return room
}

/** What can be seen of a box, below what clips it. */
export function seen(of: Element, says: string, box: DOMRect, rooms: Rooms = new Map()): Box {
  const room = roomIn(of, rooms)
  return {
    of,
    says,
    left: Math.max(box.left, room.left),
    right: Math.min(box.right, room.right),
    top: Math.max(box.top, room.top),
    bottom: Math.min(box.bottom, room.bottom),
  }
}

/** Texts and badges that lie over one another. */
export function overlapping(root: Element): string[] {
  const boxes: Box[] = []
  const rooms: Rooms = new Map()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element
    if (!text.textContent?.trim() || parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true }))
      continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) boxes.push(seen(parent, text.textContent, box, rooms))
  }
  for (const badge of root.querySelectorAll('[data-part="badge"]'))
    boxes.push(seen(badge, `[${badge.textContent}]`, badge.getBoundingClientRect(), rooms))
  boxes.sort((one, other) => one.top - other.top)
  const found: string[] = []
  // From the top down: what begins below the end of this one is over none of it.
  for (const [index, one] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next] as Box
      if (other.top > one.bottom) break
      if (isOver(one, other)) found.push(`${one.says} × ${other.says}`)
    }
  return found
}

const isOver = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5 &&
  !one.of.contains(other.of) &&
  !other.of.contains(one.of)

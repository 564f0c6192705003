import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface Devtools {
  send(method: string, params: object): Promise<unknown>
}

/** The reader has fingers in place of a mouse, until `end` or the end of the test. */
export async function touch(): Promise<{ end: () => Promise<unknown> }> {
  const send = (enabled: boolean) =>
    (cdp() as Devtools).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
  await send(true)
  onTestFinished(() => void send(false))
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  return { end: () => send(false) }
}

export const CONTROLS = 'button, select, summary, input:not([type="radio"], [type="checkbox"]), label:has(input)'
export const LINKS = 'a[href]'

/** Not in a head that only readers who listen have. */
const isSeen = (target: Element): boolean =>
  target.checkVisibility() && !(target.closest('[role="row"], label')?.clientWidth === 1)

/** What a press hits. The pointer of an earlier test may have opened a tip, and to list all that is at a point is slow. */
function hitAt(x: number, y: number): Element | undefined {
  const isTip = (one: Element) => one.closest('[role="tooltip"]') !== null
  const first = document.elementFromPoint(x, y)
  return first && isTip(first) ? document.elementsFromPoint(x, y).find((one) => !isTip(one)) : (first ?? undefined)
}

/** Which of these points beside the middle of a target a press misses, and what it hits. */
function missedOf(target: Element, reach: number): string[] {
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const beside = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] } as const
  return Object.entries(beside).flatMap(([side, [dx, dy]]) => {
    // The pointer of an earlier test may have opened a tip.
    const hit = hitAt(x + dx, y + dy)
    // Links of adjoining lines share the room between them.
    const isShared = target.matches(LINKS) && hit?.closest(LINKS)
    return hit && (target.contains(hit) || isShared) ? [] : [`${side}: ${hit?.tagName} ${hit?.className}`]
  })
}

/** The controls, or links, that a press `size / 2` px beside their middle misses, and what it hits. */
export function small(root: ParentNode, selector: string, size: number): string[] {
  const reach = size / 2 - 1
  return [...root.querySelectorAll(selector)].filter(isSeen).flatMap((target) => {
    // To scroll costs most: only what is out of sight is scrolled to.
    if (!missedOf(target, reach).length) return []
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const missed = missedOf(target, reach)
    const { width, height } = target.getBoundingClientRect()
    const name = target.getAttribute('aria-label') ?? target.textContent
    return missed.length
      ? [`${target.tagName} ${target.className} ${name} ${width.toFixed()}×${height.toFixed()} ${missed.join(', ')}`]
      : []
  })
}

/** The same of each component while it is alone on the page: of a full page, to find what a press hits takes long. */
export function smallOfEach(components: readonly HTMLElement[], selector: string, size: number): string[] {
  for (const component of components) component.hidden = true
  const found = components.flatMap((component) => {
    component.hidden = false
    const missed = small(component, selector, size).map((one) => `${component.dataset.drawn}: ${one}`)
    component.hidden = true
    return missed
  })
  for (const component of components) component.hidden = false
  return found
}

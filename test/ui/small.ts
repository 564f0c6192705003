import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface Devtools {
  send(method: string, params: object): Promise<unknown>
}

/** The reader has fingers in place of a mouse. */
export async function touch() {
  const send = (enabled: boolean) =>
    (cdp() as Devtools).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
  await send(true)
  onTestFinished(() => void send(false))
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
}

export const CONTROLS = 'button, select, summary, input:not([type="radio"], [type="checkbox"]), label:has(input)'
export const LINKS = 'a[href]'

/** Not in a head that only readers who listen have. */
const isSeen = (target: Element): boolean =>
  target.checkVisibility() && !(target.closest('[role="row"], label')?.clientWidth === 1)

/** The controls, or links, that a press `size / 2` px beside their middle misses, and what it hits. */
export function small(root: ParentNode, selector: string, size: number): string[] {
  const reach = size / 2 - 1
  return [...root.querySelectorAll(selector)].filter(isSeen).flatMap((target) => {
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const beside = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] } as const
    const missed = Object.entries(beside).flatMap(([side, [dx, dy]]) => {
      // The pointer of an earlier test may have opened a tip.
      const hit = document.elementsFromPoint(x + dx, y + dy).find((one) => !one.closest('[role="tooltip"]'))
      // Links of adjoining lines share the room between them.
      const isShared = target.matches(LINKS) && hit?.closest(LINKS)
      return hit && (target.contains(hit) || isShared) ? [] : [`${side}: ${hit?.tagName} ${hit?.className}`]
    })
    const name = target.getAttribute('aria-label') ?? target.textContent
    return missed.length
      ? [`${target.tagName} ${target.className} ${name} ${width.toFixed()}×${height.toFixed()} ${missed.join(', ')}`]
      : []
  })
}

// As in the package's stylesheet, whichever file is first: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import { afterEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { setFonts } from '../ui/fonts.ts'
import { pageIsKept } from './keptPage.ts'

// One page runs many files, so each test leaves the page as it was. `vitest-browser-react` itself cleans up after its first file only.
const roots = [document.documentElement, document.body]
const attributes = ({ attributes }: HTMLElement) => [...attributes].map(({ name, value }) => [name, value] as const)
await leave()
await setFonts('own')
const before = roots.map(attributes)
// Where the file before left the pointer, a tip may open: beside all content there is none.
await userEvent.hover(document.documentElement, { position: { x: innerWidth - 1, y: 0 } })

/** Takes away what is drawn; also what React cannot take away, because it throws. */
async function leave() {
  await cleanup().catch(() => undefined)
  document.body.replaceChildren()
}

afterEach(async ({ task }) => {
  // A test that failed did not come to its last lines, which give back what it replaced.
  if (task.result?.state === 'fail') {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
  roots.forEach((root, index) => {
    for (const [name] of attributes(root)) root.removeAttribute(name)
    for (const [name, value] of before[index] ?? []) root.setAttribute(name, value)
  })
  if (pageIsKept()) return
  await leave()
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
})

// As in the package's stylesheet, whichever file is first: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import { afterEach } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { setFonts } from '../ui/fonts.ts'
import { pageIsKept } from './keptPage.ts'

// One page runs many files, so each test leaves the page as it was. `vitest-browser-react` itself cleans up after its first file only.
const html = document.documentElement
const attributes = () => [...html.attributes].map(({ name, value }) => [name, value] as const)
await setFonts('own')
const before = attributes()
// Where the file before left the pointer, a tip may open: beside all content there is none.
await userEvent.hover(html, { position: { x: innerWidth - 1, y: 0 } })

afterEach(async () => {
  for (const [name] of attributes()) html.removeAttribute(name)
  for (const [name, value] of before) html.setAttribute(name, value)
  if (pageIsKept()) return
  await cleanup()
  document.body.replaceChildren()
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
})

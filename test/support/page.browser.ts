import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { setFonts } from '../ui/fonts.ts'

// One page runs many files, so each test leaves the page as it was. `vitest-browser-react` itself cleans up after its first file only.
const html = document.documentElement
const attributes = () => [...html.attributes].map(({ name, value }) => [name, value] as const)
await setFonts('own')
const before = attributes()

afterEach(async () => {
  await cleanup()
  for (const [name] of attributes()) html.removeAttribute(name)
  for (const [name, value] of before) html.setAttribute(name, value)
  document.body.replaceChildren()
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
})

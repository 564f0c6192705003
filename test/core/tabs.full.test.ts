import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { serve } from '../support/server.ts'

const PER_SECOND = 10
const EACH = 12

/** The window of the service's limit, milliseconds: shorter than a second by what a loaded machine may shift requests. */
const WINDOW_MS = 600

type Place = 'ask' | 'askInWorker'
type Scope = Record<Place, (requestsPerSecond: number, count: number) => Promise<string[]>>

/** Asks `EACH` times from a tab, or from a worker of it. Gives the outcomes. */
const askFrom = (tab: Page, place: Place = 'ask') =>
  tab.evaluate(([place, perSecond, count]) => (globalThis as unknown as Scope)[place](perSecond, count), [
    place,
    PER_SECOND,
    EACH,
  ] as const)

let browser: Awaited<ReturnType<typeof chromium.launch>>
let script = ''
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./tabs.page.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  script = outputFiles[0]?.text ?? ''
})
afterAll(() => browser.close())

/** Serves the page, and answers requests unless the limit has been reached within the window. */
async function limited() {
  const taken: { at: number; isServed: boolean }[] = []
  const { url } = await serve(({ url: { pathname }, at }, response) => {
    if (pathname.startsWith('/api/')) {
      const recent = taken.filter((other) => other.isServed && other.at > at - WINDOW_MS)
      const isServed = recent.length < PER_SECOND
      taken.push({ at, isServed })
      if (isServed) return { blocks: [] }
      response.writeHead(429).end('{}')
    } else {
      const isScript = pathname === '/page.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : '<script type="module" src="/page.js"></script>')
    }
    return undefined
  })
  return { url, taken }
}

// A machine that stalls for half a second sends late requests together: pages that share no pace are refused every time.
it('two tabs and a worker of one origin send at the pace of one: none is refused', { retry: 2 }, async () => {
  const { url, taken } = await limited()
  const context = await browser.newContext()
  const [first, second] = [await context.newPage(), await context.newPage()]
  await Promise.all([first.goto(url), second.goto(url)])
  const asked = await Promise.all([askFrom(first), askFrom(second), askFrom(second, 'askInWorker')])
  expect(asked.flat()).toEqual(Array(3 * EACH).fill('ok'))
  expect(taken).toHaveLength(3 * EACH)
  expect(taken.every(({ isServed }) => isServed)).toBe(true)
  await context.close()
})

it('without a shared origin they are strangers, and the limit shows it', async () => {
  const { url, taken } = await limited()
  const tabs: Page[] = []
  // A context of its own keeps nothing of another's: as two people behind one address.
  for (let index = 0; index < 3; index++) {
    const tab = await (await browser.newContext()).newPage()
    await tab.goto(url)
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => askFrom(tab)))
  expect(taken.some(({ isServed }) => !isServed)).toBe(true)
})

import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { serve } from '../support/server.ts'
import type { Asked } from './tabs.page.ts'

const PER_SECOND = 10
const TABS = 3
const EACH = 12

/** A client does not wait longer than this for an answer before it sends the next request: an interval and half a second. */
const LATE_MS = 1_000 / PER_SECOND + 500

type Window = { ask(requestsPerSecond: number, count: number): Promise<Asked[]> }

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

/** Serves the page, and `/blocks` to whoever does not come sooner than the limit allows after the last that was served. */
async function limited() {
  const taken: { at: number; isServed: boolean }[] = []
  const { url } = await serve(({ url: { pathname }, at }, response) => {
    if (pathname.startsWith('/api/')) {
      // As a leaky bucket that holds one request, with a tenth of an interval for what the way adds and takes.
      const last = taken.findLast(({ isServed }) => isServed)?.at ?? 0
      const isServed = at - last >= 900 / PER_SECOND
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

it('tabs of one origin send at the pace of one: none is refused but after a late answer', async () => {
  const { url, taken } = await limited()
  const context = await browser.newContext()
  const tabs: Page[] = []
  for (let index = 0; index < TABS; index++) {
    const tab = await context.newPage()
    await tab.goto(url)
    tabs.push(tab)
  }
  const asked = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(([perSecond, count]) => (globalThis as unknown as Window).ask(perSecond, count), [
        PER_SECOND,
        EACH,
      ] as const),
    ),
  )
  expect(taken).toHaveLength(TABS * EACH)
  const refused = taken.filter(({ isServed }) => !isServed)
  expect(asked.flat().filter(({ outcome }) => outcome === 'ok')).toHaveLength(TABS * EACH - refused.length)
  // On a loaded machine an answer may be late: then the next request may come too soon.
  expect(refused.length).toBeLessThanOrEqual(asked.flat().filter(({ tookMs }) => tookMs >= LATE_MS).length)
  await context.close()
})

it('without a shared origin they are strangers, and the limit shows it', async () => {
  const { url, taken } = await limited()
  const tabs: Page[] = []
  // A context of its own keeps nothing of another's: as two people behind one address.
  for (let index = 0; index < TABS; index++) {
    const tab = await (await browser.newContext()).newPage()
    await tab.goto(url)
    tabs.push(tab)
  }
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(([perSecond, count]) => (globalThis as unknown as Window).ask(perSecond, count), [
        PER_SECOND,
        EACH,
      ] as const),
    ),
  )
  expect(taken.some(({ isServed }) => !isServed)).toBe(true)
})

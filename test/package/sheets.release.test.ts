import { fileURLToPath } from 'node:url'
import type { PluginBuild } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { consumer, read } from './installed.ts'
import { different, type Look, measure } from './looks.ts'
import { bundle, serve } from './page.ts'
import { componentsWithSheet as names, sheetOf } from './sheets.ts'

const PAGE = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { EVERY_COMPONENT, NOW } from ${JSON.stringify(fileURLToPath(new URL('../ui/drawn.tsx', import.meta.url)))}
createRoot(document.getElementById('root')).render(
  h(TonCenterProvider, { baseUrl: '/', theme: 'light', now: NOW }, EVERY_COMPONENT))
`
const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>
<div id="root" style="width: 1000px; font: 14px/20px sans-serif"></div><script type="module" src="/page.js"></script>`

const base = read('dist/styles/base.css')

describe('a page with every component', () => {
  let page: Page
  let whole: Look[]
  let close: () => Promise<void>
  const look = (selector: string) => page.evaluate(measure, { selector, isWhole: false })

  /** Puts these stylesheets on the page, and waits until rows that are measured again stay where they are. */
  const dress = (sheets: readonly string[]) =>
    page.evaluate(async (sheets) => {
      for (const old of document.head.querySelectorAll('style')) old.remove()
      for (const text of sheets)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      const ends = () =>
        [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom).join()
      let before = ''
      for (let still = 0; still < 4; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = ends()
        still = now === before ? still + 1 : 0
        before = now
      }
    }, sheets)

  beforeAll(async () => {
    const toBuilt = {
      name: 'built',
      setup: ({ onResolve, resolve }: PluginBuild) =>
        onResolve({ filter: /src\/ui\.ts$/ }, ({ kind }) =>
          resolve('toncenter-react/ui', { kind, resolveDir: consumer }),
        ),
    }
    const code = await bundle(PAGE, { jsx: 'automatic', loader: { '.module.css': 'empty' }, plugins: [toBuilt] })
    const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', code] })
    const browser = await chromium.launch(launchOptions())
    close = async () => {
      await browser.close()
      served.close()
    }
    page = await browser.newPage({ viewport: { width: 1100, height: 9000 }, reducedMotion: 'reduce' })
    await page.goto(served.origin)
    await dress([read('dist/styles.css')])
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll<HTMLElement>('[data-part="row"] [aria-expanded="false"]'))
        closed.click()
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await page.locator('[data-part="detail"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await dress([read('dist/styles.css')])
    whole = await look('#root')
  })
  afterAll(() => close?.())

  it.each([
    ['one after another', names],
    ['the other way round', names.toReversed()],
  ])('looks as with the whole stylesheet, with the sheets of all components %s', async (_, order) => {
    expect(whole.length).toBeGreaterThan(10_000)
    await dress([base, ...order.map(sheetOf)])
    expect(different(whole, await look('#root'))).toEqual([])
  })

  it('looks so for each component with its sheet alone', async () => {
    const drawn = await page.locator('[data-drawn]').evaluateAll((all) => all.map((one) => one.dataset.drawn ?? ''))
    const found: Record<string, string[]> = {}
    for (const title of drawn) {
      const name = title.split(/[ ,]/)[0] ?? ''
      await page.locator('[data-drawn]').evaluateAll((all, title) => {
        for (const one of all) one.toggleAttribute('hidden', one.dataset.drawn !== title)
      }, title)
      // A host that puts the bar on the feed takes its sheet too.
      const sheets = title.includes('toolbar') ? [name, 'ActivityFilterBar'] : [name]
      const selector = `[data-drawn="${title}"]`
      await dress([read('dist/styles.css')])
      const before = await look(selector)
      await dress([base, ...sheets.map(sheetOf)])
      const changes = different(before, await look(selector))
      if (changes.length) found[title] = changes
    }
    expect(found).toEqual({})
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBook, serveBook } from '../../scripts/book.mjs'
import { launchOptions } from '../../scripts/browser.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PAGES = ['welcome', 'overview', 'recipes', 'theming', 'tokens'].map((page) => `guide-${page}--docs`)

let site: string
let book: Awaited<ReturnType<typeof serveBook>>
let browser: Browser

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'toncenter-book-'))
  buildBook(site, 'pipe')
  book = await serveBook(site)
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser?.close()
  book?.close()
  rmSync(site, { recursive: true, force: true })
})

/** Opens a page of the book; whatever fails, complains or asks elsewhere is kept. */
async function open(path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  const isElsewhere = (url: string) => /^(?:https?|wss?):/.test(url) && !url.startsWith(book.url)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('requestfailed', (request) => complaints.push(`failed ${request.url()}`))
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
  page.on('request', (request) => isElsewhere(request.url()) && complaints.push(`asked ${request.url()}`))
  await page.goto(book.url + path)
  return { page, complaints }
}

const violations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const found = await axe.run('#storybook-docs .sbdocs-content')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)
  })
}

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

/** What every “Show code” of a page of documentation shows. */
async function codesOf(id: string): Promise<string[]> {
  const { page } = await open(`iframe.html?id=${id}&viewMode=docs`)
  const blocks = page.locator('.sbdocs-preview')
  const closed = page.locator('button', { hasText: 'Show code' })
  const texts = () => page.locator('pre.prismjs').allTextContents()
  await blocks.first().waitFor()
  // A page grows while it draws, and a code is empty until it was read from the page.
  const missing = async () => {
    await closed.evaluateAll((all) => {
      for (const button of all) (button as HTMLButtonElement).click()
    })
    return (await blocks.count()) - (await texts()).filter((text) => text.trim()).length
  }
  await expect.poll(missing).toBe(0)
  const codes = await texts()
  await page.close()
  return codes
}

/** It imports the component and draws it, and nothing in it is Storybook's or React's own. */
const isPastable = (code: string, name: string) =>
  new RegExp(`^import \\{ [^}]*\\b${name}\\b[^}]* \\} from 'toncenter-react/(?:ui|devtools)'$`, 'm').test(code) &&
  new RegExp(`<${name}[\\s/>]`).test(code) &&
  !/ForwardRef|\brender:|No Display Name|\[object |function \w*\(/.test(code)

describe('the static Storybook below a sub-path', () => {
  it('opens with its list of stories and a page of the guide', async () => {
    const { page, complaints } = await open('?path=/docs/guide-tokens--docs')
    await page.getByRole('link', { name: 'Recipes', exact: true }).first().waitFor()
    await page.frameLocator('#storybook-preview-iframe').getByText('--tc-accent-soft').first().waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('draws a story on the local service', async () => {
    const { page, complaints } = await open('iframe.html?id=lists-blocklist--default&viewMode=story')
    await page.locator('[data-part="row"]').nth(5).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('documents a component: every state, and its props', async () => {
    const { page, complaints } = await open('iframe.html?id=parts-balancebadge--docs&viewMode=docs')
    await page.locator('[data-state="rate-limited"]').first().waitFor()
    await page.getByRole('row', { name: /precision/ }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('opens on the welcome', async () => {
    const { page, complaints } = await open('')
    await page.waitForURL(/path=\/docs\/guide-welcome--docs/)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('link', { name: 'Overview by task' }).click()
    await preview.getByRole('link', { name: 'Show a balance' }).click()
    await page.waitForURL(/path=\/docs\/parts-balancebadge--docs/)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('leaves odd data out of the sidebar, until a link leads to it', async () => {
    const { page } = await open('?path=/story/parts-statusbadge--default')
    await page.locator('#parts-statusbadge--all').waitFor()
    expect(await page.locator('#parts-statusbadge--hostile').count()).toBe(0)
    await page.goto(`${book.url}?path=/story/parts-statusbadge--hostile`)
    await page.frameLocator('#storybook-preview-iframe').locator('[data-part="root"]').nth(3).waitFor()
    await page.close()
  })

  it('lets a reader choose an account and a precision', async () => {
    const { page } = await open('?path=/story/parts-balancebadge--default')
    const badge = page.frameLocator('#storybook-preview-iframe').locator('[data-state="ready"]')
    const before = await badge.textContent()
    await page.getByLabel('full', { exact: true }).check()
    await expect.poll(() => badge.textContent()).not.toBe(before)
    await page.locator('#control-address').selectOption({ label: 'never seen' })
    await expect.poll(() => badge.textContent()).toMatch(/^0/)
    await page.close()
  })

  it.each([
    ['light', 'rgb(244, 246, 248)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(10, 14, 19)', 'rgb(17, 22, 29)'],
  ])('is %s all over, in the fonts that it brings', async (theme, app, content) => {
    const { page, complaints } = await open(`?path=/docs/lists-jettontable--docs&globals=theme:${theme}`)
    const docs = page.frameLocator('#storybook-preview-iframe')
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    await docs.locator('[data-part="row"]').first().waitFor()
    await expect.poll(() => page.locator('body').evaluate(ground)).toBe(app)
    expect(await docs.locator('.sbdocs-wrapper').evaluate(ground)).toBe(content)
    for (const place of [page.locator('body'), docs.locator('body')]) {
      const loaded = () => place.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
      await expect.poll(loaded).toEqual(expect.arrayContaining(['Inter loaded']))
    }
    expect(complaints).toEqual([])
    await page.close()
  })

  it('shows code that can be pasted, on every page', async () => {
    const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
    const pages = Object.values(entries).filter(({ type, title }) => type === 'docs' && !title.startsWith('Guide/'))
    expect(pages.length).toBeGreaterThan(40)
    for (const { id, title } of pages) {
      const codes = await codesOf(id)
      const name = title.replace(/.*\//, '')
      const wrong = codes.filter((code) => !isPastable(code, name) || code.length > 3000)
      expect(wrong, id).toEqual([])
      expect(codes.length, id).toBeGreaterThan(1)
    }
  }, 1_500_000)

  it.each(PAGES)('%s: drawn whole, and axe finds nothing', async (id) => {
    const { page, complaints } = await open(`iframe.html?id=${id}&viewMode=docs`)
    await page.locator('#storybook-docs h1').waitFor()
    const loading = page.locator('#storybook-docs [data-part="skeleton"]:not([data-stays="loading"] *)')
    await expect.poll(() => loading.count()).toBe(0)
    // A request of the story may still be pending.
    await expect.poll(() => violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBook, serveBook } from '../../scripts/book.mjs'
import { launchOptions } from '../../scripts/browser.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PAGES = ['guide-theming--docs', 'guide-tokens--docs', 'guide-recipes--docs']

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

  it.each([
    'parts-balancebadge',
    'parts-amount',
    'parts-addresslabel',
    'parts-statusbadge',
    'lists-transactionlist',
    'lists-jettontable',
  ])('%s: shows code that can be pasted', async (id) => {
    const { page } = await open(`iframe.html?id=${id}--docs&viewMode=docs`)
    const name = await page.locator('#storybook-docs h1').textContent()
    await page.getByText('Show code', { exact: true }).first().click()
    const code = page.locator('pre', { hasText: `import { ${name} } from 'toncenter-react/ui'` }).first()
    expect(await code.textContent()).toMatch(new RegExp(`\\n\\n<${name}\\s[^]*/>$`))
    await page.close()
  })

  it.each(PAGES)('%s: drawn whole, and axe finds nothing', async (id) => {
    const { page, complaints } = await open(`iframe.html?id=${id}&viewMode=docs`)
    await page.locator('#storybook-docs h1').waitFor()
    await expect.poll(() => page.locator('#storybook-docs [data-part="skeleton"]').count()).toBe(0)
    // What a story asks for may still be on its way.
    await expect.poll(() => violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })
})

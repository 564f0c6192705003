import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { type Explorer, startExplorer, violationsOn } from './explorer.ts'

export let explorer: Explorer
export let browser: Browser
export let context: BrowserContext
/** The tab of one test. */
export let page: Page

/** What a page complained of, and requests that left the machine. Each test ends with none. */
let complaints: string[]

/** Starts the explorer and a browser before the tests of a file, and opens a tab for each test. */
export function openExplorer(): void {
  beforeAll(async () => {
    explorer = await startExplorer()
    browser = await chromium.launch(launchOptions())
    // Without motion: a colour in transition has no contrast to measure.
    context = await browser.newContext({ reducedMotion: 'reduce' })
  })
  afterAll(async () => {
    await browser?.close()
    explorer?.child.kill('SIGKILL')
  })

  beforeEach(async () => {
    complaints = []
    page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && !url.startsWith(explorer.url)) complaints.push(`asked ${url}`)
    })
  })
  afterEach(async () => {
    await page.close()
    expect(complaints).toEqual([])
  })
}

export const go = async (hash: string) => {
  await page.goto(`${explorer.url}#${hash}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
export const account = (address: string, tab = '') => go(`/account/${encodeURIComponent(address)}${tab}`)
export const rows = () => page.locator('[role="row"][aria-rowindex]')
export const search = async (text: string) => {
  await page.getByRole('combobox').fill(text)
  await page.getByRole('combobox').press('Enter')
}

export async function goHome() {
  await go('/')
  await rows().nth(3).waitFor()
}

/** Faults that axe finds on the page of the test. */
export const violations = () => violationsOn(page)

import { type Browser, chromium, type Page, type Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../../examples/explorer/src/router.ts'
import { launchOptions } from '../../scripts/browser.mjs'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { type Explorer, FIRST_SCRIPT_BYTES, startExplorer, violationsOn } from './explorer.ts'

const { main, cometJetton, postcard, postcards } = demoAccounts

let explorer: Explorer
let browser: Browser
/** A step and the trace of a jetton transfer on the local chain. They replace `STEP` and `TRACE` in a place. */
let ids: Record<'STEP' | 'TRACE', string>

beforeAll(async () => {
  explorer = await startExplorer()
  browser = await chromium.launch(launchOptions())
  const asked = await fetch(`${explorer.url}ton/api/v3/actions?action_type=jetton_transfer&limit=1`)
  const [{ transactions, trace_id: trace }] = (await asked.json()).actions
  ids = { STEP: encodeURIComponent(transactions[1]), TRACE: encodeURIComponent(trace) }
})
afterAll(async () => {
  await browser?.close()
  explorer?.child.kill('SIGKILL')
})

const of = (page: string, id: string, tab = '') => `/${page}/${encodeURIComponent(id)}${tab && `/${tab}`}`

/** Where each page of the router is; the compiler reports one that is missing. */
const PLACES: Record<Route['page'], readonly string[]> = {
  home: ['/'],
  account: ['', 'transactions', 'traces', 'jettons', 'nfts', 'domains', 'contract'].map((tab) =>
    of('account', main, tab),
  ),
  jetton: ['', 'transfers', 'holders', 'burns'].map((tab) => of('jetton', cometJetton, tab)),
  collection: ['', 'sales', 'activity'].map((tab) => of('collection', postcards, tab)),
  nft: [of('nft', postcard)],
  block: ['/block/500'],
  transaction: ['/transaction/STEP'],
  trace: ['/trace/TRACE'],
  transfers: ['/transfers'],
  blocks: ['/blocks'],
  accounts: ['/accounts'],
  tools: [
    '/tools',
    ...['address', 'decode', 'method', 'fees', 'send'].map((tool) => `/tools/${tool}`),
    `/tools/address?address=${encodeURIComponent(main)}`,
    `/tools/method?address=${encodeURIComponent(cometJetton)}`,
  ],
  config: ['/config'],
  settings: ['/settings'],
  watch: ['/watch'],
  'not-found': ['/nonsense'],
}

/** Counts the layout shifts of a page that no reader caused. */
const OBSERVE = `
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value
  }).observe({ type: 'layout-shift', buffered: true })
`

/**
 * Milliseconds of processor time that a task of a page may take: other programs of the machine do not count. A machine
 * that needs longer than `YARDSTICK` for the work of `buildTable` gives a page the same times more.
 */
const LONGEST_TASK = 200
const YARDSTICK = 330

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own clock. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Tasks of the pages' main threads, each in milliseconds of processor time. */
function tasksOf(buffer: Buffer): number[] {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(buffer.toString())
  const isMain = new Set(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && isMain.has(`${pid} ${tid}`))
  // A trace without tasks, or without their clock, would prove nothing.
  expect(tasks.some(({ tdur = 0 }) => tdur > 0)).toBe(true)
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000))
}

/** Fixed work of the kind that a page does: it makes elements, styles them and measures them. */
function buildTable() {
  const table = document.createElement('table')
  for (let index = 0; index < 4000; index += 1) {
    const row = table.insertRow()
    for (const text of [`${index}`, `row ${index}`, 'a cell']) row.insertCell().textContent = text
  }
  document.body.append(table)
  table.getBoundingClientRect()
  table.remove()
}

/** Chromium waits seconds for the trace of a renderer that starts after the tracing: the page is there before. */
async function trace(act: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  return tasksOf(await browser.stopTracing())
}

/** How many times longer than the yardstick this machine takes at present; 1 where it is quicker. */
async function measureSlowness(): Promise<number> {
  const { page, close } = await makePage(1280)
  const tasks = await trace(() => page.evaluate(buildTable))
  await close()
  return Math.max(1, ...tasks.map((task) => task / YARDSTICK))
}

/** The largest layout shift of a page. */
const LARGEST_SHIFT = 0.02

/** How often a page is opened at most. What is long, or moves, each time is the page's own and not that of the machine or of the chain. */
const OPENINGS = 3

/** Opens a page until no task of it is long and nothing in it moves, and leaves it open. */
async function openTraced(place: string, width: number) {
  for (let opening = 1; ; opening += 1) {
    const blank = await makePage(width)
    const tasks = (await trace(() => load(blank.page, place))).filter((task) => task > LONGEST_TASK)
    const shifted = await blank.page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
    const slowness = tasks.length && (await measureSlowness())
    const long = tasks.filter((task) => task > LONGEST_TASK * slowness)
    if ((long.length === 0 && shifted <= LARGEST_SHIFT) || opening === OPENINGS)
      return { ...blank, tasks: long, shifted }
    await blank.close()
  }
}

/** A page in a browser without a cache, and what it complains of. */
async function makePage(width: number) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`))
  const loaded: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(request)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  await page.addInitScript(OBSERVE)
  /** Bytes of each script, as it was sent. */
  const scripts = () => Promise.all(loaded.map(async (script) => (await script.sizes()).responseBodySize))
  return { page, complaints, scripts, close: () => context.close() }
}

/** Opens a place of the explorer, and waits until nothing of it loads. */
async function load(page: Page, place: string) {
  await page.goto(`${explorer.url}#${place.replace(/STEP|TRACE/, (name) => ids[name as keyof typeof ids])}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(
    () => document.querySelector('main [data-part="loading"], main [aria-busy="true"]') === null,
  )
  await page.waitForLoadState('networkidle')
}

describe.each(Object.values(PLACES).flat())('the page %s', (place) => {
  it.each([1280, 360])('is quiet, quick, still and accessible at %d pixels, in light and in dark', async (width) => {
    const { page, complaints, scripts, close, tasks, shifted } = await openTraced(place, width)
    const [first = 0] = await scripts()
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    const light = await violationsOn(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await violationsOn(page)
    await close()
    expect.soft({ complaints, light, dark, tasks }).toEqual({ complaints: [], light: [], dark: [], tasks: [] })
    expect.soft(shifted, 'the layout shift').toBeLessThanOrEqual(LARGEST_SHIFT)
    expect.soft(overflow, 'pixels beyond the side').toBeLessThanOrEqual(0)
    expect.soft(first, 'bytes of the first script').toBeGreaterThan(50_000)
    expect.soft(first, 'bytes of the first script').toBeLessThanOrEqual(FIRST_SCRIPT_BYTES)
  })
})

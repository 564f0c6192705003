import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { samples } from '../../support/guides.ts'
import { type Chain, KEY, openChain } from './chain.ts'
import type { Running } from './program.ts'

const { main, shop } = demoAccounts
const account = (address: string) => `/account/${encodeURIComponent(address)}`

/** An opened page, the faults that it reported, and its requests to the proxy. */
export interface Visit {
  page: Page
  faults: string[]
  asked: string[]
}

/** A visitor in another time zone and language than the server. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  const asked: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/ton/')) asked.push(`${request.method()} ${pathname.slice('/ton'.length)}`)
  })
  // A server of development compiles the page first.
  await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 })
  return { page, faults, asked }
}

const rows = (page: Page) => page.locator('[role="row"][aria-rowindex]')
const paths = ({ asked }: Chain) => asked.map((one) => one.split('?')[0]).sort()

/** What the account's page prefetches: its wallet and state, its balance, and the first rows of its history. */
const PREFETCHED = ['GET /api/v3/accountStates', 'GET /api/v3/transactions', 'GET /api/v3/walletStates']

/** What the page asks for by itself, once it has rows: what became of what they sent. */
const OF_ROWS = 'GET /api/v3/traces'

/** A page that the server has filled: it asks for what no loader can know, and for nothing else. */
async function expectHydrated({ page, faults, asked }: Visit, chain: Chain) {
  await rows(page).nth(5).waitFor()
  await expect.poll(() => ({ faults, asked })).toEqual({ faults: [], asked: [OF_ROWS] })
  expect(paths(chain).filter((path) => path !== OF_ROWS)).toEqual(PREFETCHED)
}

/** The app over a service, and a browser, for the tests of one group. */
function setUp(open: Open) {
  const all = {} as { chain: Chain; app: Running; browser: Browser }
  beforeAll(async () => {
    all.chain = await openChain()
    all.browser = await chromium.launch(launchOptions())
    all.app = await open(all.chain.url)
  }, 600_000)
  afterAll(async () => {
    await all.app?.close()
    await all.browser?.close()
    all.chain?.close()
  })
  return all
}

/** Starts an app over the service at this URL. */
export type Open = (service: string) => Promise<Running>

/** Tests an app of `examples` as its framework serves it in development, where React checks every attribute. */
export function testDevelopment(name: string, open: Open): void {
  describe(`${name}, in development`, () => {
    const all = setUp(open)

    it('hydrates without a warning, and asks for nothing that the server has asked for', async () => {
      const url = `${all.app.url}${account(main)}`
      // A first visit compiles the page, for which some servers load it again.
      await visit(all.browser, url)
      all.chain.asked.length = 0
      await expectHydrated(await visit(all.browser, url), all.chain)
    }, 400_000)
  })
}

/** The code of the quick start in that file. */
export function quickStart(file: string): string {
  const code = samples.find((one) => one.page === 'docs/quick-start.md' && one.code.startsWith(`// ${file}\n`))?.code
  if (!code) throw new Error(`docs/quick-start.md has no ${file}.`)
  return code
}

/** The first component of the README. */
export const firstComponent =
  samples.find(({ page, code }) => page === 'README.md' && code.includes('<TransactionList'))?.code ?? ''

/** Tests the code of the quick start, which a test has put into an app of `examples` below `/quick`. */
export function testQuickStart(name: string, open: Open): void {
  describe(`the quick start for ${name}`, () => {
    const all = setUp(open)

    it('draws a balance and rows, without a fault', async () => {
      const { page, faults } = await visit(all.browser, `${all.app.url}/quick${account(main)}`)
      await rows(page).nth(5).waitFor()
      await page.getByText(/6,784/).first().waitFor()
      expect(faults).toEqual([])
    })

    it('has a proxy that reads with GET and POST, and sends nothing', async () => {
      const ask = (path: string, body?: object) =>
        fetch(`${all.app.url}/quick/ton/api/v3/${path}`, {
          ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
      expect((await ask('masterchainInfo')).status).toBe(200)
      const decoded = await ask('decode', { opcodes: ['0x0f8a7ea5'] })
      expect(await decoded.json()).toMatchObject({ opcodes: ['jetton_transfer'] })
      expect((await ask('message', { boc: await all.chain.sign() })).status).toBe(403)
    })
  })
}

/** Tests a built app of `examples`: the requests and the HTML of its server, and a page in Chromium. */
export function testPages(name: string, open: Open): void {
  describe(`${name}, built`, () => {
    const all = setUp(open)

    it('draws balance and rows on the server, and asks once for each', async () => {
      all.chain.asked.length = 0
      all.chain.keys.length = 0
      const html = await (await fetch(`${all.app.url}${account(main)}`)).text()
      expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
      expect(paths(all.chain)).toEqual(PREFETCHED)
      expect(new Set(all.chain.keys)).toEqual(new Set([KEY]))
      expect(html).not.toContain(KEY)
    })

    it('hydrates without a fault, and asks for nothing that the server has asked for', async () => {
      all.chain.asked.length = 0
      await expectHydrated(await visit(all.browser, `${all.app.url}${account(main)}`), all.chain)
    })

    it('loads older rows through the proxy, each once', async () => {
      all.chain.asked.length = 0
      const { page, faults, asked } = await visit(all.browser, `${all.app.url}${account(main)}`)
      await expect
        .poll(async () => {
          await rows(page).last().scrollIntoViewIfNeeded()
          return asked.filter((one) => one.endsWith('/transactions')).length
        })
        .toBeGreaterThanOrEqual(2)
      const pages = () => all.chain.asked.filter((one) => one.includes('/transactions'))
      // One of the server, and those of the page once the proxy has passed them on.
      await expect.poll(() => pages().length).toBeGreaterThanOrEqual(3)
      expect(new Set(pages()).size).toBe(pages().length)
      expect(faults).toEqual([])
    })

    it('leads to a transaction by the router of the app', async () => {
      const { page, faults } = await visit(all.browser, `${all.app.url}${account(main)}`)
      await page.evaluate(() => Object.assign(globalThis, { stays: true }))
      await page.locator('a[href^="/transaction/"]').first().click()
      await page.waitForURL('**/transaction/**')
      await page.getByRole('heading', { level: 1, name: 'Transaction' }).waitFor()
      await page.locator('main dl').first().waitFor()
      expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
      expect(faults).toEqual([])
    })

    it('sends a signed message through the proxy, follows it, and shows the balance after it', async () => {
      const { page, faults, asked } = await visit(all.browser, `${all.app.url}${account(shop)}`)
      const balance = page.getByText('Balance:')
      const before = await balance.textContent()
      await page
        .getByRole('textbox')
        .first()
        .fill(await all.chain.sign())
      // An estimate of what was already sent would be refused.
      await page.getByRole('group', { name: 'Fees' }).locator('[data-part="number"]').last().waitFor()
      await page.getByRole('button', { name: 'Send' }).click()
      await expect.poll(() => balance.textContent()).not.toBe(before)
      expect(asked).toContain('POST /api/v3/message')
      // It was sent once, whatever was estimated before.
      expect(all.chain.asked.filter((one) => one === 'POST /api/v3/message')).toHaveLength(1)
      expect(faults).toEqual([])
    })
  })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { type Explorer, FIRST_SCRIPT_BYTES, startExplorer } from './explorer.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const { main } = demoAccounts
/** Two forms of many: `readSearch.test.ts` has the others. */
const FORMS = { raw: main, 'friendly, with spaces around it': `  ${toFriendlyAddress(main)} ` }

/** Unix seconds. */
const startedAt = Math.floor(Date.now() / 1000)
let explorer: Explorer
let browser: Browser
let context: BrowserContext
let page: Page
/** What a page complained of, and requests that left the machine. Each test ends with none. */
let complaints: string[]

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

const go = async (hash: string) => {
  await page.goto(`${explorer.url}#${hash}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const account = (address: string, tab = '') => go(`/account/${encodeURIComponent(address)}${tab}`)
const rows = () => page.locator('[role="row"][aria-rowindex]')
const search = async (text: string) => {
  await page.getByRole('combobox').fill(text)
  await page.getByRole('combobox').press('Enter')
}

async function goHome() {
  await go('/')
  await rows().nth(3).waitFor()
}

/** Pages, and what shows that each has drawn its data; `pages.full.test.ts` opens all of them. */
const PAGES: Record<string, () => Promise<void>> = {
  tools: async () => {
    await go('/tools')
    await page.getByRole('link', { name: 'Decode a message' }).click()
    await page.getByRole('group', { name: 'Decode a message' }).waitFor()
    await page.getByRole('link', { name: 'A comment' }).click()
    await page.getByText('For the boat, with thanks').waitFor()
  },
  activity: async () => {
    await account(main)
    await rows().nth(3).waitFor()
  },
}

async function violations(): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  })
}

describe('a search that leads nowhere', () => {
  it('names the fault of an address with one wrong character, and stays', async () => {
    await go('/')
    const address = toFriendlyAddress(main)
    await search(address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A'))
    await page.getByText('The checksum does not fit.').last().waitFor()
    expect(new URL(page.url()).hash).toBe('#/')
  })

  it('shows an account that was never heard of as empty, not as an error', async () => {
    await go('/')
    await search(demoAccounts.empty)
    await page.getByText('Not deployed').or(page.getByText('No activity yet')).first().waitFor()
    expect(await rows().count()).toBeLessThanOrEqual(1)
  })
})

describe('a search by address', () => {
  it('leads to the account with its balance and transactions, however the address is written', async () => {
    for (const [name, form] of Object.entries(FORMS)) {
      await go('/')
      await search(form)
      await rows().nth(3).waitFor()
      await page
        .getByText(toFriendlyAddress(main, { bounceable: false }))
        .first()
        .waitFor()
      await expect
        .poll(() => page.locator('[data-part="balance"]').first().innerText(), { message: name })
        .toMatch(/\d[\d,]*(\.\d+)?\s*GRAM/)
    }
  })
})

describe('the account page', () => {
  it('loads more transactions while the reader scrolls, each of them once', async () => {
    await account(main, '/transactions')
    await rows().nth(3).waitFor()
    const seen = new Map<number, string>()
    const note = async () => {
      for (const [index, text] of await rows().evaluateAll((all) =>
        all.map(
          (row) =>
            [
              Number(row.getAttribute('aria-rowindex')),
              row.querySelector('a[href*="/transaction/"]')?.getAttribute('href') ?? '',
            ] as const,
        ),
      )) {
        if (text) seen.set(index, text)
      }
    }
    await note()
    while (seen.size < 60) {
      const last = Math.max(...seen.keys())
      await rows().last().scrollIntoViewIfNeeded()
      await rows()
        .and(page.locator(`[aria-rowindex="${last + 1}"]`))
        .waitFor()
      await note()
    }
    // A block may be sealed between two pages: the rows it brings must not repeat others.
    const last = [...seen.values()].slice(-40)
    expect(new Set(last).size).toBe(last.length)
  })

  it('shows jettons with their balances, and returns to the transactions', async () => {
    await account(main)
    await page.getByRole('link', { name: /^Tokens/ }).click()
    await page.getByRole('heading', { name: 'Tokens' }).waitFor()
    await rows().nth(1).waitFor()
    expect(await rows().allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/\d/)]))
    await page.goBack()
    await page.getByRole('heading', { name: 'Activity' }).waitFor()
  })
})

describe('the activity of an account', () => {
  it('keeps its filter over a reload, and takes none from a link that is wrong', async () => {
    await account(main)
    await rows().nth(3).waitFor()
    await page.getByRole('button', { name: 'Outcome' }).click()
    await page.getByRole('button', { name: 'Succeeded' }).click()
    await page.getByRole('radio', { name: 'Out', exact: true }).check({ force: true })
    expect(await page.evaluate(() => location.hash)).toMatch(/\?direction=out&outcome=success$/)
    await page.reload()
    await page.getByRole('button', { name: 'Outcome: Succeeded' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Out', exact: true }).isChecked()).toBe(true)
    await account(main, '?direction=up&asset=<b>&since=9999-99-99')
    await page.getByRole('button', { name: 'Any date' }).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor({ state: 'hidden' })
  })
})

describe('a token that imitates another', () => {
  it('is denied by the title of its page, beside the real one, to which it leads', async () => {
    await go(`/jetton/${demoAccounts.twinDollarJetton}`)
    await page.getByRole('heading', { name: 'LUЅD is not LUSD' }).first().waitFor()
    await page.getByRole('group', { name: 'The real one and this one' }).getByText('U+0405').waitFor()
    await page.getByRole('link', { name: 'Go to the real LUSD' }).click()
    await page.getByRole('heading', { level: 2, name: /^LUSD/ }).waitFor()
    expect(await page.getByText('is not LUSD').count()).toBe(0)
  })
})

describe('a page that is not found', () => {
  it('repeats what was asked, says which character is wrong, and leads to what was meant', async () => {
    const address = toFriendlyAddress(main)
    const wrong = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A')
    await go(`/account/${wrong}`)
    await page.getByText(wrong).first().waitFor()
    await page.getByText('Its checksum does not fit').waitFor()
    await page.getByRole('main').locator('a[href^="#/account/"]').first().click()
    await page
      .getByRole('group', { name: /lakeside-cabin/ })
      .first()
      .waitFor()
  })
})

describe('a hash of which nothing is known', () => {
  const order = async (path: string, body: object): Promise<{ result: { boc: string } }> =>
    (
      await fetch(`${explorer.url}ton/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()

  it('has one page, which waits and becomes the page of what was sent', async () => {
    const { boc } = (await order('local/sign', { from: main, to: demoAccounts.empty, value: '1000000' })).result
    const hash = toHexHash(await normalizedMessageHash(boc))
    await go(`/transaction/${hash}`)
    await page.getByRole('heading', { level: 1, name: 'Nothing known of this hash yet' }).waitFor()
    expect(await page.locator('main .card').count()).toBe(1)
    expect(await page.locator('main code').innerText()).toBe(hash)
    await page.getByText('Last look:').waitFor()
    expect(await violations()).toEqual([])
    await order('api/v2/sendBoc', { boc })
    await page.waitForURL(/#\/trace\/[0-9a-f]{64}$/)
    await page.getByRole('group', { name: 'Trace' }).first().waitFor()
    expect(page.url()).not.toContain(hash)
  })
})

describe('the block page', () => {
  it('says that it is closed, and leads to its neighbours', async () => {
    await go('/block/500')
    await page.getByText('Closed: nothing can be added to it.').waitFor()
    await page.getByRole('link', { name: /^Next/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Masterchain block 501' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Masterchain block 500' }).waitFor()
  })
})

describe('the blocks of one chain', () => {
  it('are in the URL, and stay over a reload', async () => {
    await go('/blocks')
    await page.getByRole('link', { name: 'Basechain' }).click()
    await page.getByRole('heading', { name: 'Newest blocks of the basechain' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Newest blocks of the basechain' }).waitFor()
    await rows().nth(1).waitFor()
    expect(await page.getByText('-1:8000').count()).toBe(0)
  })
})

describe('the balance over time', () => {
  it('loads when it is opened, and has its numbers in a table', async () => {
    await account(main, '/transactions')
    await page.getByText('Show the balance over time').click()
    await page.getByRole('img', { name: /^The balance after each/ }).waitFor()
    await page.getByRole('button', { name: 'Show the numbers' }).click()
    await page.getByRole('cell').nth(5).waitFor()
  })
})

describe('the home page', () => {
  it('shows new blocks as the chain makes them, and leads to one', async () => {
    await goHome()
    const head = page.locator('.network strong')
    const inkOf = (place: Locator) => place.first().evaluate((element) => getComputedStyle(element).color)
    expect(await inkOf(head)).toBe(await inkOf(page.locator('main a[href*="/block/"]')))
    const before = Number((await head.innerText()).replaceAll(',', ''))
    await expect
      .poll(async () => Number((await head.innerText()).replaceAll(',', '')), { timeout: 40_000 })
      .toBeGreaterThan(before)
    await page
      .getByRole('link', { name: /^Block\s/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /block/i }).waitFor()
  })
})

describe('the keys of the explorer', () => {
  it('move between rows, open one, and go back to it', async () => {
    await account(main, '/transactions')
    await rows().nth(3).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))
    await expect.poll(focused).toBe('3')
    await page.keyboard.press('k')
    await expect.poll(focused).toBe('2')
    await go('/blocks')
    await rows().nth(3).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /block/i }).waitFor()
    await expect.poll(() => page.title()).toMatch(/block .* · Fairway$/i)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await rows().nth(3).waitFor()
    await expect.poll(() => page.title()).toBe('Blocks · Fairway')
  })
})

describe('the drawer "be the network"', () => {
  it('has the chain ask for patience, and answer again', async () => {
    await go('/settings')
    await page.getByRole('button', { name: 'Be the network' }).click()
    const drawer = page.getByRole('complementary', { name: 'Be the network' })
    expect(await violations()).toEqual([])
    await drawer.getByRole('radio', { name: /^Slow/ }).check()
    await drawer.getByRole('radio', { name: /^Normal/ }).check()
    await drawer.getByRole('button', { name: 'Mine a block' }).click()
    await drawer.getByRole('rowheader').first().waitFor()
    expect(await drawer.getByRole('alert').innerText()).toBe('')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })
})

describe('the settings', () => {
  it('change the language and the density of every page, and stay', async () => {
    await go('/settings')
    await page.getByRole('radio', { name: 'Русский' }).check({ force: true })
    await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
    await account(main)
    await page.getByRole('heading', { name: 'События' }).waitFor()
    await page.evaluate(() => localStorage.clear())
  })
})

describe('a transfer that the demo signs', () => {
  it('is estimated', async () => {
    await go('/tools/fees')
    await page.getByRole('button', { name: 'Sign and fill in' }).click()
    await page.getByText('Estimated', { exact: true }).waitFor()
    await page.getByRole('group', { name: 'Fees' }).locator('[data-part="number"]').last().waitFor()
  })

  it('is read, sent, and followed to its end', async () => {
    await go('/tools/send')
    await page.getByRole('button', { name: 'Sign and fill in' }).click()
    await page.getByText('The wallet accepts it.').waitFor()
    await page.getByText('for the boat').waitFor()
    await page.getByRole('group', { name: 'Fees' }).locator('[data-part="number"]').last().waitFor()
    await page.getByRole('button', { name: 'Send 1.25 GRAM', exact: true }).click()
    await page.getByText('In a block that stays.', { exact: true }).waitFor()
  })
})

describe('the theme', () => {
  it('follows the system, is switched by hand, and stays over a reload', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await goHome()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Light theme' }).click()
    const light = await background()
    expect(light).not.toBe(dark)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await background()).toBe(light)
    await page.evaluate(() => localStorage.clear())
  })
})

describe.each(Object.entries(PAGES))('the page "%s"', (_, visit) => {
  it('fits into 360 pixels, and has no accessibility fault that axe knows, in light and in dark', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'light' })
    await visit()
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await violations(), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(), 'dark').toEqual([])
  })
})

describe('the first page', () => {
  // 154 and 212 until the search found half an address, a bare hash and names that load, 1 100, and C had its notice, 400.
  it('needs at most 152.5 kB of script, gzipped, and 218 kB with its charts and lists', async () => {
    // The other tests share a cache.
    const first = await browser.newContext()
    const page = await first.newPage()
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(explorer.url, { waitUntil: 'networkidle' })
    await page.locator('[role="row"][aria-rowindex]').nth(3).waitFor()
    const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize))
    await first.close()
    // The first script draws the search and the examples; it asks for the others.
    expect(sizes[0]).toBeGreaterThan(50_000)
    expect(sizes[0]).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES)
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(218_000)
  })

  it('moves nothing while it loads', async () => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await go('/')
    await rows().nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02)
  })

  it('loads Inter and JetBrains Mono from its own host', async () => {
    await go('/')
    await rows().nth(3).waitFor()
    // A face is loaded where a page draws with it.
    const loaded = () =>
      page.evaluate(() => [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])))
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Inter', 'JetBrains Mono']))
  })

  it('is served beside a chain that is at the time of the clock', async () => {
    const { last } = await (await fetch(`${explorer.url}ton/api/v3/masterchainInfo`)).json()
    expect(Number(last.gen_utime)).toBeGreaterThanOrEqual(startedAt)
  })
})

describe('the names that a reader gives', () => {
  /** By the keyboard alone. */
  async function name(tab: Page, text: string) {
    await tab.getByRole('button', { name: /^(Name it|Rename)$/ }).press('Enter')
    await tab.keyboard.type(text)
    await tab.keyboard.press('Enter')
    await tab.getByRole('heading', { level: 2, name: text }).waitFor()
  }
  const fileOf = (accounts: readonly object[]) => ({
    name: 'names.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'account-names', version: 1, accounts })),
  })

  it('are those of all tabs, leave with a file, and come with one that is looked at first', async () => {
    const other = await context.newPage()
    other.setDefaultTimeout(60_000)
    const { shop, anna } = demoAccounts
    await account(main)
    await other.goto(`${explorer.url}#/account/${encodeURIComponent(shop)}`)
    await name(page, 'Rent')
    await name(other, 'Boat')
    // The last that was given is the one of both.
    await other.goto(`${explorer.url}#/account/${encodeURIComponent(main)}`)
    await name(other, 'Rent of May')
    await page.getByRole('heading', { level: 2, name: 'Rent of May' }).waitFor()
    await expect.poll(() => page.title()).toContain('✎ Rent of May')
    await other.close()

    await go('/settings')
    const names = page.getByRole('region', { name: 'Names of accounts' })
    expect(await names.getByRole('img', { name: 'Your name for it' }).count()).toBe(2)
    const saved = page.waitForEvent('download')
    await names.getByRole('button', { name: 'Save to a file' }).click()
    const { accounts } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
    expect(accounts.map(({ name }: { name: string }) => name).sort()).toEqual(['Boat', 'Rent of May'])

    await names.locator('input[type=file]').setInputFiles(
      fileOf([
        { address: toFriendlyAddress(main), name: 'Theirs' },
        { address: anna, name: `\u202E${'Anna '.repeat(2_000)}`, isStarred: true },
        { address: demoAccounts.empty, name: 'Verified ✓' },
      ]),
    )
    await names.getByText('New here: 1.').waitFor()
    for (const said of ['call otherwise: 1.', 'cannot be seen: 1.', 'words of this site: 1.'])
      expect(await names.getByText(said).count(), said).toBe(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(), colorScheme).toEqual([])
    }
    await names.getByRole('button', { name: 'Keep 1' }).click()
    await names.getByText('Kept: 1.').waitFor()
    expect(await names.getByText('Theirs').count()).toBe(0)
    await goHome()
    await page.getByRole('region', { name: 'Starred accounts' }).getByText('Anna Anna').waitFor()
    await page.evaluate(() => localStorage.clear())
  })
})

describe('a second explorer', () => {
  it('does not build again, moves on to the next port, and both run', async () => {
    const { port } = new URL(explorer.url)
    const second = await startExplorer('start.mjs', port)
    try {
      expect(second.output()).not.toContain('Building')
      expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(port))
      for (const { url } of [explorer, second]) expect((await fetch(url)).status).toBe(200)
    } finally {
      second.child.kill('SIGTERM')
    }
    expect(await second.ended).toBe(0)
  })
})

describe('Ctrl-C', () => {
  it('stops everything, with exit code 0', async () => {
    await page.close()
    explorer.child.kill('SIGINT')
    expect(await explorer.ended).toBe(0)
    await expect(fetch(explorer.url)).rejects.toThrow()
  })
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { publicNames } from '../package/reports.ts'
import { pages } from '../support/guides.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const reference = join(root, 'docs/reference')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let command: ChildProcess
let url: string
let browser: Browser

beforeAll(async () => {
  // A build fails where a link of a page leads nowhere.
  command = spawn(process.execPath, ['scripts/docs.mjs'], { cwd: root, env: { ...process.env, PORT: '5470' } })
  url = await new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const found = /Documentation: (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    command.stdout?.on('data', hear)
    command.stderr?.on('data', hear)
    command.on('exit', (status) => reject(new Error(`npm run docs ended with ${status}: ${said.slice(-2000)}`)))
  })
  browser = await chromium.launch(launchOptions())
}, 1_200_000)
afterAll(async () => {
  await browser?.close()
  command?.kill()
})

/** Opens a page of the site; whatever fails, complains or asks elsewhere is kept. */
async function open(path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme })
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
  page.on('request', (request) => /^https?:(?!\/\/127\.0\.0\.1)/.test(request.url()) && complaints.push(request.url()))
  await page.goto(url + path)
  return { page, complaints }
}

describe('the site of the documentation', () => {
  it('has the blocks for shadcn, with their code', async () => {
    const { name, files } = (await (await fetch(`${url}r/account-page.json`)).json()) as {
      name: string
      files: { content: string }[]
    }
    expect([name, files[0]?.content]).toEqual(['account-page', readFileSync('registry/account-page.tsx', 'utf8')])
  })

  it('finds a hook by its name', async () => {
    const { page, complaints } = await open('quick-start.html')
    await page.locator('#local-search button, .VPNavBarSearch button').first().click()
    await page.locator('#localsearch-input').fill('useJettonBalances')
    await page.locator('.results .result[href*="useJettonBalances"]').first().click()
    await page.locator('h1', { hasText: 'useJettonBalances' }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('draws a balance, jettons and activity of a chain in the page', async () => {
    const { page, complaints } = await open('live.html')
    await page.locator('[data-live="Balance"]').getByText(/6,784/).first().waitFor()
    for (const name of ['Jettons', 'Activity'])
      await page.locator(`[data-live="${name}"] [data-part="row"]`).first().waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('sends a signed message to that chain five blocks after loading, and follows it to its end', async () => {
    const { page, complaints } = await open('live.html')
    const send = page.locator('[data-live="Send"]')
    const gram = async () => Number.parseFloat((await send.locator('p').first().textContent()) ?? '')
    await expect.poll(gram).toBeGreaterThan(1.5)
    const before = await gram()
    // A send waits for 10 s at most: on a slow machine what the other examples ask takes longer.
    for (const name of ['Jettons', 'Activity'])
      await page.locator(`[data-live="${name}"] [data-part="row"]`).first().waitFor()
    // A message is signed when the site is built: it must outlive the traffic of the chain.
    const block = async () =>
      Number(/\d+/.exec((await page.locator('[data-live="Head"] p').textContent()) ?? '')?.[0] ?? Number.NaN)
    const start = await block()
    await expect.poll(block, { timeout: 60_000 }).toBeGreaterThanOrEqual(start + 5)
    await send.getByRole('button', { name: 'Send 1.5 GRAM' }).click()
    await send.getByText('finalized').waitFor()
    // What was sent, and a fee below a hundredth.
    await expect.poll(gram).toBeLessThan(before - 1.5)
    expect(await gram()).toBeGreaterThan(before - 1.51)
    expect(complaints).toEqual([])
    await page.close()
  })

  const PAGES = [
    '',
    'quick-start.html',
    'live.html',
    'proxy.html',
    'endpoints.html',
    'reference/',
    'reference/v3/transactions.html',
    'reference/types/actions.html',
    'reference/components/JettonTable.html',
    'reference/hooks/useBalance.html',
  ]
  const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))
  it.each(PAGES)('fits in 360 px, and axe finds nothing, in light and dark: /%s', async (path) => {
    const faults: unknown[] = []
    for (const { width, scheme } of looks) {
      const { page, complaints } = await open(path, width, scheme)
      await page.locator('h1').first().waitFor()
      if (path === 'live.html') await page.locator('[data-live="Activity"] [data-part="row"]').first().waitFor()
      const isWide = (await page.evaluate(() => document.documentElement.scrollWidth)) > width
      expect(await page.locator('html.dark').count()).toBe(scheme === 'dark' ? 1 : 0)
      await page.evaluate(axe)
      const found = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run()
        return violations.flatMap(({ id, nodes }) =>
          nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
        )
      })
      if (isWide || found.length || complaints.length) faults.push({ width, scheme, isWide, found, complaints })
      await page.close()
    }
    expect(faults).toEqual([])
  })

  it('has every guide in its sidebar', async () => {
    const { page } = await open('quick-start.html')
    const links = await page
      .locator('.VPSidebar a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const guides = Object.keys(pages).flatMap((path) => /^docs\/(?!index)([\w-]+)\.md$/.exec(path)?.[1] ?? [])
    expect(guides.filter((name) => !links.some((link) => link.endsWith(`/${name}.html`)))).toEqual([])
    await page.close()
  })
})

/** The pages of the reference, by their paths below it. */
const referencePages = () =>
  readdirSync(reference, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/].+\.md$/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(reference, path), 'utf8')] as const)

describe('the pages of the reference', () => {
  it('have an example, the cost in requests, the params and the answer, or the props', () => {
    const missing = referencePages().flatMap(([path, text]) => {
      if (path.startsWith('types/')) return []
      const needed = path.startsWith('components/') ? ['Cost', 'Props'] : ['Cost', 'Params', 'Answer']
      const parts = Object.fromEntries(text.split(/^## /m).map((part) => part.split(/\n\s*/, 2) as [string, string]))
      return [
        ...needed.filter((name) => !parts[name]).map((name) => `${path}: ${name}`),
        ...(parts.Use === '```tsx' ? [] : [`${path}: Use`]),
      ]
    })
    expect(missing).toEqual([])
  })

  it('are there for each hook, component and endpoint of the package', () => {
    const titles = new Set(referencePages().map(([, text]) => /^# (\w+)/.exec(text)?.[1] ?? ''))
    const of = (entry: string, pattern: RegExp) =>
      [...publicNames(entry)].flatMap(([name, { isType }]) => (!isType && pattern.test(name) ? [name] : []))
    const documented = [
      ...['.', './v2'].flatMap((entry) => of(entry, /^use\w+$/)),
      ...['./ui', './devtools'].flatMap((entry) => of(entry, /^(?:use)?[A-Z]\w+$/)),
    ]
    const isThere = (name: string) =>
      titles.has(name) || (/^use/.test(name) && titles.has(name.replace(/Infinite$/, '')))
    expect(documented.filter((name) => !isThere(name))).toEqual([])
    expect(documented.length).toBeGreaterThan(200)
  })
})

it('the theme and the settings of the site have no error of types', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const project = join(root, 'docs/.vitepress')
  expect(spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' }).stdout).toBe('')
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { browserEntries, consumer, read } from './installed.ts'
import { bundle, serve } from './page.ts'

/** No inline script or style, no code from text, no other origin. Markup from text only where a policy would allow it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** A worker's program is started, not imported: the page starts it. */
const imported = browserEntries.filter(({ name }) => name !== './local/worker')

/** zod asks whether it may make code from text, unless this runs before its first schema. */
const JITLESS = `import { config } from 'zod'\nconfig({ jitless: true })`

const PAGE = `
import './jitless.js'
${imported.map(({ specifier }, index) => `import * as e${index} from '${specifier}'`).join('\n')}
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { RequestInspector } from 'toncenter-react/devtools'
import { TransactionList } from 'toncenter-react/ui'
window.entries = [${imported.map((_, index) => `Object.keys(e${index}).length`).join(', ')}]
createRoot(document.getElementById('root')).render(
  createElement(TonCenterProvider, { network: 'mainnet', baseUrl: '/' },
    createElement(TransactionList, { address: '${demoAccounts.main}' }), createElement(RequestInspector)))
`

/** Heard before anything else runs. */
const LISTEN = `
window.violations = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
  // The browser requests the icon unasked, at any time.
  if (!blockedURI.endsWith('/icon')) {
    window.violations.push([violatedDirective, blockedURI, sourceFile, lineNumber].join(' '))
  }
})`

const html = (
  script: string,
) => `<!doctype html><html lang="en"><head><title>Page</title><link rel="stylesheet" href="/styles.css">
<link rel="icon" href="/icon"><script src="/listen.js"></script></head><body><main id="root"></main><script type="module" src="${script}"></script></body></html>`

let browser: Browser
let origin: string
let close: () => void

beforeAll(async () => {
  writeFileSync(join(consumer, 'jitless.js'), JITLESS)
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', html('/page.js')],
    '/page.js': ['text/javascript', await bundle(PAGE)],
    '/control': ['text/html', html('/control.js')],
    '/control.js': ['text/javascript', `try { new Function('') } catch { document.title = 'refused' }`],
    '/listen.js': ['text/javascript', LISTEN],
    '/styles.css': ['text/css', read('dist/styles.css')],
  }
  const served = await serve(files, { 'content-security-policy': POLICY })
  origin = served.origin
  close = served.close
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser?.close()
  close?.()
})

async function open(path: string) {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(origin + path)
  const violations = () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
  return { page, errors, violations }
}

describe('under a strict content security policy', () => {
  it('a page that makes code from text is heard of', async () => {
    const { page, violations } = await open('/control')
    await page.waitForFunction(() => document.title === 'refused')
    // Two where the browser counts the code and the untrusted text apart.
    expect((await violations()).length).toBeGreaterThan(0)
  })

  it('a page with every browser entry draws transactions, and breaks no rule', async () => {
    const { page, errors, violations } = await open('/')
    await page.locator('[data-part="row"], [role="row"]').nth(3).waitFor()
    await page.getByText('v3 transactions').first().waitFor()
    expect(
      await page.evaluate(() => (globalThis as unknown as { entries: number[] }).entries.filter((n) => n > 0).length),
    ).toBe(imported.length)
    expect(await violations()).toEqual([])
    expect(errors).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { read } from './installed.ts'
import { different, type Look, measure } from './looks.ts'
import { bundle, serve } from './page.ts'

const require = createRequire(import.meta.url)
const sheetOf = (path: string) => readFileSync(require.resolve(path), 'utf8')

/** What a host may put under a page, as it comes to a browser: Tailwind fills its own functions in when it builds. */
const RESETS = {
  'Tailwind’s preflight 3': sheetOf('tailwindcss3/src/css/preflight.css').replace(/theme\('[^']+',\s*([^)]+)\)/g, '$1'),
  'Tailwind’s preflight 4': sheetOf('tailwindcss/preflight.css').replace(/--theme\(\s*--[\w-]+,\s*([^)]+)\)/g, '$1'),
  'normalize.css': sheetOf('normalize.css'),
  'modern-normalize': sheetOf('modern-normalize'),
  'a bare universal reset':
    '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box; border: 0; font: inherit }',
}

/** Our two stylesheets, and where a host's own rules stand beside each: a layered one asks for a host that layers. */
const SHEETS = [
  {
    name: 'styles.css',
    under: (reset: string, ours: string) => [reset, ours],
    over: (reset: string, ours: string) => [ours, reset],
  },
  {
    name: 'styles.layer.css',
    under: (reset: string, ours: string) => [`@layer base, toncenter; @layer base { ${reset} }`, ours],
    over: (reset: string, ours: string) => ['@layer base, toncenter;', ours, `@layer base { ${reset} }`],
  },
]

/** Every kind of thing that is drawn: lists, cards, forms, tables, labels, notices, and what opens over the page. */
const PAGE = `
import { createElement as h, Fragment, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { RateLimitError, ServerError } from 'toncenter-react/client'
import * as ui from 'toncenter-react/ui'
const info = { endpoint: 'v3 transactions', network: 'mainnet' }
const main = '${demo.main}'
const few = { paging: 'load-more', pageSize: 6 }
const columns = ['status', 'hash', 'amount'].map((id) => ({ id, label: id }))
const none = () => undefined
createRoot(document.getElementById('root')).render(
  h(TonCenterProvider, { baseUrl: '/', theme: 'light', now: Date.now(), mediaHosts: ['data:'],
      renderLink: ({ id, children }) => h('a', { href: '#' + id }, children) },
    h(ui.AccountCard, { address: main }),
    h(ui.BalanceBadge, { address: main }), h(ui.BalanceBadge, { address: main, size: 'large' }),
    h(ui.TransactionList, { account: main, heading: 'Transactions', expandable: true, ...few,
      actions: h(ui.ColumnChooser, { columns, value: ['hash'], onChange: none }) }),
    h(ui.ActivityFeed, { address: main, heading: 'Activity', ...few,
      toolbar: h(ui.ActivityFilterBar, { data: {}, onChange: none }) }),
    h(ui.JettonTable, { owner: main, heading: 'Tokens' }),
    h(ui.NftGrid, { owner: main, heading: 'NFTs', ...few }),
    h(ui.BlockDetails, { workchain: -1, seqno: 3 }),
    h(ui.JettonCard, { address: '${demo.dollarJetton}' }),
    h(ui.CommentBubble, { data: 'A comment that goes on and on. '.repeat(40) }),
    h(ui.HashLabel, { data: '8f31c6d97b2e04a1556f0c3b9d8e7a6f5b4c3d2e1f00112233445566a1e7a04b' }),
    h(ui.StatusBadge, { data: 'failed' }), h(ui.ExitCode, { data: -14 }), h(ui.Opcode, { data: '0x0f8a7ea5' }),
    h(ui.TimeAgo, { data: 1760000000 }), h(ui.CopyButton, { data: 'x', label: 'Copy' }),
    h(ui.NewItemsBar, { data: 3, onShow: none }),
    h(ui.EmptyState, { title: 'Nothing yet', text: 'It will be here.' }),
    h(ui.ErrorState, { error: new ServerError({ ...info, status: 500 }), onRetry: none }),
    h(ui.RateLimitNotice, { error: new RateLimitError({ ...info, status: 429 }, 1000), shape: 'box' }),
    h(TonCenterProvider, { baseUrl: '/', now: Date.now() },
      [{}, { className: 'light' }, { className: 'dark' }, { 'data-theme': 'dark' }].map((props, key) =>
        h('section', { key, ...props }, h(ui.StatusBadge, { data: 'active' }))))))
`

/** What a host draws itself. */
const PLAIN = `
<h1>Title</h1><h2>Second</h2><p>Text with <a href="#">a link</a>, <code>code</code>, <strong>bold</strong> and <em>more</em>.</p>
<ul><li>One</li><li>Two</li></ul><ol><li>One</li></ol><dl><dt>Term</dt><dd>What it means</dd></dl><hr>
<table><caption>Table</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<form><fieldset><legend>Form</legend><label>Name <input value="x"></label><input type="checkbox"><input type="search">
<select><option>One</option></select><textarea>Text</textarea><button>Press</button></fieldset></form>
<details open><summary>More</summary>Inside</details><blockquote>Said</blockquote><pre>as it is</pre>
<img alt="" width="10" height="10"><svg width="10" height="10"></svg><dialog open>Over the page</dialog><time>now</time><bdi>name</bdi>`

const html = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head>
<body><div id="plain">${PLAIN}</div><div id="root" style="position: absolute; top: 0; left: 0; width: 1000px; font: 14px/20px sans-serif"></div>
<script type="module" src="/page.js"></script></body></html>`

let browser: Browser
let page: Page
let close: () => void

beforeAll(async () => {
  const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', await bundle(PAGE)] })
  close = served.close
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage({ viewport: { width: 1100, height: 9000 }, reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-01-01T12:00:30Z')
  await page.goto(served.origin)
  await dress([read('dist/styles.css')])
  // Everything that opens is open.
  await page.locator('[data-cell]').first().waitFor()
  // A countdown that has come to its end stands still.
  await page.getByText('Trying again now').waitFor()
  await page.locator('[data-part="row"] button[aria-expanded="false"]').first().click()
  await page.locator('[data-part="detail"]').first().waitFor()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('#root details')) details.open = true
  })
  await page.locator('[data-cell]').first().press('Enter')
  await page.locator('#root dialog[open]').first().waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('#root [data-part="menu"] button')?.click())
  await page.locator('#root [data-part="panel"]:popover-open').waitFor()
  await page.waitForLoadState('networkidle')
}, 120_000)
afterAll(async () => {
  await browser?.close()
  close?.()
})

/** Puts these stylesheets on the page instead of those that were there, and waits until rows have been measured again. */
async function dress(sheets: readonly string[]) {
  await page.evaluate(async (sheets) => {
    for (const old of document.head.querySelectorAll('style')) old.remove()
    for (const text of sheets)
      document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
    await new Promise((resolve) => setTimeout(resolve, 400))
  }, sheets)
}

const look = (selector: string, isWhole: boolean) => page.evaluate(measure, { selector, isWhole })

it('both stylesheets give the same look', async () => {
  await dress([read('dist/styles.css')])
  const plain = await look('#root', false)
  await dress([read('dist/styles.layer.css')])
  expect(different(plain, await look('#root', false))).toEqual([])
})

describe.each(SHEETS)('$name', ({ name, under, over }) => {
  const ours = () => read(`dist/${name}`)

  describe('components look the same on a host with', () => {
    let alone: Look[]
    beforeAll(async () => {
      await dress([ours()])
      alone = await look('#root', false)
      expect(alone.length).toBeGreaterThan(600)
    })

    it.each(Object.entries(RESETS))('%s', async (_name, reset) => {
      await dress(under(reset, ours()))
      expect(different(alone, await look('#root', false))).toEqual([])
      // A reset that comes later wins where it says as much as a class does: it must not.
      await dress(over(reset, ours()))
      expect(different(alone, await look('#root', false))).toEqual([])
    })
  })

  it('follows a host that is light or dark by a class or an attribute, and else the reader’s system', async () => {
    await dress([ours()])
    const colours = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      return page
        .locator('section > [data-theme="system"]')
        .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color))
    }
    const [light, dark] = ['rgb(18, 25, 35)', 'rgb(233, 238, 244)']
    expect(await colours('dark')).toEqual([dark, light, dark, dark])
    expect(await colours('light')).toEqual([light, light, dark, dark])
  })

  it('changes nothing of the host, with a reset or without', async () => {
    for (const reset of ['', ...Object.values(RESETS)]) {
      await dress([under(reset, '')[0] ?? ''])
      const plain = await look('#plain', true)
      expect(plain.length).toBeGreaterThan(35)
      await dress(under(reset, ours()))
      expect(different(plain, await look('#plain', true))).toEqual([])
    }
  })
})

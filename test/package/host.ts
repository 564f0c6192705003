import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { read } from './installed.ts'
import { different, type Look, measure } from './looks.ts'
import { bundle, serve } from './page.ts'

const { resolve } = createRequire(import.meta.url)

/** Tailwind inserts its functions when it builds. */
export const PREFLIGHT_4 = readFileSync(resolve('tailwindcss/preflight.css'), 'utf8').replace(
  /--theme\(\s*--[\w-]+,\s*([^)]+)\)/g,
  '$1',
)

/** One of our two stylesheets on a host's page. The layered one is for hosts that use cascade layers. */
interface Sheet {
  name: string
  /** The stylesheets of a page whose reset is before ours, and after ours. */
  under(reset: string, ours: string): string[]
  over(reset: string, ours: string): string[]
}
export const plainSheet: Sheet = {
  name: 'styles.css',
  under: (reset, ours) => [reset, ours],
  over: (reset, ours) => [ours, reset],
}
const layeredSheet: Sheet = {
  name: 'styles.layer.css',
  under: (reset, ours) => [`@layer base, toncenter; @layer base { ${reset} }`, ours],
  over: (reset, ours) => ['@layer base, toncenter;', ours, `@layer base { ${reset} }`],
}
export const SHEETS = [plainSheet, layeredSheet]

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
    h(ui.TransactionList, { address: main, heading: 'Transactions', expandable: true, ...few,
      actions: h(ui.ColumnChooser, { columns, value: ['hash'], onChange: none }) }),
    h(ui.ActivityFeed, { address: main, heading: 'Activity', ...few,
      toolbar: h(ui.ActivityFilterBar, { data: {}, onChange: none }) }),
    h(ui.JettonTable, { address: main, heading: 'Tokens' }),
    h(ui.NftGrid, { address: main, heading: 'NFTs', ...few }),
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
    h(TonCenterProvider, { baseUrl: '/', theme: 'system', now: Date.now() },
      [{}, { className: 'light' }, { className: 'dark' }, { 'data-theme': 'dark' }].map((props, key) =>
        h('section', { key, ...props }, h(ui.StatusBadge, { data: 'active' }))))))
`

/** Elements that a host draws itself. */
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

export interface Host {
  page: Page
  /** Puts these stylesheets on the page in place of the earlier ones, and waits until nothing moves any more. */
  dress(sheets: readonly string[]): Promise<void>
  /** How everything below `selector` looks; `isWhole` reads every computed property. */
  look(selector: string, isWhole: boolean): Promise<Look[]>
  close(): Promise<void>
}

/** Opens the host's page in Chromium with every component drawn and everything that opens open. */
export async function openHost(): Promise<Host> {
  const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', await bundle(PAGE)] })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1100, height: 9000 }, reducedMotion: 'reduce' })

  const dress = (sheets: readonly string[]) =>
    page.evaluate(async (sheets) => {
      for (const old of document.head.querySelectorAll('style')) old.remove()
      for (const text of sheets)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const places = () =>
        [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom).join()
      // Rows are measured again over several frames.
      let before = ''
      for (let still = 0; still < 4; ) {
        await frame()
        const now = places()
        still = now === before ? still + 1 : 0
        before = now
      }
    }, sheets)

  await page.clock.setFixedTime('2026-01-01T12:00:30Z')
  await page.goto(served.origin)
  await dress([read('dist/styles.css')])
  await page.locator('[data-cell]').first().waitFor()
  // A countdown at its end no longer changes.
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

  return {
    page,
    dress,
    look: (selector, isWhole) => page.evaluate(measure, { selector, isWhole }),
    async close() {
      await browser.close()
      served.close()
    },
  }
}

const ours = ({ name }: Sheet) => read(`dist/${name}`)

/** Changes that a reset makes to the components, before our stylesheet or after it. */
export async function changesOfComponents({ dress, look }: Host, sheet: Sheet, reset: string): Promise<string[]> {
  await dress([ours(sheet)])
  const alone = await look('#root', false)
  if (alone.length < 600) throw new Error(`Only ${alone.length} elements are drawn.`)
  await dress(sheet.under(reset, ours(sheet)))
  const under = different(alone, await look('#root', false))
  // A later reset wins against one class of equal specificity: it must not.
  await dress(sheet.over(reset, ours(sheet)))
  return [...under, ...different(alone, await look('#root', false))]
}

/** Changes that our stylesheet makes to the host's own elements on a page with this reset. */
export async function changesOfHost({ dress, look }: Host, sheet: Sheet, reset: string): Promise<string[]> {
  await dress([sheet.under(reset, '')[0] ?? ''])
  const plain = await look('#plain', true)
  if (plain.length < 36) throw new Error(`Only ${plain.length} elements are drawn.`)
  await dress(sheet.under(reset, ours(sheet)))
  return different(plain, await look('#plain', true))
}

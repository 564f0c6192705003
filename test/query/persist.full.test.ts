import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { serve } from '../support/server.ts'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The page with the persister of tools/, over the one TanStack Query of the repository. */
async function program(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
        import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
        import { start } from './persist.page.tsx'
        start({ createSyncStoragePersister, PersistQueryClientProvider })`,
      resolveDir: root('test/query'),
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [root('tools/node_modules')],
    alias: Object.fromEntries(
      ['react', '@tanstack/react-query', '@tanstack/query-core'].map((name) => [name, root(`node_modules/${name}`)]),
    ),
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** The demo chain behind a page. Its newest two transactions of the account are hidden, until they are shown. */
async function open() {
  const service = createLocalService()
  const script = await program()
  const ask = (url: string) => service.fetch(new Request(`http://service.test${url}`))
  const list = `/api/v3/transactions?account=${encodeURIComponent(demoAccounts.main)}`
  const { transactions } = await (await ask(`${list}&limit=40`)).json()
  const all = transactions.map(({ hash }: { hash: string }) => hash)
  let newest = transactions[2].lt
  const { url, seen } = await serve(async ({ url }, response) => {
    const { pathname, searchParams } = url
    if (!pathname.startsWith('/api/')) {
      const isScript = pathname === '/page.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script>')
      return
    }
    if (pathname.endsWith('/transactions') && newest && !searchParams.has('end_lt')) searchParams.set('end_lt', newest)
    const answer = await (await ask(`${pathname}?${searchParams}`)).json()
    for (const row of Array.isArray(answer) ? answer : answer.transactions) {
      // Two rows are not as documented.
      if (row.hash === all[4]) row.now = 'yesterday'
      if (row.account === demoAccounts.saver && 'balance' in row) row.balance = 12.5
    }
    return answer
  })
  const browser = await chromium.launch(launchOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${url}/?account=${encodeURIComponent(demoAccounts.main)}`)
  const asked = () => seen.filter(({ url }) => url.pathname.startsWith('/api/')).length
  const reveal = () => {
    newest = undefined
  }
  return { page, errors, asked, reveal, all: all as string[] }
}

interface Shown {
  keys: string[]
  unreadable: number
  hasNextPage: boolean
  newRows: number
}

const part = (page: Page, name: string) => page.locator(`[data-list="${name}"]`)
async function shown(page: Page, name: string): Promise<Shown> {
  const text = await part(page, name).locator('output[data-busy="false"]').textContent()
  return JSON.parse(text ?? '')
}
const press = (page: Page, name: string, what: string) => part(page, name).getByText(what, { exact: true }).click()

it('a reload of the page brings its lists back, with what could not be read and pinned as before', async () => {
  const { page, errors, asked, reveal, all } = await open()
  const lists = ['pinned', 'richest']
  for (const name of lists) {
    await expect.poll(async () => (await shown(page, name)).keys?.length).toBeGreaterThan(3)
    await press(page, name, 'More')
    await expect.poll(async () => (await shown(page, name)).keys.length).toBeGreaterThan(8)
  }
  const before = await Promise.all(lists.map((name) => shown(page, name)))
  expect(before[0]).toMatchObject({
    keys: all.slice(2, 12).filter((hash) => hash !== all[4]),
    unreadable: 1,
    newRows: 0,
  })
  expect(before.map(({ unreadable, hasNextPage }) => [unreadable, hasNextPage])).toEqual([
    [1, true],
    [1, true],
  ])
  const persisted = () => page.evaluate(() => localStorage.getItem('REACT_QUERY_OFFLINE_CACHE') ?? '')
  await expect.poll(persisted).toContain(before[1]?.keys.at(-1))
  await expect.poll(persisted).toContain('unreadable_rows')

  const sent = asked()
  reveal()
  await page.reload()
  await expect.poll(async () => (await shown(page, 'pinned')).keys?.length).toBe(9)
  expect(await Promise.all(lists.map((name) => shown(page, name)))).toEqual(before)
  // A transaction of the persisted list, too.
  expect(await page.locator('b').textContent()).toBe(all[2])
  expect(asked()).toBe(sent)

  // A refetch of the restored list leaves its rows where they are: the new ones wait.
  await press(page, 'pinned', 'Again')
  await expect.poll(async () => (await shown(page, 'pinned')).newRows).toBe(2)
  expect((await shown(page, 'pinned')).keys).toEqual(before[0]?.keys)
  await press(page, 'pinned', 'More')
  await expect.poll(async () => (await shown(page, 'pinned')).keys.length).toBe(14)
  await press(page, 'pinned', 'New')
  await expect.poll(async () => (await shown(page, 'pinned')).keys.slice(0, 2)).toEqual(all.slice(0, 2))

  await press(page, 'richest', 'Again')
  await press(page, 'richest', 'More')
  await expect.poll(async () => (await shown(page, 'richest')).keys.length).toBeGreaterThan(12)
  const richest = await shown(page, 'richest')
  expect([new Set(richest.keys).size, richest.unreadable]).toEqual([richest.keys.length, 1])
  expect(errors).toEqual([])
})

import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { serve } from '../page.ts'
import type { App } from './app.ts'
import type { Chain } from './chain.ts'

/** The one file of a page that imports what the app has in `src`. */
export async function bundle(app: App, code: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(app.folder, 'src'), loader: 'jsx' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

interface Around {
  readonly app: App
  readonly browser: Browser
  readonly chain: Chain
}

/** A tab with that program, whose `/ton` is the chain; every other host is out of reach. */
export async function openTab(
  { app, browser, chain }: Around,
  code: string,
  prepare?: (page: Page) => Promise<unknown>,
  hash = '',
): Promise<Page> {
  const html = '<!doctype html><title>Page</title><div id="root"></div><script type="module" src="/page.js"></script>'
  const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', await bundle(app, code)] })
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    served.close()
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.route(/^https:/, (route) => route.abort())
  await page.route(/\/ton\/(?:api|local)\//, async (route) => {
    const [, path] = route.request().url().split('/ton')
    await route.fulfill({ response: await route.fetch({ url: `${chain.url}${path}` }) })
  })
  await prepare?.(page)
  await page.goto(`${served.origin}/${hash}`)
  return page
}

/** The provider of a page, and the root that it draws into. */
export const CLIENT = `
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'
const client = createClient({ network: 'mainnet', baseUrl: '/ton' })
const root = createRoot(document.getElementById('root'))
`

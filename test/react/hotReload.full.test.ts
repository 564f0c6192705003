import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { sourceAlias } from '../../scripts/source-alias.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

const HTML = '<!doctype html><body><main></main><script type="module" src="/hot/main.tsx"></script>'

const MAIN = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from '/hot/App.tsx'
// Only what this test asks for is asked for again.
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
createRoot(document.querySelector('main')).render(<QueryClientProvider client={cache}><App /></QueryClientProvider>)`

/** A module of an app that makes the client, and that knows how often it ran. */
const CLIENT = `
import { createClient } from 'toncenter-react/client'
export const client = createClient({ network: 'local', baseUrl: location.origin, retries: 0 })
window.made = [...(window.made ?? []), client]
import.meta.hot?.dispose(() => client.close())`

const HEAD = `import { useBalance, TonCenterProvider } from 'toncenter-react'
function Balance() {
  const { data, error, refetch } = useBalance('${demoAccounts.main}')
  return <button onClick={() => refetch()}>{error?.message ?? data ?? 'waits'}</button>
}`

/** Apps by where their client is from. The text is what an edit changes; \`hook\` makes React mount the app anew. */
const APPS: Record<string, (text: string, hook?: string) => string> = {
  'a module': (text, hook = '') => `import { useState } from 'react'
    import { client } from '/hot/client.ts'
    ${HEAD}
    export function App() {
      ${hook}
      return <TonCenterProvider client={client}><p>${text}</p><Balance /></TonCenterProvider>
    }`,
  'the props of a provider, with a function': (text, hook = '') => `import { useState } from 'react'
    import '/hot/client.ts'
    ${HEAD}
    export function App() {
      ${hook}
      const send = (request) => fetch(request)
      return <TonCenterProvider network="local" baseUrl={location.origin} retries={0} fetch={send}>
        <p>${text}</p><Balance />
      </TonCenterProvider>
    }`,
}

/** Modules of the app that a test edits: Vite serves them as it serves files. */
function edited(files: Map<string, string>): Plugin {
  return {
    name: 'edited',
    enforce: 'pre',
    resolveId: (id) => (files.has(id) ? id : undefined),
    load: (id) => files.get(id),
  }
}

async function open(app: string) {
  const service = createLocalService()
  const files = new Map([
    ['/hot/main.tsx', MAIN],
    ['/hot/client.ts', CLIENT],
    ['/hot/App.tsx', app],
  ])
  const asked: string[] = []
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: 'node_modules/.vite-hot',
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), edited(files)],
    resolve: { alias: sourceAlias },
    optimizeDeps: { include: ['react', 'react-dom/client', '@tanstack/react-query'], noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null },
  })
  server.middlewares.use(async ({ url = '' }: IncomingMessage, response) => {
    if (!url.startsWith('/api/')) {
      response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml('/', HTML))
      return
    }
    asked.push(url)
    const answer = await service.fetch(new Request(`http://service.test${url}`))
    response.setHeader('content-type', 'application/json').end(await answer.text())
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const browser = await chromium.launch(launchOptions())
  onTestFinished(async () => {
    await browser.close()
    await server.close()
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(origin)
  /** Saves a file, as an editor does. */
  async function save(file: string, code = files.get(file) as string) {
    files.set(file, code)
    const module = await server.moduleGraph.getModuleByUrl(file)
    await server.reloadModule(module as NonNullable<typeof module>)
  }
  return { page, errors, asked, save }
}

const made = (page: Page) => page.evaluate(() => (window as unknown as { made: unknown[] }).made.length)
const balance = (page: Page) => page.locator('button').textContent()

describe('hot reload of an app whose client is from', () => {
  it.each(Object.entries(APPS))('%s: no request again, and no closed client in use', async (_where, app) => {
    const { page, errors, asked, save } = await open(app('before'))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await expect.poll(() => balance(page), { timeout: 60_000 }).toMatch(/^\d+$/)
    expect(asked).toHaveLength(1)
    const refetch = async (count: number) => {
      await page.locator('button').click()
      await expect.poll(() => asked.length).toBe(count)
      expect(await balance(page)).toMatch(/^\d+$/)
    }

    // The module of the client runs again.
    await save('/hot/client.ts')
    await expect.poll(() => made(page)).toBe(2)
    await refetch(2)
    // The app is drawn again with its state, then mounted anew.
    await save('/hot/App.tsx', app('after'))
    await expect.poll(() => page.locator('p').textContent()).toBe('after')
    await save('/hot/App.tsx', app('anew', 'useState(0)'))
    await expect.poll(() => page.locator('p').textContent()).toBe('anew')
    expect(asked).toHaveLength(2)
    await refetch(3)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(errors).toEqual([])
  })
})

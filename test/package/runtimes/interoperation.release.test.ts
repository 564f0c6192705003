import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { Address } from '@ton/core'
import { type BuildOptions, build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { samples } from '../../support/guides.ts'
import { read } from '../installed.ts'
import { serve } from '../page.ts'
import { type App, createApp } from './app.ts'
import { type Chain, openChain } from './chain.ts'
import { run } from './program.ts'

const { main, shop } = demoAccounts
const friendly = Address.parse(shop).toString({ bounceable: false })
let app: App
let chain: Chain
let browser: Browser
beforeAll(async () => {
  const tanstack = ['react-query', 'react-query-devtools', 'react-query-persist-client', 'react-router'] as const
  const wallet = ['@ton/core', '@tonconnect/ui-react', '@types/telegram-web-app', '@telegram-apps/sdk'] as const
  const others = ['react', 'react-dom', 'typescript', '@types/node', '@types/react', '@types/react-dom'] as const
  app = await createApp(
    [
      ...tanstack.map((name) => `@tanstack/${name}` as const),
      '@tanstack/query-sync-storage-persister',
      ...wallet,
      ...others,
    ],
    [inject('localTarball')],
  )
  for (const { page, code } of samples) {
    const [, file] = /^\/\/ (\S+)/.exec(code) ?? []
    if (page === 'docs/interoperation.md' && file) app.write(`src/${file}`, code)
  }
  chain = await openChain()
  browser = await chromium.launch(launchOptions())
}, 600_000)
afterAll(async () => {
  await browser?.close()
  chain?.close()
  app?.remove()
})

/** The one file of a page that imports the samples. */
async function bundle(code: string, options: BuildOptions = {}): Promise<string> {
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

/** A tab with that program, whose `/ton` is the chain; every other host is out of reach. */
async function open(code: string, prepare?: (page: Page) => Promise<unknown>, hash = ''): Promise<Page> {
  const html = '<!doctype html><title>Page</title><div id="root"></div><script type="module" src="/page.js"></script>'
  const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', await bundle(code)] })
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    served.close()
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.route(/^https:/, (route) => route.abort())
  await page.route('**/ton/api/**', async (route) => {
    const [, path] = route.request().url().split('/ton')
    await route.fulfill({ response: await route.fetch({ url: `${chain.url}${path}` }) })
  })
  await prepare?.(page)
  await page.goto(`${served.origin}/${hash}`)
  return page
}

const CLIENT = `
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'
const client = createClient({ network: 'mainnet', baseUrl: '/ton' })
const root = createRoot(document.getElementById('root'))
`

/** Puts a wallet into the page as an extension of a browser does. `window.sign` signs. */
function injectWallet(address: string) {
  const device = {
    platform: 'browser',
    appName: 'simulated',
    appVersion: '1',
    maxProtocolVersion: 2,
    features: ['SendTransaction', { name: 'SendTransaction', maxMessages: 4 }],
  }
  const account = { name: 'ton_addr', address, network: '-239', publicKey: '0'.repeat(64), walletStateInit: '' }
  const wallet = window as unknown as { sign(text: string): Promise<string> }
  const tonconnect = {
    deviceInfo: device,
    walletInfo: { name: 'Simulated', app_name: 'simulated', image: '', about_url: '', platforms: ['chrome'] },
    protocolVersion: 2,
    isWalletBrowser: false,
    connect: async () => ({ event: 'connect', id: 1, payload: { items: [account], device } }),
    restoreConnection: async () => ({ event: 'connect_error', id: 1, payload: { code: 100, message: 'Unknown app' } }),
    send: async ({ id, params: [text = ''] }: { id: string; params: string[] }) => ({
      id,
      result: await wallet.sign(text),
    }),
    listen: () => () => {},
  }
  Object.assign(window, { simulated: { tonconnect } })
}

const NIGHT = { bg_color: '#17212b', section_bg_color: '#1b2733', text_color: '#f5f5f5', link_color: '#6ab3f3' }
const DAY = { bg_color: '#ffffff', section_bg_color: '#fdfdfd', text_color: '#000000', link_color: '#2481cc' }

/** What Telegram puts into the link of a Mini App. */
const launch = `#${new URLSearchParams({
  tgWebAppPlatform: 'ios',
  tgWebAppVersion: '8.0',
  tgWebAppThemeParams: JSON.stringify(NIGHT),
  tgWebAppData: new URLSearchParams({ auth_date: '1760000000', hash: 'a', signature: 'b' }).toString(),
})}`

/** Telegram around the page, half open: it answers methods by events. `window.posted` has the methods. */
function injectTelegram() {
  const posted: string[] = []
  const send = (type: string, data: object) => {
    const { Telegram } = window as unknown as {
      Telegram: { WebView: { receiveEvent(type: string, data: object): void } }
    }
    Telegram.WebView.receiveEvent(type, data)
  }
  const sizeOf = (height: number) => ({ height, width: 390, is_expanded: height > 500, is_state_stable: true })
  const edges = { top: 20, bottom: 34, left: 0, right: 0 }
  const answers: Record<string, () => void> = {
    web_app_request_viewport: () => send('viewport_changed', sizeOf(420)),
    web_app_request_safe_area: () => send('safe_area_changed', edges),
    web_app_request_content_safe_area: () => send('content_safe_area_changed', edges),
    web_app_expand: () => send('viewport_changed', sizeOf(760)),
  }
  const postEvent = (type: string, data: string) => {
    posted.push(type === 'web_app_setup_back_button' ? `${type} ${data}` : type)
    setTimeout(() => answers[type]?.())
  }
  Object.assign(window, { TelegramWebviewProxy: { postEvent }, posted, send })
}

it('the samples have no error for a compiler, with the types of the packages', async () => {
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node', 'telegram-web-app'],
  }
  app.write('src/tsconfig.json', JSON.stringify({ compilerOptions }))
  const args = [join(app.folder, 'node_modules/typescript/bin/tsc'), '-p', join(app.folder, 'src')]
  const said = await run(process.execPath, args).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
  expect(said).toBe('')
}, 300_000)

describe('TON Connect', () => {
  it('gives the address to hooks, sends, is followed, and the balance is fresh; no storage has the message', async () => {
    const signed: string[] = []
    const asked: unknown[] = []
    const page = await open(
      `${CLIENT}
      import { TonConnectUIProvider, useTonConnectUI } from '@tonconnect/ui-react'
      import { Kept } from './Kept'
      import { Pay } from './Pay'
      function Connect() {
        const [{ connector }] = useTonConnectUI()
        return <button onClick={() => connector.connect({ jsBridgeKey: 'simulated' })}>Connect</button>
      }
      root.render(<TonConnectUIProvider manifestUrl={location.origin + '/manifest.json'}><Kept>
        <TonCenterProvider client={client}><Connect /><Pay to="${friendly}" amount="2500000000" /></TonCenterProvider>
      </Kept></TonConnectUIProvider>)`,
      async (page) => {
        await page.exposeFunction('sign', async (text: string) => {
          asked.push(JSON.parse(text))
          const boc = await chain.sign()
          signed.push(boc)
          const headers = { 'content-type': 'application/json' }
          await fetch(`${chain.url}/api/v3/message`, { method: 'POST', headers, body: JSON.stringify({ boc }) })
          return boc
        })
        await page.addInitScript(injectWallet, main)
      },
    )
    const balance = page.getByText(/nanograms$/)
    expect(await balance.textContent()).toBe('… nanograms')
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByText(/^\d+ nanograms$/).waitFor()
    const before = BigInt((await balance.textContent())?.split(' ')[0] ?? '')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('finalized').waitFor()
    await expect
      .poll(async () => before - BigInt((await balance.textContent())?.split(' ')[0] ?? ''))
      .toBeGreaterThan(2_500_000_000n)
    expect(asked).toMatchObject([{ messages: [{ address: friendly, amount: '2500000000' }] }])

    const stored = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)))
    await expect.poll(stored).toContain('messageStatus')
    expect(await stored()).not.toContain(signed[0])
  })
})

describe('TanStack Router', () => {
  it('prefetches in a loader what the page then does not ask for', async () => {
    chain.asked.length = 0
    const page = await open(
      `${CLIENT}
      import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
      import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
      import { accountRoute, rootRoute } from './account.route'
      const cache = new QueryClient()
      const history = createMemoryHistory({ initialEntries: ['/account/${main}'] })
      const router = createRouter({ routeTree: rootRoute.addChildren([accountRoute]), context: { cache, client }, history })
      root.render(<QueryClientProvider client={cache}><TonCenterProvider client={client}>
        <RouterProvider router={router} />
      </TonCenterProvider></QueryClientProvider>)`,
    )
    await page.getByRole('gridcell').first().waitFor()
    await page.waitForLoadState('networkidle')
    const paths = chain.asked.map((one) => one.split('?')[0]).sort()
    expect(paths).toEqual(['GET /api/v3/accountStates', 'GET /api/v3/transactions'])
  })
})

describe('a Telegram Mini App', () => {
  it('has a back button that leads from a transaction to the list', async () => {
    const page = await open(`${CLIENT}
      import { MiniApp } from './MiniApp'
      const pressed = new Set()
      const BackButton = {
        isVisible: false,
        show() { this.isVisible = true; return this },
        hide() { this.isVisible = false; return this },
        onClick(listener) { pressed.add(listener); return this },
        offClick(listener) { pressed.delete(listener); return this },
      }
      window.Telegram = { WebApp: { BackButton } }
      window.back = () => { for (const listener of pressed) listener() }
      root.render(<MiniApp client={client} address="${main}" />)`)
    const isVisible = () => page.evaluate<boolean>('Telegram.WebApp.BackButton.isVisible')
    await page.getByRole('gridcell').first().waitFor()
    expect(await isVisible()).toBe(false)
    await page.locator('a[href^="#"]').first().click()
    await page.locator('dl').first().waitFor()
    expect(await isVisible()).toBe(true)
    await page.evaluate('back()')
    await page.getByRole('gridcell').first().waitFor()
    expect(await isVisible()).toBe(false)
  })
})

describe('a Telegram Mini App with @telegram-apps/sdk', () => {
  it('follows theme and viewport of Telegram, and its back button', async () => {
    const page = await open(
      `${CLIENT}
      import { SdkApp } from './SdkApp'
      import { startTelegram } from './startTelegram'
      await startTelegram()
      root.render(<SdkApp client={client} address="${main}" />)`,
      (page) => page.addInitScript(injectTelegram),
      launch,
    )
    await page.addStyleTag({ content: read('dist/styles.css') })
    const look = () =>
      page.evaluate(() => {
        const main = document.querySelector('main')
        const styles = [...(main?.querySelectorAll('*') ?? [])].map((one) => getComputedStyle(one))
        const { minBlockSize, paddingBlockEnd } = getComputedStyle(main ?? document.body)
        return {
          ground: styles.find(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')?.backgroundColor,
          scheme: styles[0]?.colorScheme,
          minBlockSize,
          paddingBlockEnd,
        }
      })
    await page.getByRole('gridcell').first().waitFor()
    await expect
      .poll(look)
      .toEqual({ ground: 'rgb(27, 39, 51)', scheme: 'dark', minBlockSize: '760px', paddingBlockEnd: '34px' })

    await page.evaluate(`send('theme_changed', { theme_params: ${JSON.stringify(DAY)} })`)
    await page.evaluate(
      `send('viewport_changed', { height: 500, width: 390, is_expanded: true, is_state_stable: true })`,
    )
    await expect
      .poll(look)
      .toEqual({ ground: 'rgb(253, 253, 253)', scheme: 'light', minBlockSize: '500px', paddingBlockEnd: '34px' })

    const buttons = () =>
      page.evaluate(() =>
        (window as unknown as { posted: string[] }).posted.filter((one) => one.includes('back_button')),
      )
    await page.locator('a[href^="#"]').first().click()
    await page.locator('dl').first().waitFor()
    expect((await buttons()).at(-1)).toContain('"is_visible":true')
    await page.evaluate(`send('back_button_pressed')`)
    await page.getByRole('gridcell').first().waitFor()
    await expect.poll(async () => (await buttons()).at(-1)).toContain('"is_visible":false')
  })
})

describe('@ton/core', () => {
  it('reads the cell of an account that an Address names', async () => {
    const code = `
      import { Address } from '@ton/core'
      import { createClient } from 'toncenter-react/client'
      import { codeOf } from './code'
      const client = createClient({ network: 'local', baseUrl: '${chain.url}' })
      console.log((await codeOf(client, Address.parse('${main}'))).hash().toString('base64'))
      process.exit(0)`
    app.write('code.mjs', await bundle(code, { platform: 'node', packages: 'external' }))
    const { stdout } = await run(process.execPath, ['code.mjs'], { cwd: app.folder })
    const answer = await fetch(`${chain.url}/api/v3/accountStates?address=${main}`)
    expect(stdout.trim()).toBe((await answer.json()).accounts[0].code_hash)
  })
})

describe('React Native', () => {
  it('loads hooks, client and options, and asks, without a document and a window', async () => {
    const script = await bundle(
      `import * as hooks from 'toncenter-react'
      import * as v2 from 'toncenter-react/v2'
      import * as query from 'toncenter-react/query'
      import { createClient } from 'toncenter-react/client'
      import { masterchainInfo } from 'toncenter-react/endpoints/v3'
      const client = createClient({ network: 'local', baseUrl: '${chain.url}' })
      globalThis.loaded = [hooks.useBalance, v2.useGetTransactions, query.balanceOptions].map((one) => typeof one)
      globalThis.head = client.request(masterchainInfo, {})`,
      { format: 'iife', platform: 'neutral', mainFields: ['module', 'main'], conditions: ['import'] },
    )
    const { fetch, Request, Response, Headers, URL, URLSearchParams } = globalThis
    const { AbortController, AbortSignal, TextEncoder, TextDecoder } = globalThis
    const { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, atob, btoa, console, crypto } =
      globalThis
    const net = { fetch, Request, Response, Headers, URL, URLSearchParams, AbortController, AbortSignal }
    const text = { TextEncoder, TextDecoder, atob, btoa, console, crypto }
    const context = createContext({
      ...net,
      ...text,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      queueMicrotask,
    })
    runInContext(script, context)
    expect(context.loaded).toEqual(['function', 'function', 'function'])
    expect((await context.head).last.seqno).toBeGreaterThan(0)
  })
})

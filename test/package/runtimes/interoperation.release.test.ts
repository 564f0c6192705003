import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { Address } from '@ton/core'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { samples } from '../../support/guides.ts'
import { read } from '../installed.ts'
import { type App, createApp } from './app.ts'
import { type Chain, openChain } from './chain.ts'
import { run } from './program.ts'
import { bundle, CLIENT, openTab } from './tab.ts'

const { main, shop } = demoAccounts
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
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

const open = (...args: Tail<Parameters<typeof openTab>>) => openTab({ app, browser, chain }, ...args)

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
    const page = await open(`${CLIENT}
      import { TonConnectUIProvider, useTonConnectUI } from '@tonconnect/ui-react'
      import { createTestWallet } from 'toncenter-react/testing/wallet'
      import { Kept } from './Kept'
      import { Pay } from './Pay'
      const wallet = createTestWallet({ baseUrl: '/ton', address: '${main}' })
      const { send } = wallet.bridge
      wallet.bridge.send = async (request) => {
        const answer = await send(request)
        window.signed = answer.result
        return answer
      }
      wallet.inject()
      window.wallet = wallet
      function Connect() {
        const [{ connector }] = useTonConnectUI()
        return <button onClick={() => connector.connect({ jsBridgeKey: 'testWallet' })}>Connect</button>
      }
      root.render(<TonConnectUIProvider manifestUrl={location.origin + '/manifest.json'}><Kept>
        <TonCenterProvider client={client}><Connect /><Pay to="${friendly}" amount="2500000000" /></TonCenterProvider>
      </Kept></TonConnectUIProvider>)`)
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
    expect(await page.evaluate('wallet.asked.at(-1).transfer.messages')).toMatchObject([
      { to: friendly, value: '2500000000', bounce: false },
    ])

    const stored = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)))
    await expect.poll(stored).toContain('messageStatus')
    const signed = await page.evaluate<string>('signed')
    expect(signed).toMatch(/^te6/)
    expect(await stored()).not.toContain(signed)
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
    app.write('code.mjs', await bundle(app, code, { platform: 'node', packages: 'external' }))
    const { stdout } = await run(process.execPath, ['code.mjs'], { cwd: app.folder })
    const answer = await fetch(`${chain.url}/api/v3/accountStates?address=${main}`)
    expect(stdout.trim()).toBe((await answer.json()).accounts[0].code_hash)
  })

  it('makes the request of a jetton transfer', async () => {
    const code = `
      import { createClient } from 'toncenter-react/client'
      import { jettonWallets } from 'toncenter-react/endpoints/v3'
      import { readRequest } from 'toncenter-react/reading'
      import { jettonTransfer } from './jettonTransfer'
      const client = createClient({ network: 'local', baseUrl: '${chain.url}' })
      const from = '${main}'
      const { jetton_wallets, metadata } = await client.request(jettonWallets, { owner_address: [from], limit: 100 })
      const row = jetton_wallets.find(({ jetton }) => metadata[jetton]?.token_info?.[0]?.symbol === 'LUSD')
      const { messages } = jettonTransfer(from, { wallet: row.address, decimals: 6 }, '${friendly}', '1.5')
      const [{ action }] = readRequest({ messages }, from, metadata)
      console.log(action.type, action.details.receiver, action.details.amount)
      process.exit(0)`
    app.write('transfer.mjs', await bundle(app, code, { platform: 'node', packages: 'external' }))
    const { stdout } = await run(process.execPath, ['transfer.mjs'], { cwd: app.folder })
    expect(stdout.trim()).toBe(`jetton_transfer ${Address.parse(shop).toRawString().toUpperCase()} 1500000`)
  })
})

describe('React Native', () => {
  it('loads hooks, client and options, and asks, without a document and a window', async () => {
    const script = await bundle(
      app,
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

import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { type App, createFolder, install } from './app.ts'
import { openChain } from './chain.ts'
import { quickStart } from './pages.ts'
import { run, start } from './program.ts'
import { versioned } from './versions.ts'

const [, address = ''] = /const address = '([\w-]+)'/.exec(quickStart('src/main.tsx')) ?? []
let made: App
let app: App
let built: string

// As the guide says: an app of the template, two packages, two files.
beforeAll(async () => {
  made = createFolder()
  app = { ...made, folder: join(made.folder, 'my-app') }
  const shell = process.platform === 'win32'
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' }
  const template = ['create-vite@9.3.0', 'my-app', '--template', 'react-ts', '--no-interactive']
  await run('npm', ['exec', '--yes', '--', ...template], { cwd: made.folder, shell, env })
  await install(app, [inject('tarball'), ...versioned(['@tanstack/react-query'])])
  const main = toFriendlyAddress(demoAccounts.main, { bounceable: false })
  made.write('my-app/src/main.tsx', quickStart('src/main.tsx').replace(address, main))
  made.write('my-app/vite.config.ts', quickStart('vite.config.ts'))
  const { stdout, stderr } = await run('npm', ['run', 'build'], { cwd: app.folder, shell, env })
  built = stdout + stderr
}, 600_000)
afterAll(() => made?.remove())

it('the quick start for Vite builds in the template of Vite, without a warning', () => {
  expect(built).toContain('built in')
  expect(built).not.toContain('MODULE_LEVEL_DIRECTIVE')
})

it('its page draws a balance and rows in Chromium', async () => {
  const chain = await openChain()
  onTestFinished(chain.close)
  const served = await start(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', '0'], {
    cwd: app.folder,
    address: /http:\/\/localhost:(\d+)/,
    env: { NO_COLOR: '1' },
  })
  onTestFinished(served.close)
  const browser = await chromium.launch(launchOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // The page asks the hosted service, without a key: the chain answers for it.
  await page.route('https://toncenter.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: chain.url + pathname + search }) })
  })
  await page.goto(served.url.replace('127.0.0.1', 'localhost'))
  await page.getByRole('heading', { name: /^6,784.* GRAM$/ }).waitFor()
  await page.getByRole('gridcell').first().waitFor()
  expect(faults).toEqual([])
}, 300_000)

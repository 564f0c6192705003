import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createFolder } from './app.ts'
import { KEY, openChain } from './chain.ts'
import { visit } from './pages.ts'
import { type Running, start, startNode } from './program.ts'
import { openRegistry, type Registry } from './registry.ts'

interface Starter {
  template: string
  /** What a good build prints. */
  built: string
  /** Whether the page knows its network from its build. */
  isBoundByBuild: boolean
  /** Serves the built app on its local chain. */
  serveLocal(folder: string): Promise<Running>
  /** Serves the built app on the network of the environment. */
  serve(folder: string, env: Record<string, string>): Promise<Running>
  page(address: string): string
}

const ADDRESS = /http:\/\/127\.0\.0\.1:(\d+)/
const startVite = (cwd: string) =>
  start(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', '0'], {
    cwd,
    env: { NO_COLOR: '1' },
    address: ADDRESS,
  })
const startNext = (cwd: string, env: Record<string, string> = {}) =>
  start(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd,
    env,
    address: ADDRESS,
  })

const STARTERS: readonly Starter[] = [
  {
    template: 'vite',
    built: 'built in',
    isBoundByBuild: true,
    serveLocal: startVite,
    serve: (cwd, env) => startNode(['server.js'], { cwd, env: { ...env, PORT: '0' } }),
    page: (address) => `/#address=${address}`,
  },
  {
    template: 'next',
    built: 'No API key in .next/static.',
    isBoundByBuild: false,
    serveLocal: startNext,
    serve: startNext,
    page: (address) => `/account/${address}`,
  },
]

let registry: Registry
let browser: Browser
const made = createFolder()

beforeAll(async () => {
  registry = await openRegistry()
  for (const name of ['tarball', 'localTarball', 'createTarball'] as const)
    await registry.npm(made.folder, ['publish', inject(name)])
  browser = await chromium.launch(launchOptions())
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await registry?.close()
  made.remove()
})

describe.each(STARTERS)('npm create toncenter-app, with the template $template', (starter) => {
  const folder = join(made.folder, starter.template)
  const build = async (env: Record<string, string> = {}) => {
    const { stdout, stderr } = await registry.npm(folder, ['run', 'build'], { NODE_ENV: 'production', ...env })
    expect(stdout + stderr).toContain(starter.built)
  }
  /** Opens a page of the app; both end with the test. */
  async function open(running: Running, path: string) {
    onTestFinished(running.close)
    const all = await visit(browser, running.url + path)
    return { ...all, balance: all.page.getByRole('heading', { level: 1, name: /^6,78\d\.\d+ GRAM$/ }) }
  }

  beforeAll(async () => {
    const { template } = starter
    await registry.npm(made.folder, ['create', '--yes', 'toncenter-app', template, '--', '--template', template])
    await registry.npm(folder, ['install', '--ignore-scripts'])
    await build()
  }, 900_000)

  it('gives an app that runs offline: balance, tokens, history, and a payment', async () => {
    const { page, balance, faults } = await open(await starter.serveLocal(folder), '/')
    const before = await balance.textContent()
    await page.getByText('LUMEN').first().waitFor()
    await page.getByRole('gridcell').first().waitFor()
    await page.getByRole('button', { name: 'Pay 1.25 GRAM' }).click()
    await page.getByRole('status').filter({ hasText: 'finalized, succeeded' }).waitFor()
    await expect.poll(() => balance.textContent()).not.toBe(before)
    expect(faults).toEqual([])
  }, 300_000)

  it('gives an app whose proxy adds the key of a network, and lets through what a wallet has signed', async () => {
    const chain = await openChain()
    onTestFinished(chain.close)
    const env = { TONCENTER_NETWORK: 'mainnet', TONCENTER_API_KEY: KEY, TONCENTER_UPSTREAM: chain.url }
    if (starter.isBoundByBuild) await build(env)
    const running = await starter.serve(folder, env)
    const { page, balance, faults } = await open(running, starter.page(demoAccounts.main))
    await balance.waitFor()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    const response = await fetch(`${running.url}/ton/api/v3/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ boc: await chain.sign() }),
    })
    expect([response.status, new Set(chain.keys)]).toEqual([200, new Set([KEY])])
    expect(faults).toEqual([])
  }, 600_000)
})

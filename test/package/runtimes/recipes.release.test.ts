import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { pageOf, samples } from '../../support/guides.ts'
import { serve } from '../page.ts'
import { type App, createApp } from './app.ts'
import { run } from './program.ts'

const recipeWith = (text: string) => samples.find(({ page, code }) => page === 'docs/testing.md' && code.includes(text))
const component = recipeWith('renderWithTonCenter')?.code ?? ''

let app: App
beforeAll(async () => {
  const tests = ['vitest', 'vite', 'jsdom', 'happy-dom', 'jest', 'jest-fixed-jsdom', '@playwright/test'] as const
  const beside = ['@swc/core', '@swc/jest', '@testing-library/dom', '@testing-library/react'] as const
  const react = ['react', 'react-dom', '@tanstack/react-query'] as const
  app = await createApp([...tests, ...beside, ...react], [inject('localTarball')])
}, 600_000)
afterAll(() => app?.remove())

/** What a program of the app prints. Rejects where it fails. */
async function print(file: string, args: readonly string[], env: NodeJS.Dict<string> = {}): Promise<string> {
  const options = { cwd: app.folder, env: { ...process.env, NO_COLOR: '1', VITEST: undefined, ...env } }
  const { stdout, stderr } = await run(process.execPath, [join(app.folder, 'node_modules', file), ...args], options)
  return stdout + stderr
}

it.each(['jsdom', 'happy-dom'])(
  'the recipe for a component passes with Vitest in %s',
  async (environment) => {
    app.write(`${environment}/account.test.tsx`, component.replace('environment jsdom', `environment ${environment}`))
    const said = await print('vitest/vitest.mjs', ['run', '--root', environment, '--test-timeout=60000'])
    expect(said).toMatch(/Tests\s+2 passed \(2\)/)
  },
  300_000,
)

it('the recipe for a payment passes with Vitest', async () => {
  app.write('payment/pay.test.tsx', recipeWith('wallet?.approve')?.code ?? '')
  expect(await print('vitest/vitest.mjs', ['run', '--root', 'payment', '--test-timeout=60000'])).toMatch(
    /Tests\s+1 passed \(1\)/,
  )
}, 300_000)

it('the recipe for a component passes with Jest, by the settings of the guide', async () => {
  const [, settings = ''] = /```js\n\/\/ jest\.config\.js\n([\s\S]+?)```/.exec(pageOf('docs/testing.md')) ?? []
  app.write('jest/jest.config.js', settings)
  app.write('jest/account.test.tsx', component.replace("from 'vitest'", "from '@jest/globals'"))
  const args = ['--config', 'jest/jest.config.js', '--testTimeout', '60000']
  const said = await print('jest/bin/jest.js', args, { NODE_OPTIONS: '--experimental-vm-modules' })
  expect(said).toMatch(/Tests:\s+2 passed, 2 total/)
}, 300_000)

it('the recipe for a page passes with Playwright', async () => {
  app.write(
    'page/page.jsx',
    `import { createRoot } from 'react-dom/client'
    import { TonCenterProvider } from 'toncenter-react'
    import { TransactionList } from 'toncenter-react/ui'
    createRoot(document.getElementById('root')).render(
      <TonCenterProvider network="mainnet" baseUrl="/ton"><TransactionList address="${demoAccounts.main}" /></TonCenterProvider>)`,
  )
  const { outputFiles } = await build({
    entryPoints: [join(app.folder, 'page/page.jsx')],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const html = '<!doctype html><title>Page</title><div id="root"></div><script type="module" src="/page.js"></script>'
  const script = outputFiles.map(({ text }) => text).join('')
  const served = await serve({ '/': ['text/html', html], '/page.js': ['text/javascript', script] })
  onTestFinished(served.close)
  app.write('page/page.spec.ts', recipeWith('@playwright/test')?.code ?? '')
  const use = { baseURL: served.origin, launchOptions: launchOptions() }
  app.write('page/playwright.config.ts', `export default ${JSON.stringify({ timeout: 90_000, use })}`)
  expect(await print('@playwright/test/cli.js', ['test', '--config', 'page'])).toContain('1 passed')
}, 300_000)

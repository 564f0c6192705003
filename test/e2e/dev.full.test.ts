import { chromium } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { startExplorer } from './explorer.ts'

it('npm run dev starts, shows rows from the sources, and ends on Ctrl-C', async () => {
  const { url, child, ended } = await startExplorer('dev.mjs')
  onTestFinished(() => void child.kill('SIGKILL'))
  const browser = await chromium.launch(launchOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  // Vite reads each module when the browser asks for it, and the chain starts with the first request.
  await page.locator('[role="row"][aria-rowindex]').nth(3).waitFor({ timeout: 90_000 })
  expect(await page.locator('script[src*="/src/main.tsx"]').count()).toBe(1)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

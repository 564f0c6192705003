import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../scripts/browser.mjs'
import { startExplorer } from '../test/e2e/explorer.ts'
import { type Figure, median } from './measure.ts'

export const title = 'From a fresh process: the local service as built, and npm start (goals beside them)'

/** Milliseconds from `started` until now. */
const since = (started: number) => performance.now() - started

const figure = (name: string, ms: number, goal: number): Figure => ({
  name,
  value: `${ms.toFixed(0)} ms`,
  ratio: ms / goal,
  of: `the goal of ${goal} ms`,
})

/** Prints the milliseconds of the import, and from there to the first answer. */
const program = (url: string) => `
  const started = performance.now()
  const { createLocalService } = await import(${JSON.stringify(url)})
  const imported = performance.now()
  const response = await createLocalService().fetch('http://local.test/api/v3/masterchainInfo')
  await response.text()
  console.log(JSON.stringify([imported - started, performance.now() - imported]))`

async function measureService(): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'start-'))
  try {
    await build({ configFile: 'vite.service.config.ts', logLevel: 'error', build: { outDir } })
    const url = pathToFileURL(join(outDir, 'index.js')).href
    const times = Array.from({ length: 9 }, (): [number, number] =>
      JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program(url)], { encoding: 'utf8' })),
    )
    return [
      figure('service: import to first answer', median(times.map(([imported, answered]) => imported + answered)), 200),
      figure('service: created to first answer', median(times.map(([, answered]) => answered)), 200),
    ]
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Milliseconds until `npm start` prints its address. `use` gets that address before the end. */
async function timeStart(use: (url: string) => Promise<void> = async () => {}): Promise<number> {
  const started = performance.now()
  const { url, child, ended } = await startExplorer()
  const ms = since(started)
  await use(url)
  child.kill('SIGINT')
  await ended
  return ms
}

/** Milliseconds from opening the page to its first row, with nothing in the browser's cache. */
async function timeFirstRow(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(url)
  await page.locator('[role="row"][aria-rowindex]').nth(1).waitFor()
  const ms = since(started)
  await context.close()
  return ms
}

async function measureExplorer(): Promise<Figure[]> {
  rmSync(fileURLToPath(new URL('../examples/explorer/dist', import.meta.url)), { recursive: true, force: true })
  const unbuilt = await timeStart()
  const built: number[] = []
  const rows: number[] = []
  const browser = await chromium.launch(launchOptions())
  for (let turn = 0; turn < 5; turn++)
    built.push(await timeStart(async (url) => void rows.push(await timeFirstRow(browser, url))))
  await browser.close()
  return [
    figure('npm start: ready, with the build', unbuilt, 10_000),
    figure('npm start: ready, built before', median(built), 3000),
    figure('npm start: page opened to first row', median(rows), 1500),
  ]
}

export const run = async (): Promise<Figure[]> => [...(await measureService()), ...(await measureExplorer())]

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { openPage } from './chromium.ts'
import { type Figure, median } from './measure.ts'
import type { RowsPage } from './painted.ts'

const TURNS = 3
const LIMIT_MS = 35
const root = fileURLToPath(new URL('..', import.meta.url))
/** React 18, which the peer needs. */
const ofTools = (name: string) => join(root, 'tools/node_modules', name)
const GOLDRUSH = '@covalenthq/goldrush-kit@1.0.5'

export const title = `10 000 rows in Chromium, from mounting to painted (limits: ${LIMIT_MS} ms, 240 elements, 1 MB, no blank frame)`

/**
 * The peer's one file, fetched by the first run of this: installed with all that it depends on it would be most of this project's
 * own installation.
 * @throws where no registry is to be had.
 */
function goldrush(): string {
  const folder = join(root, 'node_modules/.cache/toncenter-react/goldrush-kit')
  const file = join(folder, 'package/dist/goldrush-kit.js')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const packed = execFileSync('npm', ['pack', '--silent', GOLDRUSH], { cwd: folder, encoding: 'utf8' }).trim()
    execFileSync('tar', ['-xzf', packed.split('\n').at(-1) ?? '', 'package/dist/goldrush-kit.js'], { cwd: folder })
  }
  return file
}

type Window = RowsPage
interface Sample {
  ms: number
  elements: number
  megabytes: number
  blank: number
  frames: number
}

async function sample(page: Page, name: string): Promise<Sample> {
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const before = await heap()
  const ms = await page.evaluate((name) => (globalThis as unknown as Window).show(name), name)
  const megabytes = (await heap()) - before
  await page.evaluate(() => (globalThis as unknown as Window).watch())
  // A hard flick: some 8 000 pixels in a second.
  await session.send('Input.synthesizeScrollGesture', { x: 400, y: 400, yDistance: -8_000, speed: 8_000 })
  const seen = await page.evaluate(() => (globalThis as unknown as Window).stop())
  const elements = await page.evaluate(() => document.querySelectorAll('body > div *').length)
  await page.evaluate(() => (globalThis as unknown as Window).hide())
  return { ms, elements, megabytes, ...seen }
}

async function measure(page: Page): Promise<[name: string, samples: Sample[]][]> {
  const names = await page.evaluate(() => (globalThis as unknown as Window).names)
  const samples = names.map((name): [string, Sample[]] => [name, []])
  for (let turn = -1; turn < TURNS; turn++) {
    for (const [name, taken] of samples) {
      const one = await sample(page, name)
      if (turn >= 0) taken.push(one)
    }
  }
  return samples
}

export async function run(): Promise<Figure[]> {
  const alias = { 'goldrush-kit': goldrush(), react: ofTools('react'), 'react-dom': ofTools('react-dom') }
  const samples: [string, Sample[]][] = []
  for (const open of [
    () => openPage('rows'),
    () => openPage('goldrush', undefined, { alias, loader: { '.js': 'jsx' } }),
  ]) {
    const { page, close } = await open()
    try {
      samples.push(...(await measure(page)))
    } finally {
      await close()
    }
  }
  return samples.map(([name, taken]) => {
    const of = (field: keyof Sample) => median(taken.map((one) => one[field]))
    const blank = `${of('blank')} of ${of('frames')} frames blank`
    return {
      name: `${name}: ${of('elements')} elements, ${of('megabytes').toFixed(1)} MB, ${blank}`,
      value: `${of('ms').toFixed(0)} ms`,
      ratio: of('ms') / LIMIT_MS,
      of: `the limit of ${LIMIT_MS} ms`,
    }
  })
}

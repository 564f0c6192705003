import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../scripts/browser.mjs'
import { type Figure, median } from './measure.ts'

const COUNT = 1_000
const TURNS = 5
const LIMIT_MS = 60
const PLAIN = 'react-query and fetch'

export const title = `${COUNT} mounted balances over HTTP, in Chromium with React for production: all shown (limit ${LIMIT_MS} ms, 2 commits)`

const rawOf = (text: string) =>
  text.includes(':') ? text : `0:${Buffer.from(text, 'base64url').subarray(2, 34).toString('hex').toUpperCase()}`
const state = (address: string) => ({
  address,
  account_state_hash: 'h',
  balance: '7',
  extra_currencies: {},
  status: 'active',
  last_transaction_hash: null,
  last_transaction_lt: null,
  contract_methods: null,
})

/** The page as a user's bundler makes it, by the names of its files. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./badges.page.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
}

const HTML = `<!doctype html><link rel="stylesheet" href="/badges.page.css"><script type="module" src="/badges.page.js"></script>`
const TYPES = { js: 'text/javascript', css: 'text/css' }

/** Serves the page, and answers `/accountStates` as fast as it can: what is measured is the page. */
async function serve() {
  const files = await bundle()
  let requests = 0
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    if (pathname.startsWith('/api/')) {
      requests++
      const accounts = searchParams.getAll('address').map((one) => state(rawOf(one)))
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ accounts, address_book: {}, metadata: {} }))
    }
    const file = files.get(pathname)
    response.setHeader('content-type', file ? TYPES[pathname.endsWith('.css') ? 'css' : 'js'] : 'text/html')
    response.end(file ?? HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    countRequests: () => requests,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}

interface Shown {
  ms: number
  commits: number
}
type Window = { names: string[]; show(name: string, count: number): Promise<Shown> }

async function measure(
  page: Page,
  countRequests: () => number,
): Promise<Record<string, (Shown & { requests: number })[]>> {
  const names = await page.evaluate(() => (globalThis as unknown as Window).names)
  const samples = Object.fromEntries(names.map((name) => [name, [] as (Shown & { requests: number })[]]))
  // Turn by turn, so that whatever else the machine does falls on all of them; the first turns warm up.
  for (let turn = -2; turn < TURNS; turn++) {
    for (const name of names) {
      const before = countRequests()
      const shown = await page.evaluate(([name, count]) => (globalThis as unknown as Window).show(name, count), [
        name,
        COUNT,
      ] as const)
      if (turn >= 0) samples[name]?.push({ ...shown, requests: countRequests() - before })
    }
  }
  return samples
}

export async function run(): Promise<Figure[]> {
  const { url, countRequests, close } = await serve()
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--expose-gc'] })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    const samples = await measure(page, countRequests)
    const msOf = (name: string) => median((samples[name] ?? []).map(({ ms }) => ms))
    return Object.entries(samples).map(([name, taken]) => ({
      name: `${name}: ${median(taken.map((one) => one.requests))} requests, ${taken.map((one) => one.commits).join('/')} commits`,
      value: `${msOf(name).toFixed(0)} ms`,
      ratio: msOf(name) / msOf(PLAIN),
      of: PLAIN,
    }))
  } finally {
    await browser.close()
    close()
  }
}

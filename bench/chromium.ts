import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../scripts/browser.mjs'

/** `*.page.tsx` as a user's bundler makes it, by the names of its files. */
async function bundle(name: string, options: BuildOptions): Promise<Map<string, Uint8Array>> {
  const { outputFiles = [] } = await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.page.tsx`, import.meta.url))],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    write: false,
  })
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

export interface BenchPage {
  page: Page
  /** Requests to `/api/` so far. */
  countRequests(): number
  close(): Promise<void>
}

/** Opens `<name>.page.tsx` in Chromium, with React for production. `answer` serves what it asks for below `/api/`. */
export async function openPage(
  name: string,
  answer: (url: URL) => unknown = () => ({}),
  options: BuildOptions = {},
): Promise<BenchPage> {
  const files = await bundle(name, options)
  const html = `<!doctype html><link rel="stylesheet" href="/${name}.page.css"><script type="module" src="/${name}.page.js"></script>`
  let requests = 0
  // What is measured is the page: what has been asked before is answered at once.
  const answers = new Map<string, string>()
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    if (url.pathname.startsWith('/api/')) {
      requests++
      const body = answers.get(url.href) ?? JSON.stringify(answer(url))
      answers.set(url.href, body)
      return response.setHeader('content-type', 'application/json').end(body)
    }
    const file = files.get(url.pathname)
    const type = file && TYPES[url.pathname.split('.').at(-1) ?? '']
    response.setHeader('content-type', type ?? 'text/html').end(file ?? html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const launch = launchOptions()
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--expose-gc'] })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    page,
    countRequests: () => requests,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

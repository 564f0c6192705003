import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { listen, shut } from '../../support/listen.ts'
import { type App, createApp } from './app.ts'
import { run } from './program.ts'

const NAMED = `new Worker(new URL('toncenter-react/local/worker', import.meta.url), { type: 'module' })`
const OWN = `new Worker(new URL('./ton.worker.js', import.meta.url), { type: 'module' })`

/** A page with hooks, a list, and the local service in a worker; `window.mine` needs its virtual machine. */
const page = (worker: string) => `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider, useMasterchainInfo } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'
import { workerFetch } from 'toncenter-react/local'
import { TransactionList } from 'toncenter-react/ui'

const fetch = workerFetch(${worker})
const client = createClient({ network: 'local', baseUrl: 'http://local', fetch })
function Head() {
  const { data, error } = useMasterchainInfo({})
  return h('p', { id: 'head' }, error ? error.message : data ? data.last.seqno : '')
}
createRoot(document.getElementById('root')).render(
  h(TonCenterProvider, { client }, h(Head), h(TransactionList, { address: '${demoAccounts.main}' })))
window.mine = async () => (await fetch('http://local/local/mine', { method: 'POST', body: '{}' })).json()
`

const webpackConfig = (name: string) => `
import bundler from '${name}'
const config = { mode: 'production', target: ['web', 'es2022'], entry: './page.js', performance: false,
  output: { path: import.meta.dirname + '/out', filename: 'page.js' } }
bundler(config, (error, stats) => {
  if (error || stats.hasErrors()) { console.error(error ?? stats.toString('errors-only')); process.exitCode = 1 }
})`

/** Each bundler with the way in which its page names the worker, and the program that builds `out/page.js`. */
const BUNDLERS = [
  {
    name: 'Vite 8',
    worker: NAMED,
    build: `
import { build } from 'vite'
await build({ configFile: false, logLevel: 'error', base: './', worker: { format: 'es' }, build: { outDir: 'out', lib: false, rolldownOptions: {
  input: 'page.js', output: { entryFileNames: 'page.js' } } } })`,
  },
  { name: 'webpack 5', worker: NAMED, build: webpackConfig('webpack') },
  {
    name: 'Rspack 2',
    worker: NAMED,
    build: webpackConfig('@rspack/core').replace('import bundler', 'import { rspack as bundler }'),
  },
  {
    name: 'esbuild',
    worker: OWN,
    build: `
import { build } from 'esbuild'
await build({ entryPoints: ['page.js', 'ton.worker.js'], bundle: true, splitting: true, format: 'esm', outdir: 'out', minify: true,
  target: 'es2022', logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' } })`,
  },
  {
    name: 'Rollup 4',
    worker: OWN,
    build: `
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
const env = replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true })
const build = await rollup({ input: ['page.js', 'ton.worker.js'], plugins: [env, nodeResolve({ browser: true }), commonjs()],
  onwarn() {} })
await build.write({ dir: 'out', format: 'es' })`,
  },
  {
    name: 'Parcel 2',
    worker: OWN,
    build: `
import { spawnSync } from 'node:child_process'
const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/parcel/lib/bin.js', 'build', 'index.html',
  '--dist-dir', 'out', '--no-cache', '--no-source-maps'], { encoding: 'utf8' })
if (status !== 0) console.error(stdout, stderr)
process.exitCode = status ?? 1`,
  },
]

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' }
const HTML = `<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script type="module" src="./page.js"></script>`

/** Serves what was built; a page of its own where the bundler makes none. */
async function serve(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    try {
      const body = readFileSync(join(folder, path === '/' ? 'index.html' : path))
      response
        .writeHead(200, { 'content-type': TYPES[path === '/' ? '.html' : extname(path)] ?? 'text/plain' })
        .end(body)
    } catch {
      if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(HTML)
      else response.writeHead(404).end()
    }
  })
  onTestFinished(() => shut(server))
  return `http://127.0.0.1:${await listen(server)}/`
}

let app: App
let browser: Browser
beforeAll(async () => {
  const bundlers = ['vite', 'webpack', '@rspack/core', 'esbuild', 'rollup', 'parcel'] as const
  const plugins = ['@rollup/plugin-commonjs', '@rollup/plugin-node-resolve', '@rollup/plugin-replace'] as const
  app = await createApp(
    [...bundlers, ...plugins, 'process', 'react', 'react-dom', '@tanstack/react-query'],
    [inject('localTarball')],
  )
  // Parcel reads its settings beside the lock file.
  const manifest = JSON.parse(readFileSync(join(app.folder, 'package.json'), 'utf8'))
  const settings = { '@parcel/resolver-default': { packageExports: true } }
  app.write('package.json', JSON.stringify({ ...manifest, ...settings }))
  browser = await chromium.launch(launchOptions())
}, 600_000)
afterAll(async () => {
  await browser?.close()
  app?.remove()
})

describe.each(BUNDLERS)('$name', ({ name, worker, build }) => {
  it('builds a page whose hooks, list and worker run, the virtual machine in it', async () => {
    const folder = name.toLowerCase().replace(/\W/g, '')
    // Beside the packages: each bundler looks for them upwards.
    const write = (path: string, text: string) => app.write(`${folder}/${path}`, text)
    write('package.json', '{"type":"module","private":true}')
    write('page.js', page(worker))
    write('ton.worker.js', `import 'toncenter-react/local/worker'\n`)
    write('index.html', HTML)
    write('build.js', build.replace('node_modules/', '../node_modules/'))
    const cwd = join(app.folder, folder)
    await run(process.execPath, ['build.js'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    })

    const tab = await browser.newPage()
    tab.setDefaultTimeout(200_000)
    onTestFinished(() => tab.close())
    const faults: string[] = []
    tab.on('pageerror', ({ message }) => faults.push(message))
    await tab.goto(await serve(join(cwd, 'out')))
    await tab.waitForFunction(() => /^\d+$/.test(document.getElementById('head')?.textContent ?? ''))
    await tab.locator('[role="row"][aria-rowindex]').nth(1).waitFor()
    const mined = await tab.evaluate(() => (globalThis as unknown as { mine(): Promise<unknown> }).mine())
    expect(mined).toMatchObject({ ok: true })
    expect(faults).toEqual([])
  }, 300_000)
})

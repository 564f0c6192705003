import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build, createLogger, createServer, type InlineConfig, type Plugin, preview } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type CheckKeyLeakOptions, checkKeyLeak, type ToncenterPluginOptions, toncenter } from '../src/vite.ts'

import { serve } from './support/server.ts'

const KEY = 'beef'.repeat(16)
const PAGE = 'export const env = [import.meta.env.TONCENTER_NETWORK, import.meta.env.TONCENTER_BASE_URL]'

/** A development server with the plugin, serving a page that reads its environment. */
async function develop(options: ToncenterPluginOptions): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'toncenter-vite-'))
  writeFileSync(join(root, 'page.js'), PAGE)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [toncenter(options)],
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true, force: true })
  })
  await server.listen()
  return server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
}

const text = async (url: string) => (await fetch(url)).text()

/** What a browser would make of the page's module. */
const envOf = async (code: string): Promise<unknown> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).env

describe('the Vite plugin', () => {
  it('imports nothing that a clone has only after its build: Vite bundles the configuration of the explorer', async () => {
    const { metafile } = await bundle({
      entryPoints: ['src/vite.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      write: false,
      metafile: true,
      logLevel: 'error',
    })
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
    expect(imported.filter((path) => path.startsWith('toncenter-'))).toEqual([])
  })

  it('mounts nothing without a key: the page asks the hosted service itself', async () => {
    const url = await develop({ network: 'testnet' })
    expect(await envOf(await text(`${url}/page.js`))).toEqual(['testnet', undefined])
    const response = await fetch(`${url}/ton/api/v3/masterchainInfo`)
    expect(response.headers.get('content-type') ?? '').not.toContain('json')
  })

  it('mounts the proxy with a key, which no page gets to see', async () => {
    const url = await develop({ network: 'testnet', apiKey: KEY })
    const page = await text(`${url}/page.js`)
    expect(await envOf(page)).toEqual(['testnet', '/ton'])
    expect(page + (await text(`${url}/@vite/client`)) + (await text(`${url}/@vite/env`))).not.toContain(KEY)
    const response = await fetch(`${url}/ton/api/v3/nothing`)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'There is no such endpoint here.', refusal: 'path' },
    ])
  })

  it('mounts the proxy with its own defaults: changes of the chain need send, and allow names the open endpoints', async () => {
    const service = await serve(() => ({ ok: true, result: {} }))
    const options = { network: 'testnet', apiKey: KEY, upstream: service.url }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"boc":"te6ccgEBAQEAAgAAAA=="}',
    }
    const send = async (url: string) => (await fetch(`${url}/ton/api/v2/sendBoc`, init)).status
    const closed = await develop(options)
    expect([await send(closed), (await fetch(`${closed}/ton/api/v3/blocks`)).status]).toEqual([403, 200])
    const open = await develop({ ...options, send: true, allow: ['transactions'] })
    expect([await send(open), (await fetch(`${open}/ton/api/v3/blocks`)).status]).toEqual([200, 404])
    expect(service.seen.map(({ url }) => url.pathname)).toEqual(['/api/v3/blocks', '/api/v2/sendBoc'])
  })

  it('mounts a local service, under the path that is asked for', async () => {
    const url = await develop({ local: {}, basePath: 'chain/' })
    expect(await envOf(await text(`${url}/page.js`))).toEqual(['local', '/chain'])
    const v3 = (await (await fetch(`${url}/chain/api/v3/masterchainInfo`)).json()) as { last: { seqno: number } }
    expect(v3.last.seqno).toBeGreaterThan(0)
    const v2 = (await (await fetch(`${url}/chain/api/v2/getMasterchainInfo`)).json()) as { ok: boolean }
    expect(v2.ok).toBe(true)
    expect((await fetch(`${url}/chain/api/v3/transactions?limit=nonsense`)).status).toBe(422)
  })

  it('mounts a local chain that follows the clock, takes the commands of tests, and receives messages', async () => {
    const url = await develop({ local: {} })
    const ask = async (path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/ton${path}`, body && { method: 'POST', body: JSON.stringify(body), headers })
      return { status: response.status, body: (await response.json()) as Record<string, never> }
    }
    const head = async () => (await ask('/api/v3/masterchainInfo')).body.last as unknown as { gen_utime: string }
    expect(Math.abs(Number((await head()).gen_utime) - Date.now() / 1000)).toBeLessThan(60)
    const address = `0:${'5'.repeat(64)}`
    expect((await ask('/local/fund', { address, amount: '7000000000' })).status).toBe(200)
    await vi.waitFor(async () => {
      const { accounts } = (await ask(`/api/v3/accountStates?address=${address}`)).body as unknown as {
        accounts: { balance: string }[]
      }
      expect(accounts[0]?.balance).toBe('7000000000')
    })
  })

  it('gives the chain the name that its options give', async () => {
    const url = await develop({ local: { network: 'testnet', mine: 'manual' } })
    expect(await envOf(await text(`${url}/page.js`))).toEqual(['testnet', '/ton'])
  })

  it('reports in a build what the page asks of its own server, and mounts the proxy in the preview of it', async () => {
    const service = await serve(() => ({ ok: true, result: {} }))
    const root = mkdtempSync(join(tmpdir(), 'toncenter-vite-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    writeFileSync(join(root, 'index.html'), '<script type="module" src="/page.js"></script>')
    writeFileSync(join(root, 'page.js'), PAGE)
    const said: string[] = []
    const customLogger = { ...createLogger('info'), info: (message: string) => void said.push(message) }
    const config: InlineConfig = {
      root,
      configFile: false,
      customLogger,
      plugins: [toncenter({ apiKey: KEY, upstream: service.url })],
    }
    await build(config)
    expect(said.join('\n')).toContain('the built page asks its own server for /ton/api: mount createProxy')
    const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } })
    onTestFinished(() => server.close())
    const url = server.resolvedUrls?.local[0] ?? ''
    expect((await fetch(`${url}ton/api/v3/blocks`)).status).toBe(200)
  })
})

/** A build of a small project in a folder of its own. Gives that folder; a failure of the build is thrown. */
async function built(files: Record<string, string>, options?: CheckKeyLeakOptions, others: Plugin[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'toncenter-vite-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const page = '<script type="module" src="/main.js"></script>'
  for (const [name, text] of Object.entries({ 'index.html': page, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  // Names without a hash, for the tests.
  const output = { entryFileNames: '[name].js' }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkKeyLeak(options), ...others],
    build: { outDir: 'out', minify: false, rolldownOptions: { output } },
  })
  return root
}

/** The sentence of a build that fails. */
const failureOf = (...project: Parameters<typeof built>): Promise<string> =>
  built(...project).then(
    () => 'no failure',
    (error: Error) => error.message,
  )

describe('the Vite plugin that checks for leaked keys', () => {
  const leaky = { 'main.js': `console.log(1)\nconsole.log("${KEY}")` }

  it('fails a build that has a key in it, and names file and line, never the key', async () => {
    const failure = await failureOf(leaky, { keys: [KEY] })
    expect(failure).toMatch(/The build has API keys in it:\n {2}out[\\/]index\.js:\d+: the key$/m)
    expect(failure).not.toContain(KEY)
  })

  it('reads the keys of the environment, and those that Vite reads from .env for the page', async () => {
    const main = 'console.log(import.meta.env.VITE_TONCENTER_API_KEY)'
    expect(await failureOf({ 'main.js': main, '.env': `VITE_TONCENTER_API_KEY=${KEY}` })).toContain(': the key')
    vi.stubEnv('TONCENTER_TESTNET_API_KEY', `${KEY}\n`)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await failureOf(leaky)).toContain(': the key')
  })

  it('refuses a blank key', async () => {
    expect(await failureOf(leaky, { keys: [KEY, ' '] })).toContain('keys[1] is blank')
    vi.stubEnv('TONCENTER_API_KEY', ' ')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await failureOf(leaky)).toContain('TONCENTER_API_KEY is blank')
  })

  it('finds what looks like a key, in public files as well', async () => {
    const failure = await failureOf({ 'main.js': '', 'public/config.json': `{"apiKey":"${KEY}"}` }, { keys: [] })
    expect(failure).toContain(`${join('out', 'config.json')}:1: something that looks like a key`)
  })

  it('looks when all other plugins have written', async () => {
    const late: Plugin = {
      name: 'late',
      closeBundle() {
        writeFileSync(join(this.environment.config.root, 'out/late.js.gz'), gzipSync(KEY))
      },
    }
    const failure = await failureOf({ 'main.js': '' }, { keys: [KEY] }, [late])
    expect(failure).toContain(`${join('out', 'late.js.gz')}:1: the key`)
  })

  it('leaves the error of a build that fails before as it is', async () => {
    expect(await failureOf({ 'main.js': 'import "./nowhere.js"' }, { keys: [KEY] })).toContain('nowhere.js')
  })

  it('passes a build without a key', async () => {
    const root = await built({ 'main.js': 'console.log(1)' }, { keys: [KEY] })
    expect(readdirSync(join(root, 'out')).sort()).toEqual(['index.html', 'index.js'])
  })
})

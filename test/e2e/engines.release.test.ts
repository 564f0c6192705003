import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEngines } from '../../scripts/engines.mjs'
import { toHexHash } from '../../src/core/values/hash.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { listen, shut } from '../support/listen.ts'
import { type Engine, openFirefox, openWebKit } from './engines.ts'
import { type Explorer, startExplorer } from './explorer.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const local = join(root, 'packages/local/dist')
const { main, empty } = demoAccounts

/**
 * First in each page: keeps what the console is told, errors that nothing caught, and files that did not load. A preloaded module is
 * none: a busy Firefox gives up its preload, and the import that needs it loads it, or is an error itself.
 */
const COLLECTOR = `<script>
  window.complaints = []
  for (const level of ['error', 'warn']) {
    const own = console[level]
    console[level] = (...said) => { complaints.push(said.map(String).join(' ')); own.apply(console, said) }
  }
  addEventListener('error', ({ message, target }) => {
    if (target.rel !== 'modulepreload') complaints.push(message ?? 'did not load: ' + (target.src ?? target.href))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
</script>`

/** The local service in a worker of the page: the packed program, as an app without a bundler serves it. */
const WORKER_PAGE = `<!doctype html>${COLLECTOR}<script type="module">
  import { workerFetch } from '/worker/fetch.js'
  window.ask = workerFetch(new Worker('/worker/worker.js', { type: 'module' }), { mine: 'manual' })
</script>`

let explorer: Explorer
let url: string
let workerFetch: string
const server = createServer(async (request, response) => {
  const { method = 'GET', url: path = '/' } = request
  if (path === '/worker/') return response.setHeader('content-type', 'text/html').end(WORKER_PAGE)
  if (path.startsWith('/worker/')) {
    const name = path.slice('/worker/'.length)
    const text = name === 'fetch.js' ? workerFetch : readFileSync(join(local, name))
    return response.setHeader('content-type', 'text/javascript').end(text)
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { 'content-type': type = 'application/json' } = request.headers
  const body = method === 'POST' ? { body: Buffer.concat(chunks), headers: { 'content-type': type } } : {}
  const answer = await fetch(new URL(path, explorer.url), { method, ...body })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const given = answer.headers.get('content-type') ?? ''
  const sent = given.startsWith('text/html') ? bytes.toString().replace('<head>', `<head>${COLLECTOR}`) : bytes
  return response.writeHead(answer.status, { 'content-type': given }).end(sent)
})

beforeAll(async () => {
  const bundled = await build({
    stdin: { contents: `export { workerFetch } from './dist/local.js'`, resolveDir: root },
    ...{ bundle: true, format: 'esm', write: false, external: ['toncenter-local'] },
  })
  workerFetch = bundled.outputFiles[0]?.text ?? ''
  explorer = await startExplorer('start.mjs', '5393')
  url = `http://127.0.0.1:${await listen(server)}/`
})
afterAll(() => {
  shut(server)
  explorer?.child.kill('SIGKILL')
})

/** The path of a program that the run has found, or else got: scripts/engines.mjs. */
function needed(path: string | undefined): string {
  if (!path) throw new Error('An engine is missing: install firefox-esr, webkit2gtk-driver and xvfb.')
  return path
}
const programs = findEngines()
const ENGINES: Record<string, () => Promise<Engine>> = {
  Firefox: () => openFirefox(needed(programs.firefox)),
  WebKitGTK: () =>
    openWebKit({
      driver: needed(programs.webKitDriver),
      miniBrowser: needed(programs.miniBrowser),
      xvfb: needed(programs.xvfb),
    }),
}

/** Expressions in the page. */
const TITLE = `document.querySelector('h1')?.textContent`
const ROWS = `[...document.querySelectorAll('[role="row"][aria-rowindex]')]`
const LAST_ROW = `Math.max(0, ...${ROWS}.map((row) => Number(row.getAttribute('aria-rowindex'))))`

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}ton/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

describe.each(Object.keys(ENGINES))('%s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = (await ENGINES[name]?.()) as Engine
    console.log(engine.version)
  })
  afterAll(() => engine?.close())

  const look = (expression: string) => expect.poll(() => engine.run(expression), { timeout: 60_000, interval: 200 })
  /** Goes to a page of the explorer, as a link does. */
  const go = async (hash: string) => {
    await engine.run(`void (location.hash = ${JSON.stringify(hash)})`)
    await look(TITLE).toBeTruthy()
  }
  const expectSilence = async () => expect(await engine.run('window.complaints')).toEqual([])

  it('opens the explorer, in a version that the guide states', async () => {
    await engine.go(url)
    await look(`${ROWS}.length`).toBeGreaterThan(3)
    await expectSilence()
    const stated = readFileSync(join(root, 'docs/browsers.md'), 'utf8')
    expect(stated).toContain(engine.version.replace(/^(Firefox \d+|\S+ \d+\.\d+).*/, '$1'))
  })

  it('scrolls a list, which loads more', async () => {
    await go(`/account/${encodeURIComponent(main)}/transactions`)
    await look(LAST_ROW).toBeGreaterThan(3)
    const scroll = `(${ROWS}.at(-1)?.scrollIntoView(), ${LAST_ROW})`
    await look(scroll).toBeGreaterThan(60)
    await expectSilence()
  })

  it('opens a trace, with its amounts', async () => {
    const asked = `account=${encodeURIComponent(main)}&action_type=ton_transfer&limit=1`
    const { actions } = await (await fetch(`${url}ton/api/v3/actions?${asked}`)).json()
    await go(`/trace/${toHexHash(actions[0].trace_id)}`)
    await look(`document.querySelectorAll('main [role="group"]').length`).toBeGreaterThan(0)
    await look(`document.querySelector('main')?.innerText`).toMatch(/\d\s*GRAM/)
    await expectSilence()
  })

  it('plays a send: the page of its hash waits, and becomes the page of what was sent', async () => {
    const { boc } = (await post('local/sign', { from: main, to: empty, value: '1000000' })).result
    const hash = toHexHash(await normalizedMessageHash(boc))
    await go(`/transaction/${hash}`)
    await look(TITLE).toBe('Nothing known of this hash yet')
    await post('api/v2/sendBoc', { boc })
    await look('location.hash').toMatch(/^#\/trace\/[0-9a-f]{64}$/)
    await expectSilence()
  })

  it('starts the worker, which runs a transfer on the virtual machine', async () => {
    await engine.go(`${url}worker/`)
    await look('typeof window.ask').toBe('function')
    const order = (path: string, body: string) =>
      `ask('http://local/${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${body} }).then((answer) => answer.json())`
    const signed = (await engine.run(
      order('local/sign', JSON.stringify(JSON.stringify({ from: main, to: empty, value: '1000000' }))),
    )) as { result: { boc: string } }
    const balance = `ask('http://local/api/v2/getAddressBalance?address=${empty}').then((answer) => answer.json()).then(({ result }) => Number(result))`
    const before = Number(await engine.run(balance))
    await engine.run(order('api/v2/sendBoc', JSON.stringify(JSON.stringify({ boc: signed.result.boc }))))
    await engine.run(order('local/mine', JSON.stringify(JSON.stringify({ blocks: 3 }))))
    await look(balance).toBe(before + 1_000_000)
    await expectSilence()
  })
})

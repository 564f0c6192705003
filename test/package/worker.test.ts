import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beginCell, comment, external, internal, SendMode, storeMessage, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV4 } from '@ton/ton'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { listen, shut } from '../support/listen.ts'
import { consumer, installedLocal } from './installed.ts'
import { loadLocal } from './page.ts'

/** The worker's program after a consumer's bundler. The engine is a chunk that loads when it is needed. */
async function chunks(code: string): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: consumer, loader: 'js', sourcefile: 'main.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    entryNames: 'main',
    write: false,
    outdir: '/',
  })
  return new Map(outputFiles.map(({ path, contents }) => [path.split(/[\\/]/).at(-1) as string, contents]))
}

const WORKER = `import 'toncenter-react/local/worker'`
const PAGE = `
import { workerFetch } from 'toncenter-react/local'
const fetch = workerFetch(new Worker('/worker/main.js', { type: 'module' }), { seed: 7, scenario: 'empty' })
window.ask = async (path, init) => (await fetch(new URL(path, location.href), init)).json()
`

type Answer = { ok?: boolean; result: Record<string, unknown>; actions?: object[]; transactions?: object }
type Ask = (path: string, body?: object) => Promise<Answer>

const post = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/**
 * A chain with some traffic: minted money, a wallet deployed by its first message, an impersonated message, empty blocks. Gives its
 * digest, and what was emulated.
 */
async function live(ask: Ask): Promise<unknown[]> {
  const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 3))
  const wallet = WalletContractV4.create({ workchain: 0, publicKey })
  const address = wallet.address.toRawString()
  await ask('/local/fund', { address, amount: toNano('9').toString() })
  const messages = [internal({ to: wallet.address, value: toNano('1'), bounce: false, body: comment('to myself') })]
  const sendMode = SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS
  const body = wallet.createTransfer({ seqno: 0, secretKey, messages, sendMode, timeout: 2_000_000_000 })
  const message = external({ to: wallet.address, init: wallet.init, body })
  const boc = beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64')
  expect(await ask('/api/v2/sendBoc', { boc })).toMatchObject({ ok: true })
  await ask('/local/impersonate', { from: `0:${'1'.repeat(64)}`, to: address, value: '12345' })
  await ask('/local/increase-time', { seconds: 77 })
  await ask('/local/mine', { blocks: 3 })
  const { result } = await ask('/api/v2/runGetMethod', { address, method: 'seqno', stack: [] })
  expect(result).toMatchObject({ exit_code: 0, stack: [['num', '0x1']] })
  const order = { from: address, messages: [{ address, amount: '50000000' }], with_actions: true }
  const emulated = await ask('/api/emulate/v1/emulateTonConnect', order)
  expect(emulated.actions).toMatchObject([{ type: 'ton_transfer', success: true, details: { value: '50000000' } }])
  return [(await ask('/local/digest', {})).result.digest, emulated]
}

let browser: Browser
let origin: string
let close: () => void
let asked: string[] = []
let worker: Map<string, Uint8Array>

beforeAll(async () => {
  worker = await chunks(WORKER)
  const page = await chunks(PAGE)
  const server = createServer(({ url = '' }, response) => {
    const [, folder, name = ''] = url.split('/')
    const found = folder === 'worker' ? worker.get(name) : page.get(folder ?? '')
    if (folder === 'worker') asked.push(name)
    if (url === '/') response.writeHead(200, { 'content-type': 'text/html' })
    else response.writeHead(found ? 200 : 404, { 'content-type': 'text/javascript' })
    response.end(url === '/' ? '<script type="module" src="/main.js"></script>' : found)
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  close = () => shut(server)
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser?.close()
  close?.()
})

describe('the local service in a worker of Chromium', () => {
  it('leads the same chain as in Node, to the bit, TVM, emulation and all', async () => {
    const { createLocalService } = await loadLocal()
    const service = createLocalService({ seed: 7, scenario: 'empty' })
    const inNode = await live(async (path, body) =>
      (await service.fetch(`http://local${path}`, body && post(body))).json(),
    )
    const page = await browser.newPage()
    await page.goto(origin)
    await page.waitForFunction(() => 'ask' in globalThis)
    const inChromium = await live((path, body) =>
      page.evaluate(
        ([path, init]) =>
          (globalThis as unknown as { ask(path: string, init?: object): Promise<never> }).ask(path, init),
        [path, body && post(body)] as const,
      ),
    )
    expect(inNode[0]).toMatch(/^[\da-f]{64}$/)
    expect(inChromium).toEqual(inNode)
  }, 120_000)

  it('needs no code from text, no module of Node', () => {
    const code = readFileSync(join(installedLocal, 'dist/engine.js'), 'utf8')
    expect(code).not.toMatch(/\bnew Function\s*\(/)
    expect(code).not.toMatch(/(?<![\w$.])eval\s*\(/)
    expect(code).not.toMatch(/\bfrom\s*["']node:|\brequire\(["']/)
  })

  it('loads the engine when it is needed, and not before', async () => {
    asked = []
    const page = await browser.newPage()
    await page.goto(origin)
    await page.evaluate(async () => {
      const worker = new Worker('/worker/main.js', { type: 'module' })
      // The default chain, from the snapshot.
      worker.postMessage({ id: 1, url: 'http://local/api/v3/blocks', method: 'GET', headers: [], body: undefined })
      await new Promise((resolve) => {
        worker.onmessage = resolve
      })
      worker.terminate()
    })
    const engine = readFileSync(join(installedLocal, 'dist/engine.js')).length
    const large = [...worker].filter(([, { length }]) => length > 0.75 * engine).map(([name]) => name)
    expect(large).toHaveLength(1)
    expect(asked).toContain('main.js')
    expect(asked).not.toContain(large[0])
  })
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveExplorer } from '../../examples/explorer/server.ts'

const KEY = 'beef'.repeat(16)
const SCRIPT = 'draw()'

/** Serves a small page on a free port. */
async function serve(env: NodeJS.ProcessEnv, port = 0): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-explorer-'))
  mkdirSync(join(folder, 'page/assets'), { recursive: true })
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><!-- settings --><script>theme()</script><p>page</p>')
  writeFileSync(join(folder, 'page/assets/main.js'), SCRIPT)
  writeFileSync(join(folder, 'secret.js'), '')
  const { url, close } = await serveExplorer(join(folder, 'page'), port, env)
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  return url
}

const hosted = () => serve({ TONCENTER_NETWORK: 'testnet', TONCENTER_API_KEY: KEY })

const settingsOf = (html: string): unknown => JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '')

/** The status of a request as it is written: `fetch` would tidy the path up, and sets Host itself. */
const statusOf = (url: string, options: RequestOptions) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { agent: false, ...options }, (response) => resolve(response.resume().statusCode))
    sent.on('error', reject).end()
  })

describe('the server of the built explorer', () => {
  it('gives the page its network, and keeps the key', async () => {
    const html = await (await fetch(await hosted())).text()
    expect(settingsOf(html)).toEqual({ network: 'testnet', baseUrl: '/ton' })
    expect(html).not.toContain(KEY)
  })

  it('lets the page run the scripts of its own text, and nobody frame it', async () => {
    const { headers } = await fetch(await hosted())
    const policy = headers.get('content-security-policy')
    const digest = createHash('sha256').update('theme()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('mounts the proxy that has the key', async () => {
    const response = await fetch(`${await hosted()}ton/api/v3/nothing`)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'There is no such endpoint here.', refusal: 'path' },
    ])
  })

  it('mounts nothing without a key: the page asks the hosted service itself', async () => {
    const url = await serve({ TONCENTER_NETWORK: 'mainnet' })
    expect(settingsOf(await (await fetch(url)).text())).toEqual({ network: 'mainnet' })
    const response = await fetch(`${url}ton/api/v3/masterchainInfo`)
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('lets a browser keep files whose names hold a digest, and never the page', async () => {
    const url = await hosted()
    const page = await fetch(url)
    expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ])
    const script = await fetch(`${url}assets/main.js?v=1`)
    expect([script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(await script.text()).toBe(SCRIPT)
  })

  it.each([
    ['compressed to a browser that reads gzip', 'gzip, br', 'gzip'],
    ['as it is to another', 'identity', null],
  ])('sends a file %s', async (_, accepted, encoding) => {
    const response = await fetch(`${await hosted()}assets/main.js`, { headers: { 'accept-encoding': accepted } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, SCRIPT])
  })

  it.each<[string, RequestOptions, number]>([
    ['a file that is not there', { path: '/assets/none.js' }, 404],
    ['a path that leaves the folder', { path: '/assets/../../secret.js' }, 404],
    ['a method that changes something', { method: 'POST' }, 405],
    ['a request for another host name', { headers: { host: 'example.org' } }, 403],
  ])('refuses %s', async (_, options, status) => {
    expect(await statusOf(await hosted(), options)).toBe(status)
  })

  it('moves on to the next port where one is in use', async () => {
    const first = Number(new URL(await hosted()).port)
    const second = await serve({ TONCENTER_NETWORK: 'mainnet' }, first)
    expect(Number(new URL(second).port)).toBeGreaterThan(first)
    expect((await fetch(second)).status).toBe(200)
  })
})

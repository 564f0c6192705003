import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ToncenterPluginOptions, toncenter } from '../src/vite.ts'

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
    expect([response.status, await response.json()]).toEqual([404, { error: 'There is no such endpoint here.' }])
  })

  it('mounts a local service, under the path that is asked for', async () => {
    const url = await develop({ local: {}, basePath: 'chain/' })
    expect(await envOf(await text(`${url}/page.js`))).toEqual(['mainnet', '/chain'])
    const v3 = (await (await fetch(`${url}/chain/api/v3/masterchainInfo`)).json()) as { last: { seqno: number } }
    expect(v3.last.seqno).toBeGreaterThan(0)
    const v2 = (await (await fetch(`${url}/chain/api/v2/getMasterchainInfo`)).json()) as { ok: boolean }
    expect(v2.ok).toBe(true)
    expect((await fetch(`${url}/chain/api/v3/transactions?limit=nonsense`)).status).toBe(422)
  })
})

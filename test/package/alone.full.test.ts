import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bareConsumer, consumer } from './installed.ts'
import { bundle } from './page.ts'

/** Runs a program in the folder of a consumer, and gives the JSON that it prints. */
function run(folder: string, code: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(stdout || JSON.stringify({ stderr }))
}

const LOCAL = `
import { createClient, isNotLoadedError, isTonCenterError } from 'toncenter-react/client'
import { masterchainInfo } from 'toncenter-react/endpoints/v3'
import { createLocalService } from 'toncenter-react/local'
const service = createLocalService({ network: 'testnet' })
service.faults([])
const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: service.fetch })
const told = ({ code, part, message, network }) => ({ code, part, message, network })
const asks = [() => client.request(masterchainInfo, {}), () => service.fetch('http://local/api/v3/masterchainInfo'),
  () => service.chain.accounts(), () => service.snapshot()]
const answers = []
for (const ask of asks)
  answers.push(await ask().catch((error) => isNotLoadedError(error) && isTonCenterError(error) && told(error)))
await service.close()
console.log(JSON.stringify(answers))`

const UNDICI = `
import { isNotLoadedError } from 'toncenter-react/client'
import { undiciFetch } from 'toncenter-react/server/node'
const error = await undiciFetch()(new Request('http://127.0.0.1:9')).catch((error) => error)
console.log(JSON.stringify([isNotLoadedError(error), error.message]))`

describe('toncenter-react without toncenter-local', () => {
  it('starts no local service: each question fails at once, and says what to install', () => {
    expect(existsSync(join(bareConsumer, 'node_modules/toncenter-local'))).toBe(false)
    const error = {
      code: 'not-loaded',
      part: 'toncenter-local',
      message: 'createLocalService: toncenter-local did not load. Install it in the version of toncenter-react.',
      network: 'testnet',
    }
    expect(run(bareConsumer, LOCAL)).toEqual([error, error, error, error])
  })

  it('refuses a wrong scenario and a wrong fault when the service is made, as with it', () => {
    const wrong = `
      import { createLocalService } from 'toncenter-react/local'
      const told = []
      for (const make of [() => createLocalService({ scenario: 'x' }), () => createLocalService({ faults: [{ kind: 'x' }] }),
        () => createLocalService().faults([{ kind: 'drop', share: 2 }])])
        try { make() } catch (error) { told.push(error.message) }
      console.log(JSON.stringify(told))`
    const messages = [
      'The local service has no scenario "x".',
      expect.stringContaining('no faults of kind "x"'),
      'share of a fault should be a number from 0 to 1.',
    ]
    expect(run(bareConsumer, wrong)).toEqual(messages)
    expect(run(consumer, wrong)).toEqual(messages)
  })

  it('has a Vite plugin that answers the page with what to install', () => {
    const vite = pathToFileURL(createRequire(import.meta.url).resolve('vite')).href
    const answer = run(
      bareConsumer,
      `import { createServer } from '${vite}'
      import { toncenter } from 'toncenter-react/vite'
      const server = await createServer({ configFile: false, logLevel: 'silent', plugins: [toncenter({ local: {} })],
        server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } })
      await server.listen()
      const response = await fetch(server.resolvedUrls.local[0] + 'ton/api/v3/masterchainInfo')
      console.log(JSON.stringify([response.status, await response.json()]))
      await server.close()`,
    )
    expect(answer).toEqual([500, { error: expect.stringContaining('toncenter-local did not load. Install it') }])
  })

  it('is bundled for a page that names the local service, without an error', async () => {
    const code = await bundle(`export { createLocalService, workerFetch } from 'toncenter-react/local'`, {
      stdin: {
        contents: `export { createLocalService, workerFetch } from 'toncenter-react/local'`,
        resolveDir: bareConsumer,
        loader: 'js',
      },
    })
    expect(code).toContain('toncenter-local')
  })
})

describe('toncenter-react without undici', () => {
  it('loads its adapters for Node, and says at the first request what to install', () => {
    expect(run(bareConsumer, UNDICI)).toEqual([
      true,
      'undiciFetch: undici did not load. Install it beside toncenter-react, in version 7.',
    ])
  })

  it('has a command that says so before it listens', () => {
    const file = join(bareConsumer, 'node_modules/toncenter-react/dist/cli/proxy.js')
    const env = { ...process.env, TONCENTER_API_KEY: 'k' }
    const { status, stderr } = spawnSync(process.execPath, [file, '--port', '0'], { encoding: 'utf8', env })
    expect([status, stderr]).toEqual([2, expect.stringContaining('Install it beside toncenter-react')])
  })
})

describe('toncenter-local beside toncenter-react', () => {
  it('answers, the same chain by both names', () => {
    const accounts = (name: string) =>
      run(
        consumer,
        `
        import { createLocalService } from '${name}'
        console.log(JSON.stringify(await createLocalService().chain.accounts()))`,
      )
    const ofLocal = accounts('toncenter-local')
    expect(ofLocal).toMatchObject({ main: expect.stringMatching(/^0:/) })
    expect(accounts('toncenter-react/local')).toEqual(ofLocal)
  })

  it('keeps the faults that were set before it loaded, and is ended by a close before that', () => {
    const code = `
      import { createLocalService } from 'toncenter-react/local'
      const service = createLocalService({ mine: { everyMs: 5 } })
      service.faults([{ kind: 'status', status: 429 }])
      await service.close()
      const statuses = [(await service.fetch('http://local/api/v3/masterchainInfo')).status]
      service.faults([])
      statuses.push((await service.fetch('http://local/api/v3/masterchainInfo')).status)
      console.log(JSON.stringify(statuses))`
    // Nothing mines, so the process ends.
    expect(run(consumer, code)).toEqual([429, 200])
  })
})

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { serve } from '../page.ts'
import { type App, createApp } from './app.ts'
import { run, start } from './program.ts'

/** Prints the head of a chain that the virtual machine makes, and the client's error for an absent service. */
const PROGRAM = `
import { createClient } from 'toncenter-react/client'
import { masterchainInfo } from 'toncenter-react/endpoints/v3'
import { createLocalService } from 'toncenter-react/local'
const { fetch } = createLocalService({ seed: 7, scenario: 'empty' })
const { last } = await createClient({ network: 'local', baseUrl: 'http://local', fetch }).request(masterchainInfo, {})
const lost = createClient({ network: 'local', baseUrl: 'http://127.0.0.1:9', retries: 0 })
const code = await lost.request(masterchainInfo, {}).catch((error) => error.code)
console.log(JSON.stringify([last.seqno, last.root_hash, code]))
process.exit(0)`

const WORKER = (baseUrl: string) => `
import { createClient } from 'toncenter-react/client'
import { masterchainInfo } from 'toncenter-react/endpoints/v3'
export default {
  async fetch() {
    const client = createClient({ network: 'local', baseUrl: '${baseUrl}' })
    const { last } = await client.request(masterchainInfo, {})
    return Response.json(last.seqno)
  },
}`

const CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "app", worker = .app), (name = "local", network = (allow = ["local"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")]
);
const app :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2024-10-14",
  globalOutbound = "local"
);`

let app: App
beforeAll(async () => {
  app = await createApp(
    ['bun', 'deno', 'workerd', 'react', 'react-dom', '@tanstack/react-query'],
    [inject('localTarball')],
  )
  // Their scripts put the program of this platform, which npm has installed, in its place.
  await run('npm', ['rebuild', 'bun', 'deno'], { cwd: app.folder, shell: process.platform === 'win32' })
  app.write('program.mjs', PROGRAM)
}, 600_000)
afterAll(() => app?.remove())

const print = async (command: string, ...args: string[]): Promise<unknown> => {
  const { stdout } = await run(command, [...args, 'program.mjs'], { cwd: app.folder })
  return JSON.parse(stdout)
}

describe('the client and the local service', () => {
  it.each([
    ['Deno', 'deno', ['run', '--allow-all', '--node-modules-dir=manual']],
    ['Bun', 'bun', ['run']],
  ] as const)(
    'give in %s what they give in Node, the virtual machine included',
    async (_name, command, args) => {
      const inNode = await print(process.execPath)
      expect(inNode).toEqual([expect.any(Number), expect.any(String), 'connection'])
      expect(await print(join(app.folder, 'node_modules/.bin', command), ...args)).toEqual(inNode)
    },
    300_000,
  )
})

describe('the client', () => {
  it('asks from workerd', async () => {
    const { origin, close } = await serve({})
    onTestFinished(close)
    await build({
      stdin: { contents: WORKER(origin), resolveDir: app.folder, loader: 'js' },
      outfile: join(app.folder, 'worker.js'),
      bundle: true,
      format: 'esm',
      platform: 'browser',
    })
    app.write('worker.capnp', CONFIG)
    const { default: workerd } = createRequire(join(app.folder, 'app.js'))('workerd') as { default: string }
    const address = /"socket":"http","port":(\d+)/
    const running = await start(workerd, ['serve', 'worker.capnp', '--control-fd=3'], { cwd: app.folder, address })
    onTestFinished(running.close)
    expect(await (await fetch(running.url)).json()).toBeGreaterThan(0)
  })
})

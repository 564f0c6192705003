import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Format } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testProxy } from './answers.ts'
import { type App, createApp, exampleOf, withOptions } from './app.ts'
import { type Running, run, start, startNode } from './program.ts'

let app: App
beforeAll(async () => {
  const servers = ['express', 'express4', 'hono', '@hono/node-server'] as const
  app = await createApp([...servers, 'workerd', 'edge-runtime', 'typescript', '@types/express', '@types/node'])
})
afterAll(() => app?.remove())

/** Starts `name`.js in Node, and waits for its server. */
async function startFile(name: string, code: string): Promise<Running> {
  app.write(`${name}.js`, code)
  const { url, close } = await startNode([`${name}.js`], { cwd: app.folder })
  return { url: `${url}/ton`, close }
}

/** One file with all that the app's file imports. */
async function bundle(name: string, code: string, format: Format): Promise<void> {
  app.write(`${name}.ts`, code)
  await build({
    absWorkingDir: app.folder,
    entryPoints: [`${name}.ts`],
    outfile: join(app.folder, `${name}.bundle.js`),
    bundle: true,
    format,
    platform: 'browser',
  })
}

testProxy('Node', (service) => startFile('node', withOptions(exampleOf('Node'), service)))

testProxy('Express 5', (service) => startFile('express5', withOptions(exampleOf('Express'), service)))

testProxy('Express 4', (service) =>
  startFile('express4', withOptions(exampleOf('Express'), service).replace("'express'", "'express4'")),
)

testProxy('Hono', (service) => startFile('hono', withOptions(exampleOf('Hono, on Node'), service)))

testProxy('workerd', async (service) => {
  await bundle('worker', withOptions(exampleOf('A Worker'), service), 'esm')
  app.write(
    'worker.capnp',
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "app", worker = .app), (name = "local", network = (allow = ["local"]))],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")]
    );
    const app :Workerd.Worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.js")],
      compatibilityDate = "2024-10-14",
      globalOutbound = "local"
    );`,
  )
  const { default: workerd } = createRequire(join(app.folder, 'app.js'))('workerd') as { default: string }
  const address = /"socket":"http","port":(\d+)/
  const { url, close } = await start(workerd, ['serve', 'worker.capnp', '--control-fd=3'], { cwd: app.folder, address })
  return { url: `${url}/ton`, close }
})

testProxy('an edge runtime', async (service) => {
  // The runtime's own event in place of the exports that Next.js takes.
  const example = withOptions(exampleOf('app/ton/[...path]/route.ts'), service).replace(/^export .*$/m, '')
  const code = `${example}\naddEventListener('fetch', (event: any) => event.respondWith(proxy(event.request)))`
  await bundle('edge', code, 'iife')
  return startFile(
    'edge-server',
    `import { readFileSync } from 'node:fs'
    import { EdgeRuntime, runServer } from 'edge-runtime'
    const runtime = new EdgeRuntime({ initialCode: readFileSync('edge.bundle.js', 'utf8') })
    await runServer({ runtime, host: '127.0.0.1', port: 0 })`,
  )
})

it('the examples of Express and Hono have no error for a compiler', async () => {
  app.write('types/express.ts', exampleOf('Express'))
  app.write('types/hono.ts', exampleOf('Hono, on Node'))
  const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, skipLibCheck: true }
  app.write('types/tsconfig.json', JSON.stringify({ compilerOptions }))
  const args = [join(app.folder, 'node_modules/typescript/bin/tsc'), '-p', join(app.folder, 'types')]
  const said = await run(process.execPath, args).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
  expect(said).toBe('')
})

// `npm start`: the built explorer, on a TON Center in this process, or on the hosted one behind a proxy that keeps the key.
//   TONCENTER_NETWORK=mainnet|testnet   the hosted service in place of the local one
//   TONCENTER_API_KEY=…                 its key: stays in this process
//   PORT=…                              the port to try first (5173)
import { pathToFileURL } from 'node:url'
import { buildOnce, stampOf } from './build-once.mjs'
import { announce, endOnSignal, firstPort } from './explorer.mjs'
import { root, setup } from './setup.mjs'

setup()

/** Everything that the built explorer depends on; the lock file speaks for all packages. */
const SOURCES = [
  'examples/explorer',
  'scripts',
  'src',
  'postcss.config.mjs',
  'vite.engine.config.ts',
  'package.json',
  'package-lock.json',
]

async function build(folder) {
  console.log('Building the explorer …')
  // A shell or a test may set another value, and React for development is twice as large.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const run = (configFile, outDir, options) =>
    build({
      configFile: `${root}/${configFile}`,
      // Two builds share a folder, which is new.
      build: { outDir: `${folder}/${outDir}`, emptyOutDir: false },
      logLevel: 'error',
      ...options,
    })
  await Promise.all([
    run('examples/explorer/vite.config.ts', 'page'),
    run('examples/explorer/vite.server.config.ts', 'server'),
    run('vite.engine.config.ts', 'server', { root }),
  ])
}

let served
endOnSignal(() => served?.close())

const folder = await buildOnce(`${root}/examples/explorer/dist`, stampOf(root, SOURCES), build)
const { serveExplorer } = await import(pathToFileURL(`${folder}/server/server.js`).href)
served = await serveExplorer(`${folder}/page`, firstPort, process.env)
announce(served.url)

// `npm run local -- --port N …`: the toncenter-local command from the sources.
import { root, setup } from './setup.mjs'

setup()

const { createServer } = await import('vite')
// Vite reads the TypeScript; it listens to nothing and watches nothing.
const loader = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { main } = await loader.ssrLoadModule('/src/local/cli.ts')
await main(process.argv.slice(2))
await loader.close()

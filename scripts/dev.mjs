// `npm run dev`: the explorer from its sources, with hot reload. The environment is that of `npm start`.
import { announce, endOnSignal, firstPort } from './explorer.mjs'
import { root, setup } from './setup.mjs'

setup()

const { createServer } = await import('vite')
const server = await createServer({
  configFile: `${root}/examples/explorer/vite.config.ts`,
  logLevel: 'warn',
  clearScreen: false,
  server: { host: '127.0.0.1', port: firstPort },
})
endOnSignal(() => server.close())
await server.listen()
announce(server.resolvedUrls.local[0])

// `npm start`: the explorer on a TON Center in this process, or on the hosted one behind a proxy that keeps the key.
//   TONCENTER_NETWORK=mainnet|testnet   the hosted service in place of the local one
//   TONCENTER_API_KEY=…                 its key: stays in this process
//   PORT=…                              the port to try first (5173)
import { root, setup } from './setup.mjs'

setup()

const { createServer } = await import('vite')
const { TONCENTER_NETWORK: network, TONCENTER_API_KEY: key, PORT } = process.env

const server = await createServer({
  configFile: `${root}/examples/explorer/vite.config.ts`,
  logLevel: 'warn',
  clearScreen: false,
  server: { host: '127.0.0.1', port: Number(PORT) || 5173 },
})

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await server.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await server.listen()
const [url] = server.resolvedUrls.local
const source = network
  ? `the hosted ${network}, ${key ? 'with the key kept in this process' : 'without a key: one request per second'}`
  : 'a chain in this process, a block every 5 s'
console.log(`Explorer: ${url}\nIt shows ${source}. Ctrl-C stops it.`)

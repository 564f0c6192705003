// Code that `npm start` and `npm run dev` share.
import { giveUp } from './setup.mjs'

const { TONCENTER_NETWORK: network, TONCENTER_API_KEY: key, PORT = '5173' } = process.env

if (network && network !== 'mainnet' && network !== 'testnet')
  giveUp(`TONCENTER_NETWORK=${network} is not mainnet or testnet.`)
if (!(Number(PORT) > 0 && Number(PORT) < 65_536)) giveUp(`PORT=${PORT} is not a port.`)

/** The port to try first. */
export const firstPort = Number(PORT)

/** Ends the process on Ctrl-C, after `close`. */
export function endOnSignal(close) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await close()
      process.exit(0)
    })
  }
}

/** Prints where the explorer is, and which chain it shows. */
export function announce(url) {
  const source = network
    ? `the hosted ${network}, ${key ? 'with the key kept in this process' : 'without a key: one request per second'}`
    : 'a chain in this process, a block every 5 s'
  console.log(`Explorer: ${url}\nIt shows ${source}. Ctrl-C stops it.`)
}

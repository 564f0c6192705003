import { createClient } from 'toncenter-react/client'
import type { Settings } from '../settings.ts'
import { type Choices, choose, chosen } from './choices.ts'

const served: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '')
const { network } = chosen()

/** The network that this server answers for. */
export const servedNetwork = served.network

/** Asks this server, where the API key stays; or the hosted service, where the reader chose another network. */
export const client = createClient(network && network !== served.network ? { network } : served)

/** Whether the chain is in this server: then it takes orders. */
export const isLocal = client.network === 'local'
export const localPath = `${served.baseUrl}/local`

/** Images of the local chain carry themselves: it has no server for them. */
export const mediaHosts = isLocal ? ['data:'] : []

/** Whether addresses of this network carry the "for test networks only" mark. */
export const testOnly = client.network === 'testnet'

/** Every network but the one that is asked. */
export const otherNetworks = [...new Set([served.network, 'mainnet', 'testnet'])].filter(
  (name) => name !== client.network,
)

/** Asks another network from now on, on the same page. */
export function openNetwork(name: string) {
  choose({ network: name === served.network ? undefined : (name as Choices['network']) } as Partial<Choices>)
  // The client of a page is made once.
  window.location.reload()
}

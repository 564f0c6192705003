import { createClient } from 'toncenter-react/client'
import type { Settings } from '../settings.ts'

const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '')

/** Asks this server: the API key, if any, stays there. */
export const client = createClient(settings)

/** Images of the local chain carry themselves: it has no server for them. */
export const mediaHosts = client.network === 'local' ? ['data:'] : []

const names: Readonly<Record<string, string>> = { mainnet: 'Mainnet', testnet: 'Testnet', local: 'Local chain' }

export const networkName = names[client.network] ?? client.network

/** Whether addresses of this network carry the "for test networks only" mark. */
export const testOnly = client.network === 'testnet'

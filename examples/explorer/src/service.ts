import type { Settings } from '../settings.ts'

const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '')

/** Props of the provider: which network, and where its service is. The API key, if any, stays on the server. */
export const service = {
  ...settings,
  // Images of the local chain carry themselves: it has no server for them.
  ...(settings.network === 'local' && { mediaHosts: ['data:'] }),
}

const names: Readonly<Record<string, string>> = { mainnet: 'Mainnet', testnet: 'Testnet', local: 'Local chain' }

export const networkName = names[service.network] ?? service.network

/** Whether addresses of this network carry the "for test networks only" mark. */
export const testOnly = service.network === 'testnet'

const baseUrl = import.meta.env.TONCENTER_BASE_URL

/** What the provider needs to know: which network, and where its service is. The API key, if any, stays on the server. */
export const service = {
  network: import.meta.env.TONCENTER_NETWORK,
  ...(baseUrl !== undefined && { baseUrl }),
  // Images of the local chain carry themselves: it has no server for them.
  ...(import.meta.env.TONCENTER_NETWORK === 'local' && { mediaHosts: ['data:'] }),
}

const names: Readonly<Record<string, string>> = { mainnet: 'Mainnet', testnet: 'Testnet', local: 'Local chain' }

export const networkName = names[service.network] ?? service.network

/** Whether addresses of this network carry the "for test networks only" mark. */
export const testOnly = service.network === 'testnet'

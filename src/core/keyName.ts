import type { WireOptions } from './http/wire.ts'
import { HOSTED, type Network } from './network.ts'

export interface KeyOptions extends Pick<WireOptions, 'omit' | 'actionsVersion'> {
  /**
   * Separates the answers of this client from those of other clients of its network. Clients of one network and one
   * `scope` share answers, with any base URL. Default: none for `mainnet` and `testnet`, else the base URL. Part of the
   * query key, where everybody can read it: give one where the base URL is private.
   */
  scope?: string
}

/** The network and all else that decides what a client is answered: the second member of its query keys. */
export function keyName(network: Network, base: string, { scope, omit = [], actionsVersion }: KeyOptions): string {
  // Not the base URL of a public chain: a server without a proxy and a page behind one share answers.
  const service = Object.hasOwn(HOSTED, network) ? '' : `@${base}`
  const asked = [...new Set(omit)].sort().map((part) => `omit=${part}`)
  if (actionsVersion) asked.push(`actions=${actionsVersion}`)
  return `${network}${scope === undefined ? service : `#${scope}`}${asked.length ? `?${asked.join('&')}` : ''}`
}

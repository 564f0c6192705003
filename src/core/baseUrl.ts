import { InvalidParamsError } from './errors.ts'
import { HOSTED, type Network } from './network.ts'

/** Says what is wrong with an option, and what to do. */
export const badOption = (network: Network, name: string, message: string): InvalidParamsError =>
  new InvalidParamsError({ endpoint: 'createClient', network }, [{ path: [name], message }])

/**
 * The service's address up to, and without, `/api/vN`. A trailing `/`, `/api`, `/api/v2` or `/api/v3` is cut, so that
 * whatever a document calls "base URL" works. @throws {InvalidParamsError} for a network that has no host of its own, and
 * for what is no plain `http` address.
 */
export function resolveBaseUrl(network: Network, baseUrl?: string): string {
  const given = baseUrl ?? (Object.hasOwn(HOSTED, network) ? HOSTED[network] : undefined)
  if (given === undefined) throw badOption(network, 'baseUrl', 'this network has no host of its own: give its URL')
  const base = String(given).trim()
  // A scheme other than http, a query, a fragment, a password: nothing that paths can be appended to.
  if (/^(?!https?:)[a-z][a-z\d+.-]*:|[?#@]/i.test(base)) {
    throw badOption(network, 'baseUrl', 'should be a plain http(s) URL')
  }
  return base.replace(/(?<!\/)\/+$/, '').replace(/\/api(?:\/v[23])?$/, '')
}

export const isHosted = (base: string): boolean => Object.values(HOSTED).includes(base)

/** The page's origin, or `undefined` outside of a page. */
export const pageOrigin = (): string | undefined =>
  typeof document === 'undefined' ? undefined : globalThis.location?.origin

/** Whether requests to `base` stay on the page's own origin: then no key is sent, a proxy there has it. */
export function isSameOrigin(base: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:/i.test(base)) return true
  return new URL(base).origin === pageOrigin()
}

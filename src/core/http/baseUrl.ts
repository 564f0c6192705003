import { attempt } from '../attempt.ts'
import { type InvalidParamsError, invalid } from '../errors.ts'
import { HOSTED, type Network } from '../network.ts'

/** The fault of an empty key: the service would count its requests as those of nobody. */
export const EMPTY_KEY = 'is empty: give a key, or leave it out to send none'

/** The error for a wrong option. `message` names the fault and the fix. */
export const badOption = (network: Network, name: string, message: string): InvalidParamsError =>
  invalid({ endpoint: 'createClient', network }, message, name)

/**
 * The service's address up to, and without, `/api/vN`. A trailing `/`, `/api`, `/api/v2` or `/api/v3` is cut, so that
 * whatever a document calls "base URL" works.
 * @throws {InvalidParamsError} for a network without a host of its own, or a text that is no plain `http` address
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

const hostOf = (url: string) => attempt(() => new URL(url).host)

/** The network whose hosted service has this address, in any spelling. */
export function networkAt(url: string): Network | undefined {
  const host = hostOf(String(url).trim())
  return host && Object.keys(HOSTED).find((network) => hostOf(HOSTED[network] as string) === host)
}

/** The origin of the page or of its worker, or `undefined` elsewhere. Runtimes of servers have no `importScripts`. */
export const pageOrigin = (): string | undefined =>
  typeof document !== 'undefined' || 'importScripts' in globalThis ? globalThis.location?.origin : undefined

/** Whether `base` names a host. `URL.canParse` is absent before Safari 17 and Chrome 120. */
export const isAbsolute = (base: string): boolean => hostOf(base) !== undefined

/** Whether requests to `base` stay on the page's own origin: then no key is sent, a proxy there has it. */
export function isSameOrigin(base: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:/i.test(base)) return true
  return new URL(base).origin === pageOrigin()
}

/** Whether `base` is an address of this very device. */
export const isLoopback = (base: string): boolean =>
  /^(?:127(?:\.\d+){3}|\[::1]|(?:.+\.)?localhost)$/.test(attempt(() => new URL(base, pageOrigin()).hostname) ?? '')

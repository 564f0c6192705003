import { Refusal } from '../../service/refusal.ts'

/** Names of this machine. */
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Names that no stranger can point at this machine: of this machine, addresses, names without a point, and those that are reserved
 * for private networks.
 */
const isPrivateName = (name: string): boolean =>
  LOOPBACK.test(name) ||
  /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/i.test(name) ||
  /^[\w-]+$/.test(name) ||
  /\.(?:localhost|local|test|internal|home\.arpa)$/i.test(name)

const nameOf = (host: string) => host.replace(/:\d+$/, '')

const isOwn = (origin: string, host: string) => origin === `http://${host}` || origin === `https://${host}`

/** A page of this machine: of a server that its developer runs. */
const isNeighbour = (origin: string) =>
  /^https?:\/\//.test(origin) && LOOPBACK.test(nameOf(origin.replace(/^.*\/\//, '')))

/**
 * Refuses a command that a stranger's page could have sent. A page sends without being asked first what a form can send, so a
 * command has a JSON type or comes from the service's own origin. A name of its own that a stranger points at this machine would
 * make its page such an origin, so the `Host` is checked. A request without `Host` did not come over a wire. @throws {Refusal}
 */
export function refuseStranger({ headers }: Request, isRead = false): void {
  const host = headers.get('host')
  if (host === null) return
  if (!isPrivateName(nameOf(host)))
    throw new Refusal(403, `commands are taken under names of this machine only, and ${host} is none`)
  const origin = headers.get('origin')
  if (origin !== null && isOwn(origin, host)) return
  if (origin !== null && !isNeighbour(origin)) throw new Refusal(403, `commands are not taken from a page of ${origin}`)
  // The answer to a read says something, and a stranger's page cannot see it.
  if (isRead) return
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? ''))
    throw new Refusal(415, 'a command needs the header content-type: application/json')
}

/** The headers by which a page of this machine may send commands and read their answers; others get none. */
export function crossOrigin({ headers }: Request): Record<string, string> {
  const origin = headers.get('origin')
  if (origin === null || !isNeighbour(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  }
}

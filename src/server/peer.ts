import type { Asked } from './asked.ts'
import type { ProxyOptions } from './options.ts'

/** An address as a balancer writes it: with a port, in brackets. */
const bare = (text: string) => text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** The 16 or 4 bytes of an address; `undefined` for a text that is none. IPv4 within IPv6 is IPv4. */
function toBytes(given: string): number[] | undefined {
  const text = bare(given)
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text)?.[1]?.split('.').map(Number)
  if (v4) return v4.every((byte) => byte < 256) ? v4 : undefined
  const [head = '', tail, ...more] = text.split('%')[0]?.split('::') ?? []
  const groups = (part: string) => (part ? part.split(':') : [])
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (more.length || (tail === undefined ? missing !== 0 : missing < 1)) return
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return
  const bytes = all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return prefix(bytes, 96) === MAPPED ? bytes.slice(12) : bytes
}

/** The first `bits` of some bytes, as a text to compare. */
const prefix = (bytes: number[], bits: number) =>
  bytes
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, bits)

/** How IPv4 begins within IPv6. */
const MAPPED = prefix([...Array.from({ length: 10 }, () => 0), 255, 255], 96)

/** Makes the test of whether an address is in one of the networks: `10.0.0.0/8`, or an address alone. */
function createMatch(networks: readonly string[]): (bytes: number[]) => boolean {
  const known = networks.map((network) => {
    const [address = '', length] = network.split('/')
    const bytes = toBytes(address)
    const bits = length === undefined ? (bytes?.length ?? 0) * 8 : Number(length)
    if (!bytes || !/^\d*$/.test(length ?? '') || bits > bytes.length * 8) {
      throw new TypeError(`createProxy: trustedProxies names "${network}", which is no address and no network.`)
    }
    return { size: bytes.length, bits, start: prefix(bytes, bits) }
  })
  return (bytes) => known.some(({ size, bits, start }) => size === bytes.length && prefix(bytes, bits) === start)
}

/** A household has 2^64 addresses of IPv6: they count as one. */
const nameOf = (bytes: number[]) => (bytes.length === 4 ? bytes.join('.') : `v6 ${bytes.slice(0, 8).join('.')}`)

/** Bytes of the network that a provider gives to one customer at most: a /48. */
const CUSTOMER = 6

/** The name under which a client has turns: of IPv6 one for a whole customer, who has 65 536 households. */
export const turnOf = (client: string | null): string | null =>
  client?.startsWith('v6 ') ? client.split('.').slice(0, CUSTOMER).join('.') : client

/** The name under which an address has its share of turns and connections; `undefined` for a text that is none. */
export function addressName(address: string | undefined): string | undefined {
  const bytes = toBytes(address ?? '')
  return bytes && (turnOf(nameOf(bytes)) as string)
}

/**
 * Makes the function that names the client of a request: the peer. Behind a trusted proxy it is the last address of
 * `X-Forwarded-For` that is no trusted proxy. `null` where the runtime gives no address.
 * @throws {TypeError} for a trusted proxy that is no address
 */
export function createPeerName({
  trustedProxies = [],
}: Pick<ProxyOptions, 'trustedProxies'>): (asked: Asked) => string | null {
  const isTrusted = createMatch(trustedProxies)
  return ({ header, context: { remoteAddress = '' } }) => {
    const forwarded = header('x-forwarded-for')?.split(',') ?? []
    let client: number[] | undefined
    // From the nearest on: addresses before the first stranger are the stranger's claim.
    for (const text of [...forwarded, remoteAddress].reverse()) {
      const bytes = toBytes(text.trim())
      if (!bytes) break
      client = bytes
      if (!isTrusted(bytes)) break
    }
    return client ? nameOf(client) : null
  }
}

import { isIP } from 'node:net'

const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g
/** Candidates alone: `isIP` decides. A raw address of the chain has one colon, a word before `::` is no address. */
const IPV6 = /(?<![\w:.])(?:[\da-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4})(?![\w:])/gi

const maskIp = (candidate: string) => (/[\da-f]/i.test(candidate) && isIP(candidate) ? '[ip]' : candidate)

/**
 * A value of JSON without the key, and without addresses of machines: a refusal may repeat either. Names of members are cleaned
 * too.
 */
export function clean<Value>(value: Value, secret: string | undefined): Value {
  const inText = (text: string) =>
    (secret ? text.replaceAll(secret, '[key]') : text).replace(IPV6, maskIp).replace(IPV4, maskIp)
  const inValue = (one: unknown): unknown => {
    if (typeof one === 'string') return inText(one)
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(inValue)
    return Object.fromEntries(Object.entries(one).map(([name, member]) => [inText(name), inValue(member)]))
  }
  return inValue(value) as Value
}

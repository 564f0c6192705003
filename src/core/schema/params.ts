import { infoOf } from '../ask.ts'
import type { Base, WireParams } from '../endpoint.ts'
import { InvalidParamsError, invalid } from '../errors.ts'
import type { Network } from '../network.ts'
import { type AnyAddress, addressText, formatFriendly, tryParseAddress } from '../values/address.ts'
import { base64OfHex, tryNormalizeHash } from '../values/hash.ts'
import { remember } from '../values/remember.ts'
import { expects, whole } from './checks.ts'
import { toFaults } from './issues.ts'
import { isGiven, membersWhere } from './members.ts'
import * as z from './schema.ts'
import { addIssue } from './schema.ts'

/** A check: a text that `spell` understands, in the spelling that it gives. */
/* @__NO_SIDE_EFFECTS__ */
function spelling(expected: string, spell: (text: string) => string | undefined): z.Check<string> {
  const read = remember(spell)
  return (payload) => {
    const value = read(payload.value)
    if (value !== undefined) payload.value = value
    else addIssue(payload, expected)
  }
}
/* @__NO_SIDE_EFFECTS__ */
const spelled = (...args: Parameters<typeof spelling>) => z.string(spelling(...args))

/** An account in any form; sent friendly, bounceable, base64url: one account, one spelling, in URL and query key. */
export const address = /* @__PURE__ */ z.stringFrom<AnyAddress>(
  addressText,
  /* @__PURE__ */ spelling('an address (raw, or friendly with a right checksum)', (text) => {
    const parsed = tryParseAddress(text)
    return parsed && formatFriendly(parsed)
  }),
)

/** 32 bytes as hex, base64 or base64url; sent as padded base64, the form of the answers. */
export const hash = /* @__PURE__ */ spelled('a hash (hex or base64)', tryNormalizeHash)

/** A logical time: unsigned, 64 bits, decimal, never a number. */
export const lt = /* @__PURE__ */ spelled('a logical time (decimal)', (text) =>
  /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n ? String(BigInt(text)) : undefined,
)

/** An operation code: `0x` and up to eight hex digits, or decimal. Sent as hex, because the service tries hex first. */
export const opcode = /* @__PURE__ */ spelled('an opcode (0x and hex, or decimal)', (text) => {
  if (!/^(?:0x[\da-f]{1,8}|-?\d{1,10})$/i.test(text)) return
  const value = Number(text)
  return value >= -(2 ** 31) && value < 2 ** 32 ? `0x${(value >>> 0).toString(16).padStart(8, '0')}` : undefined
})

/** A shard in hex, as the answers print it, or as a signed decimal. Sent as hex, because the service tries hex first. */
export const shard = /* @__PURE__ */ spelled('a shard (hex or decimal)', (text) => {
  // Up to 16 digits alone are hex, as for the service: only a sign or 17 digits make a decimal.
  const decimal = /^-\d{1,19}$|^\d{17,20}$/.test(text)
  if (!decimal && !/^(?:0x)?[\da-f]{1,16}$/i.test(text)) return
  const value = decimal ? BigInt.asUintN(64, BigInt(text)) : BigInt(text.startsWith('0x') ? text : `0x${text}`)
  return value.toString(16).toUpperCase().padStart(16, '0')
})

/** In hex: a bundler keeps an unused power, because its operands could have side effects. */
const MAX_INT32 = 0x7fffffff

/** A signed 32-bit whole number. */
export const int32 = /* @__PURE__ */ whole(-0x80000000, MAX_INT32, 'a whole number of 32 bits')

/** A block's number. */
export const seqno = /* @__PURE__ */ whole(0, MAX_INT32, 'a block number')

/** Unix seconds. */
export const utime = /* @__PURE__ */ whole(0, 0xffffffff, 'a time in whole unix seconds')

export const sort = /* @__PURE__ */ z.oneOf(['asc', 'desc'])

/** Rows to return. */
/* @__NO_SIDE_EFFECTS__ */
export const limit = (max: number) => whole(1, max, `a whole number from 1 to ${max}`)

/** Rows to skip. */
export const offset = /* @__PURE__ */ whole(0, MAX_INT32, 'a whole number, 0 or more')

/** A text that is not empty: the service takes an empty value for something else than none. */
export const text = /* @__PURE__ */ z.string(
  /* @__PURE__ */ expects('a text that is not empty', (value) => value !== ''),
)

/** How a bag of cells begins: the usual form, and the two old ones with an index. */
const BOC = /^(?:te6cc|aP9l8|rMOnK)[\w+/-]*={0,2}$/
const HEX_BOC = /^(?:b5ee9c72|68ff65f3|acc3a728)(?:[\da-f]{2})*$/i

/** Converts a bag of cells (hex, base64 or base64url) to padded base64; `undefined` when it does not begin as one. */
export function tryNormalizeBoc(value: string): string | undefined {
  if (HEX_BOC.test(value)) return base64OfHex(value)
  if (!BOC.test(value)) return
  const digits = value.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  return digits.length % 4 === 1 ? undefined : digits.padEnd(Math.ceil(digits.length / 4) * 4, '=')
}

/** A bag of cells as hex, base64 or base64url; sent as padded base64. */
export const boc = /* @__PURE__ */ spelled('a bag of cells (base64 or hex)', tryNormalizeBoc)

const given = (params: object, names: readonly string[]) =>
  names.filter((name) => (params as Record<string, unknown>)[name] !== undefined)

/** A check of a request: without any of these params the service refuses. */
/* @__NO_SIDE_EFFECTS__ */
export function atLeastOneOf<Params extends object>(...names: (keyof Params & string)[]): z.Check<Params> {
  return (payload) => {
    if (!given(payload.value, names).length)
      addIssue(payload, `given, or else one of: ${names.join(', ')}`, [...names.slice(0, 1)])
  }
}

/** A check of a request: the service refuses two of these params together. */
/* @__NO_SIDE_EFFECTS__ */
export function atMostOneOf<Params extends object>(...names: (keyof Params & string)[]): z.Check<Params> {
  return (payload) => {
    const [first, second] = given(payload.value, names)
    if (first && second) addIssue(payload, `absent when ${first} is given`, [second])
  }
}

/** A check of a request with a window of time: the service refuses a start after the end. */
export const startBeforeEnd: z.Check<{ start_utime?: number | undefined; end_utime?: number | undefined }> = (
  payload,
) => {
  const { start_utime = 0, end_utime = Number.POSITIVE_INFINITY } = payload.value
  if (start_utime > end_utime) addIssue(payload, `at or before end_utime (${end_utime})`, ['start_utime'])
}

/** Coins of a test network are no coins. An address that goes out as given is a question about its form: it passes. */
function refuseTestAddress<Params>(endpoint: Base<Params, unknown>, params: object, network: Network) {
  for (const [param, given] of Object.entries(params)) {
    // In a list of messages the recipients.
    const all = [given].flat().flatMap((one) => (one !== given && typeof one === 'object' ? Object.values(one) : one))
    const isTest = all.some((one) => typeof one === 'string' && tryParseAddress(one)?.testOnly)
    if (!isTest || (endpoint.verbatim as readonly string[] | undefined)?.includes(param)) continue
    const message = 'should be an address of mainnet, but is marked "for test networks only"'
    throw invalid(infoOf(endpoint, network), message, param)
  }
}

/** Params in their one spelling, and their endpoint: they need no second check. */
const normalized = /* @__PURE__ */ new WeakMap<object, unknown>()

/** Checked params with those of a page. What an answer names as the next page is a number or a decimal text, and needs no check. */
export function withCursor(wire: object, cursor: object): object {
  const params = { ...wire, ...cursor }
  const endpoint = normalized.get(wire)
  const isPlain = Object.values(cursor).every((value) => Number.isSafeInteger(value) || /^\d{1,20}$/.test(value))
  if (endpoint && isPlain) normalized.set(params, endpoint)
  return params
}

/** Checks params and converts them to their one spelling. @throws {InvalidParamsError} */
export function normalizeParams<Params>(endpoint: Base<Params, unknown>, params: Params, network: Network): WireParams {
  if (normalized.get(params as object) === endpoint) return params as WireParams
  const { value, issues: found } = z.run(endpoint.params as z.Schema<object>, params ?? {})
  if (found.length) {
    const issues = toFaults(found, params).map(({ path, expected, got }) => ({
      path,
      message: expected.startsWith('without ')
        ? `unknown name ${expected.slice(8)}`
        : `should be ${expected}, but is ${got}`,
    }))
    throw new InvalidParamsError(infoOf(endpoint, network), issues)
  }
  const wire = membersWhere(value, isGiven)
  if (network === 'mainnet') refuseTestAddress(endpoint, params as object, network)
  for (const name of endpoint.verbatim ?? []) {
    const given = params?.[name]
    if (isGiven(given))
      wire[name] = Array.isArray(wire[name]) ? [given].flat().map((one) => addressText(one)) : addressText(given)
  }
  for (const name of Object.keys(wire)) {
    const isSet = !(endpoint.ordered as readonly string[] | undefined)?.includes(name)
    if (isSet && Array.isArray(wire[name])) wire[name] = [...new Set(wire[name])].sort()
  }
  normalized.set(wire, endpoint)
  return wire
}

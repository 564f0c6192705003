import { expects, whole } from '../core/schema/checks.ts'
import { address } from '../core/schema/params.ts'
import * as z from '../core/schema/schema.ts'
import { addIssue } from '../core/schema/schema.ts'
import { type AnyAddress, addressText, tryParseAddress } from '../core/values/address.ts'
import { tryNormalizeHash } from '../core/values/hash.ts'

export * from '../core/schema/params.ts'
export { wholeNumber } from './wholeNumber.ts'

/** A block's number. The zero state (0) cannot be asked for. */
export const blockSeqno = /* @__PURE__ */ whole(1, 0x7fff_ffff, 'a block number, 1 or more')

const SHARD = 'a shard (a signed decimal of 64 bits, or 16 hex digits as v3 prints it)'

/** A shard as a signed decimal, the form of v2, or as 16 hex digits, the form of v3. Sent as the decimal. */
export const decimalShard = /* @__PURE__ */ z.string((payload) => {
  const { value } = payload
  // 16 digits alone are hex: such a decimal would be a shard of a chain with over a thousand shards.
  const hex = /^(?:0x[\da-f]{1,16}|[\da-f]{16})$/i.test(value)
  if (!hex && !/^-?\d{1,20}$/.test(value)) return addIssue(payload, SHARD)
  const id = BigInt(hex && !value.startsWith('0x') ? `0x${value}` : value)
  if (id < -(1n << 63n) || id >= 1n << 64n) return addIssue(payload, SHARD)
  payload.value = String(BigInt.asIntN(64, id))
})

/** The 256 bits of an account, without its workchain: an address or a hash in any form. Sent as padded base64. */
export const accountId = /* @__PURE__ */ z.stringFrom<AnyAddress>(addressText, (payload) => {
  const id = tryNormalizeHash(tryParseAddress(payload.value)?.hash ?? payload.value)
  if (id === undefined) return addIssue(payload, 'an address, or its 32 bytes in hex or base64')
  payload.value = id
})

/** An account in any form, sent as given, because the spelling is the question. */
export const addressAsGiven = /* @__PURE__ */ z.stringFrom<AnyAddress>(
  addressText,
  /* @__PURE__ */ expects(
    'an address (raw, or 48 characters with a right checksum)',
    (text) => tryParseAddress(text) !== undefined,
  ),
)

/** A check of a request: the service refuses, or passes over, one of these params without the other. */
/* @__NO_SIDE_EFFECTS__ */
export function together<Params extends object>(
  first: keyof Params & string,
  second: keyof Params & string,
): z.Check<Params> {
  return (payload) => {
    const params = payload.value as Record<string, unknown>
    for (const [name, other] of [
      [first, second],
      [second, first],
    ] as const) {
      if (params[name] === undefined && params[other] !== undefined) addIssue(payload, `given, as ${other} is`, [name])
    }
  }
}

/** Unix seconds where the service counts them in 31 bits. */
export const utime31 = /* @__PURE__ */ whole(0, 0x7fff_ffff, 'a time in whole unix seconds')

/** Any text but the empty one, sent as given: the answer names it by this very text. */
export const anyText = /* @__PURE__ */ z.stringFrom<AnyAddress>(
  addressText,
  /* @__PURE__ */ expects('a text', (text) => text !== ''),
)

/** An account, or the text `null` for "no address". */
export const addressOrNull = /* @__PURE__ */ z.unknown((payload) => {
  if (payload.value === 'null') return
  payload.value = z.runPart(payload, address, payload.value)
}) as unknown as typeof address

/** A name that the service takes: letters, digits, `_` and `.`. */
export const word = /* @__PURE__ */ z.string(
  /* @__PURE__ */ expects('letters, digits, _ and .', (text) => /^[\w.]+$/.test(text)),
)

/** A whole number of any size, as a decimal text. */
export const decimalText = /* @__PURE__ */ z.string(
  /* @__PURE__ */ expects('a decimal number', (text) => /^-?\d+$/.test(text)),
)

/** An amount of coins, as a decimal text: the service wraps what is 2^63 and above. */
export const nanograms = /* @__PURE__ */ z.string((payload) => {
  const { value } = payload
  if (!/^\d{1,19}$/.test(value) || BigInt(value) >= 1n << 63n)
    return addIssue(payload, 'nanograms in a decimal text, below 2^63')
  payload.value = String(BigInt(value))
})

/** A list of at least one value, and so many at most, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export function some<Output, Input>(
  item: z.Schema<Output, Input>,
  max: number,
): z.Schema<readonly Output[], readonly Input[]> {
  const all = z.array(item)
  return z.unknown((payload) => {
    const { value } = payload
    if (Array.isArray(value) && (!value.length || value.length > max)) return addIssue(payload, `1 to ${max} values`)
    all.check(payload)
  }) as unknown as z.Schema<readonly Output[], readonly Input[]>
}

/** A get-method by its name or its id; an id in a text is sent as a number. */
export const method = /* @__PURE__ */ z.unknown((payload) => {
  const { value } = payload
  const id = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof id === 'number' ? id === (id | 0) : typeof id === 'string' && id) payload.value = id
  else addIssue(payload, 'the name of a get-method, or its id of 32 bits')
}) as unknown as z.Schema<string | number, string | number>

/** A text, or a whole number that is sent as a text. */
export const textOrNumber = /* @__PURE__ */ z.unknown((payload) => {
  const { value } = payload
  if (typeof value === 'string' || Number.isSafeInteger(value)) payload.value = String(value)
  else addIssue(payload, 'a text or a whole number')
}) as unknown as z.Schema<string, string | number>

/** An object whose members are sent as given. */
export const anyObject = /* @__PURE__ */ z.mapOf(/* @__PURE__ */ z.unknown()) as z.Schema<
  Record<string, unknown>,
  Readonly<Record<string, unknown>>
>

import { type AnyAddress, addressText, tryParseAddress } from '../../core/address.ts'
import { expects, whole } from '../../core/checks.ts'
import { tryNormalizeHash } from '../../core/hash.ts'
import * as z from '../../core/schema.ts'
import { refuse } from '../../core/schema.ts'

/** A block's number. The zero state (0) cannot be asked for. */
export const blockSeqno = /* @__PURE__ */ whole(1, 0x7fff_ffff, 'a block number, 1 or more')

const SHARD = 'a shard (a signed decimal of 64 bits, or 16 hex digits as v3 prints it)'

/** A shard as a signed decimal, the form of v2, or as v3 prints it, 16 hex digits; sent as the decimal. */
export const shard = /* @__PURE__ */ z.string((payload) => {
  const { value } = payload
  // 16 digits alone are hex: as a decimal they would be a shard of a chain split into more than a thousand.
  const hex = /^(?:0x[\da-f]{1,16}|[\da-f]{16})$/i.test(value)
  if (!hex && !/^-?\d{1,20}$/.test(value)) return refuse(payload, SHARD)
  const id = BigInt(hex && !value.startsWith('0x') ? `0x${value}` : value)
  if (id < -(1n << 63n) || id >= 1n << 64n) return refuse(payload, SHARD)
  payload.value = String(BigInt.asIntN(64, id))
})

/** The 256 bits of an account, without its workchain: an address or a hash in any form; sent as padded base64. */
export const accountId = /* @__PURE__ */ z.stringFrom<AnyAddress>(addressText, (payload) => {
  const id = tryNormalizeHash(tryParseAddress(payload.value)?.hash ?? payload.value)
  if (id === undefined) return refuse(payload, 'an address, or its 32 bytes in hex or base64')
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
      if (params[name] === undefined && params[other] !== undefined) refuse(payload, `given, as ${other} is`, [name])
    }
  }
}

import { remember } from './remember.ts'

/** An account, and how its address was written. */
export interface ParsedAddress {
  /** −1 is the masterchain, 0 the basechain. */
  readonly workchain: number
  /** 64 upper-case hex digits. */
  readonly hash: string
  /** From the flags of a friendly form; absent for a raw one. */
  readonly bounceable?: boolean
  /** Whether a friendly form is marked "for test networks only"; absent for a raw one. */
  readonly testOnly?: boolean
}

/** An `Address` of `@ton/core`, or any object that gives its raw form. */
export interface AddressLike {
  /** `workchain:hash`, hex. */
  toRawString(): string
}

/** An account: raw, friendly in either alphabet, or an `Address` of `@ton/core`. */
export type AnyAddress = string | AddressLike

/** The raw form of an address object; any other value as it is. */
export function addressText<Value>(value: Value): Exclude<Value, AddressLike> | string {
  const { toRawString } = Object(value)
  return typeof toRawString === 'function' ? String(toRawString.call(value)).toUpperCase() : (value as never)
}

export interface FriendlyForm {
  /** `true` gives `EQ…`, `false` `UQ…`. Default `true`. */
  bounceable?: boolean
  /** Marks the address as one of a test network. Default `false`. */
  testOnly?: boolean
  /** The base64url alphabet, safe in links. Default `true`. */
  urlSafe?: boolean
}

/** Thrown when a text is no address. */
export class InvalidAddressError extends Error {
  override name = 'InvalidAddressError'
  readonly input: string
  constructor(input: string) {
    super(`Not an address: "${input.slice(0, 80)}". Give <workchain>:<64 hex digits> or the 48-character form.`)
    this.input = input
  }
}

const RAW = /^(-?\d{1,10}):([\da-f]{64})$/i
const FRIENDLY = /^([\w-]{48}|[a-z\d+/]{48})$/i

/** The lowest byte of a number, signed. */
const int8 = (value: number) => (value << 24) >> 24

/** CRC-16/XMODEM, as the friendly form uses it. The sum of a right form with its checksum is 0. */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x8000 ? 0x11021 : 0)
  }
  return crc & 0xffff
}

const parseText = /* @__PURE__ */ remember((text): ParsedAddress | undefined => {
  const raw = RAW.exec(text)
  if (raw) {
    const workchain = Number(raw[1])
    return workchain === (workchain | 0) ? { workchain, hash: (raw[2] as string).toUpperCase() } : undefined
  }
  if (!FRIENDLY.test(text)) return
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  const flags = bytes[0] as number
  // 0x11 is bounceable, 0x51 non-bounceable; test networks add 0x80. The sum over body and checksum is 0 where both are right.
  if ((flags & 0x3f) !== 0x11 || crc16(bytes)) return
  const hash = Array.from(bytes.subarray(2, 34), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    workchain: int8(bytes[1] as number),
    hash: hash.toUpperCase(),
    bounceable: !(flags & 0x40),
    testOnly: flags > 0x7f,
  }
})

/** Reads an address in any form, or `undefined` when it is none. */
export const tryParseAddress = (address: AnyAddress): ParsedAddress | undefined => parseText(addressText(address))

/** Reads an address in any form. @throws {InvalidAddressError} when it is none. */
export function parseAddress(address: AnyAddress): ParsedAddress {
  const parsed = tryParseAddress(address)
  if (!parsed) throw new InvalidAddressError(addressText(address))
  return parsed
}

/** The raw form of an address that is read already. */
export const formatRaw = ({ workchain, hash }: ParsedAddress): string => `${workchain}:${hash}`

/** The friendly form of an address that is read already; raw for a workchain outside −128…127, which has none. */
export function formatFriendly(address: ParsedAddress, form: FriendlyForm = {}): string {
  const { workchain, hash } = address
  if (int8(workchain) !== workchain) return formatRaw(address)
  const flags = (form.bounceable === false ? 0x51 : 0x11) | (form.testOnly ? 0x80 : 0)
  const bytes = [flags, workchain & 0xff, ...(hash.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))]
  const crc = crc16(bytes)
  const base64 = btoa(String.fromCharCode(...bytes, crc >> 8, crc & 0xff))
  return form.urlSafe === false ? base64 : base64.replaceAll('+', '-').replaceAll('/', '_')
}

/**
 * `<workchain>:<64 upper-case hex digits>`, the form of v3 answers and the one to compare by. @throws {InvalidAddressError}
 */
export const toRawAddress = (address: AnyAddress): string => formatRaw(parseAddress(address))

/**
 * The 48-character form with checksum and flags. A workchain outside −128…127 has none and stays raw.
 * @throws {InvalidAddressError}
 */
export const toFriendlyAddress = (address: AnyAddress, form?: FriendlyForm): string =>
  formatFriendly(parseAddress(address), form)

/** The raw form, to compare by; a text that is no address is returned unchanged. */
export function rawForm(address: AnyAddress): string {
  const parsed = tryParseAddress(address)
  return parsed ? formatRaw(parsed) : addressText(address)
}

/** Whether both name one account, in whatever forms. Never throws: a text that is no address is equal to nothing. */
export function isSameAddress(a: AnyAddress, b: AnyAddress): boolean {
  const parsed = tryParseAddress(a)
  return !!parsed && formatRaw(parsed) === rawForm(b)
}

import { Refusal } from '../../service/refusal.ts'

/** The JSON object of a request to emulate. */
export type EmulateBody = Readonly<Record<string, unknown>>

/** A request to emulate. */
export interface EmulateRequest {
  readonly body: EmulateBody
  /** The types of actions that the client understands, by one name: of a version, a group or a type. */
  readonly types?: string
}

/** What every request of emulation may ask for. */
export interface EmulationOptions {
  readonly withActions: boolean
  readonly addressBook: boolean
  readonly metadata: boolean
  readonly seqno: number | undefined
}

export const invalid = (why: string): Refusal => new Refusal(400, `invalid request: ${why}`)

/** @throws {Refusal} for what is no JSON object, or not declared as JSON */
export function readEmulateBody(text: string, headers: Headers): EmulateBody {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
  if (!type.endsWith('json')) throw invalid('Unprocessable Entity')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw invalid('invalid character in the body: JSON is expected')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(mistyped('the body', 'object'))
  return json as EmulateBody
}

const mistyped = (name: string, type: string) => `json: cannot unmarshal into Go struct field ${name} of type ${type}`

/** A text; `undefined` where it is absent or null. */
export function textIn(body: EmulateBody, name: string): string | undefined {
  const value = body[name] ?? undefined
  if (value !== undefined && typeof value !== 'string') throw invalid(mistyped(name, 'string'))
  return value
}

export function flagIn(body: EmulateBody, name: string): boolean {
  const value = body[name] ?? false
  if (typeof value !== 'boolean') throw invalid(mistyped(name, 'bool'))
  return value
}

/** A whole number of `bits` bits; `undefined` where it is absent or null. */
export function wholeIn(body: EmulateBody, name: string, bits: 32 | 64): number | undefined {
  const value = body[name] ?? undefined
  if (value === undefined) return
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 2 ** bits)
    throw invalid(mistyped(name, `uint${bits}`))
  return value
}

export const optionsIn = (body: EmulateBody): EmulationOptions => {
  // Checked, and without effect: code and data come always.
  flagIn(body, 'include_code_data')
  return {
    withActions: flagIn(body, 'with_actions'),
    addressBook: flagIn(body, 'include_address_book'),
    metadata: flagIn(body, 'include_metadata'),
    seqno: wholeIn(body, 'mc_block_seqno', 32),
  }
}

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/][AQgw]==|[A-Za-z\d+/]{2}[AEIMQUYcgkosw048]=)?$/

/** Strict base64: padded, with no bit too many. Line breaks are let through. `name` is for the refusal. */
export function base64In(text: string, name: string): string {
  const plain = text.replace(/[\r\n]/g, '')
  if (BASE64.test(plain)) return plain
  const at = plain.search(/[^A-Za-z\d+/]/)
  throw invalid(`invalid ${name}: illegal base64 data at input byte ${at < 0 ? plain.length : at}`)
}

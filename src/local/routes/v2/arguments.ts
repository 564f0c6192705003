import { tryNormalizeHash } from '../../../core/values/hash.ts'
import { Refusal } from '../../service/refusal.ts'
import { isPaddedBase64, tryRawAddress } from '../raw.ts'

const LIMIT = 1n << 63n

/** Reads the arguments of a v2 call from a query, a JSON body or JSON-RPC params. */
export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values
  }

  /** From a query: of a repeated name the last value counts, save for `lists`. */
  static ofQuery(search: URLSearchParams, lists: readonly string[] = []): Arguments {
    const values: Record<string, unknown> = Object.fromEntries(search)
    for (const name of lists) if (search.has(name)) values[name] = search.getAll(name)
    return new Arguments(values)
  }

  /** From JSON, which unlike a query must not name anything the method does not know. @throws {Refusal} */
  static ofJson(json: unknown, known: readonly string[]): Arguments {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Refusal(422, 'failed to parse post request: an object is expected')
    const stranger = Object.keys(json).find((name) => !known.includes(name) && name !== 'api_key')
    if (stranger !== undefined) throw new Refusal(422, `failed to parse post request: unknown member ${stranger}`)
    return new Arguments(json as Record<string, unknown>)
  }

  /** As received; `undefined` when absent or null. */
  value(name: string): unknown {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
    return value ?? undefined
  }

  /** Texts, and numbers and booleans as JSON may have them; `undefined` when absent or null. */
  text(name: string): string | undefined {
    const value = this.value(name)
    if (value === undefined) return
    if (typeof value === 'object') throw new Refusal(422, `failed to parse ${name}`)
    return String(value)
  }

  #read<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const text = this.text(name)
    if (text === undefined) return
    const value = read(text)
    if (value === undefined) throw new Refusal(422, `failed to parse ${name}`)
    return value
  }

  /** Raw. */
  address(name = 'address'): string {
    if (!this.text(name)) throw new Refusal(422, name === 'address' ? 'empty address' : `empty ${name} address`)
    return this.#read(name, tryRawAddress) as string
  }

  int = (name: string, min: number, max: number) =>
    this.#read(name, (text) => {
      const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max ? value : undefined
    })

  /** An int that must be there. @throws {Refusal} */
  needed(name: string, min: number, max = 2 ** 31 - 1): number {
    const value = this.int(name, min, max)
    if (value === undefined) throw new Refusal(422, `${name} required`)
    return value
  }

  lt = (name: string) =>
    this.#read(name, (text) => {
      const value = /^\d{1,19}$/.test(text) ? BigInt(text) : undefined
      return value !== undefined && value < LIMIT ? value : undefined
    })

  /** A signed 64-bit number, decimal. @throws {Refusal} */
  shard(): bigint {
    const value = this.#read('shard', (text) => {
      const number = /^-?\d{1,19}$/.test(text) ? BigInt(text) : undefined
      return number !== undefined && number < LIMIT && number >= -LIMIT ? number : undefined
    })
    if (value === undefined) throw new Refusal(422, 'shard required')
    return value
  }

  /** Without padding only base64url is taken. */
  hash = (name: string) =>
    this.#read(name, (text) => (text.length === 43 && /[+/]/.test(text) ? undefined : tryNormalizeHash(text)))

  /** The 64 hex digits of an account, from an address or bare. */
  accountId = (name: string) =>
    this.#read(name, (text) => {
      const raw = tryRawAddress(text)
      if (raw !== undefined) return raw.slice(raw.indexOf(':') + 1)
      const hash = tryNormalizeHash(text)
      if (hash === undefined) return
      return Array.from(atob(hash), (char) => char.charCodeAt(0).toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase()
    })

  /** Base64 with padding; base64url is none here. `undefined` when absent or empty. */
  bytes = (name: string) => {
    const text = this.text(name)
    if (!text) return
    if (!isPaddedBase64(text)) throw new Refusal(422, `failed to parse ${name}`)
    return text
  }

  bool = (name: string) =>
    this.#read(name, (text) => {
      if (/^(?:y|yes|t|true|on|1)$/i.test(text)) return true
      return /^(?:n|no|f|false|off|0)$/i.test(text) ? false : undefined
    })
}

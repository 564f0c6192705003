import { tryNormalizeHash } from '../../../core/hash.ts'
import { tryRawAddress } from '../raw.ts'
import { Refusal } from '../refusal.ts'

/** Reads the arguments of a v2 call, wherever they come from: a query, a JSON body or JSON-RPC params. */
export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values
  }

  /** From a query: of a repeated name the last value counts. */
  static ofQuery = (search: URLSearchParams) => new Arguments(Object.fromEntries(search))

  /** From JSON, which unlike a query must not name anything the method does not know. @throws {Refusal} */
  static ofJson(json: unknown, known: readonly string[]): Arguments {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Refusal(422, 'failed to parse post request: an object is expected')
    const stranger = Object.keys(json).find((name) => !known.includes(name) && name !== 'api_key')
    if (stranger !== undefined) throw new Refusal(422, `failed to parse post request: unknown member ${stranger}`)
    return new Arguments(json as Record<string, unknown>)
  }

  /** Texts, and numbers and booleans as JSON may have them; `undefined` when absent or null. */
  #text(name: string): string | undefined {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
    if (value === undefined || value === null) return
    if (typeof value === 'object') throw new Refusal(422, `failed to parse ${name}`)
    return String(value)
  }

  #read<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const text = this.#text(name)
    if (text === undefined) return
    const value = read(text)
    if (value === undefined) throw new Refusal(422, `failed to parse ${name}`)
    return value
  }

  /** Raw. */
  address(): string {
    if (!this.#text('address')) throw new Refusal(422, 'empty address')
    return this.#read('address', tryRawAddress) as string
  }

  int = (name: string, min: number, max: number) =>
    this.#read(name, (text) => {
      const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max ? value : undefined
    })

  lt = (name: string) =>
    this.#read(name, (text) => {
      const value = /^\d{1,19}$/.test(text) ? BigInt(text) : undefined
      return value !== undefined && value < 1n << 63n ? value : undefined
    })

  /** Without padding only base64url is taken. */
  hash = (name: string) =>
    this.#read(name, (text) => (text.length === 43 && /[+/]/.test(text) ? undefined : tryNormalizeHash(text)))

  bool = (name: string) =>
    this.#read(name, (text) => {
      if (/^(?:y|yes|t|true|on|1)$/i.test(text)) return true
      return /^(?:n|no|f|false|off|0)$/i.test(text) ? false : undefined
    })
}

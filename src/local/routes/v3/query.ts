import { tryNormalizeHash } from '../../../core/values/hash.ts'
import type { RowList } from '../../index/orders.ts'
import { Refusal } from '../../service/refusal.ts'
import { tryRawAddress } from '../raw.ts'

const wrong = (name: string, index?: number) =>
  new Refusal(
    422,
    `failed to decode: schema: error converting value for ${index === undefined ? '' : `index ${index} of `}"${name}"`,
  )

const INT32 = 2n ** 31n
const LT_END = 2n ** 64n

/**
 * Hex first, even without `0x`, as the service does: a plain decimal is read as hex where it can be. One with more digits than
 * hex has room for is a signed decimal.
 */
function hexOrDecimal(text: string, bits: number): bigint | undefined {
  const hex = /^(?:0x)?0*([\da-f]{1,16})$/i.exec(text)?.[1]
  const value = hex === undefined ? undefined : BigInt(`0x${hex}`)
  if (value !== undefined && value < 1n << BigInt(bits)) return value
  const decimal = /^[+-]?\d{1,20}$/.test(text) ? BigInt(text) : undefined
  const isSigned = decimal !== undefined && BigInt.asIntN(bits, decimal) === decimal
  return isSigned ? BigInt.asUintN(bits, decimal) : undefined
}

/** 64 hex digits, or base64 with its padding: the service refuses 43 characters. */
const readHash = (text: string) => (text.length === 43 ? undefined : tryNormalizeHash(text))

/** `null` is the source of a message from outside: no address. */
const readAddress = (text: string): string | null | undefined =>
  text === 'null' || text === 'addr_none' ? null : tryRawAddress(text)

/** The bounds of a list. `status` (422) refuses a limit above `max` (1 000); `byDefault` (10) is the limit when none is sent. */
export interface Paging {
  status?: number
  byDefault?: number
  max?: number
}

/** Reads the params of a v3 request as the service does. Unknown names are ignored; of a repeated scalar the last value counts. */
export class Query {
  readonly #values = new Map<string, string[]>()

  constructor(search: URLSearchParams) {
    for (const [name, value] of search) {
      // `name[]` is a list too; `name[0]` is another name, which is ignored.
      const key = name.endsWith('[]') ? name.slice(0, -2) : name
      this.#values.set(key, [...(this.#values.get(key) ?? []), value])
    }
  }

  /** All values as sent: texts are not split at commas. */
  texts = (name: string): readonly string[] => this.#values.get(name) ?? []

  has = (name: string): boolean => this.#values.has(name)

  #last<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const text = this.texts(name).at(-1)
    if (text === undefined) return
    const value = read(text)
    if (value === undefined) throw wrong(name)
    return value
  }

  /** Addresses and hashes may be comma lists too. */
  #list<T>(name: string, read: (text: string) => T | undefined): T[] | undefined {
    if (!this.has(name)) return
    return this.texts(name)
      .flatMap((text) => text.split(','))
      .map((text, index) => {
        const value = read(text)
        if (value === undefined) throw wrong(name, index)
        return value
      })
  }

  text = (name: string) => this.texts(name).at(-1)
  address = (name: string) => this.#last(name, readAddress)
  addresses = (name: string) => this.#list(name, readAddress)
  hash = (name: string) => this.#last(name, readHash)
  hashes = (name: string) => this.#list(name, readHash)

  /** An empty value is zero. */
  int = (name: string) =>
    this.#last(name, (text) => {
      if (!/^(?:[+-]?\d{1,20})?$/.test(text)) return
      const value = BigInt(text || 0)
      return value >= -INT32 && value < INT32 ? Number(value) : undefined
    })

  lt = (name: string) =>
    this.#last(name, (text) => {
      const value = /^\d{0,20}$/.test(text) ? BigInt(text || 0) : undefined
      return value !== undefined && value < LT_END ? value : undefined
    })

  /** Unix seconds; a fraction is cut off. */
  utime = (name: string) =>
    this.#last(name, (text) => (/^(?:\d{1,10}(?:\.\d*)?)?$/.test(text) ? Math.trunc(Number(text)) : undefined))

  bool = (name: string) =>
    this.#last(name, (text) => {
      if (/^(?:1|t|true)$/i.test(text)) return true
      return /^(?:0|f|false|)$/i.test(text) ? false : undefined
    })

  opcode = (name: string) => {
    const value = this.#last(name, (text) => hexOrDecimal(text, 32))
    return value === undefined ? undefined : `0x${value.toString(16).padStart(8, '0')}`
  }

  /** In the spelling of the answers. */
  shard = (name: string) => this.#last(name, (text) => hexOrDecimal(text, 64)?.toString(16).toUpperCase())

  /** `desc` when absent. @throws {Refusal} with `status` */
  sort(status = 422): 'asc' | 'desc' | undefined {
    const text = this.text('sort')
    if (text === undefined) return
    if (/^a(?:sc)?$/i.test(text)) return 'asc'
    if (/^d(?:esc)?$/i.test(text)) return 'desc'
    throw new Refusal(status, 'wrong value for sort parameter')
  }

  /** How many rows are asked for. @throws {Refusal} with `status`, for a limit above the maximum */
  limit({ status = 422, byDefault = 10, max = 1000 }: Paging = {}): number {
    const limit = Math.max(1, this.int('limit') ?? byDefault)
    if (limit > max) throw new Refusal(status, `limit is not allowed: ${limit} > ${max}`)
    return limit
  }

  /**
   * The page of those of `rows` that pass, newest first unless another order is asked for; `rows` are oldest first. Rows behind the
   * page are not looked at. @throws {Refusal} for a wrong order, and a limit above the maximum
   */
  pick<Row>(rows: RowList<Row>, passes: (row: Row) => boolean, paging?: Paging): Row[] {
    return this.pickOf(rows, (row) => (passes(row) ? [row] : []), paging)
  }

  /** The same of the items of each row, themselves in the order of the answer to `asc`. */
  pickOf<Row, Item>(rows: RowList<Row>, itemsOf: (row: Row) => readonly Item[], paging?: Paging): Item[] {
    const isAscending = this.sort() === 'asc'
    const limit = this.limit(paging)
    let skipped = Math.max(0, this.int('offset') ?? 0)
    const page: Item[] = []
    for (let at = 0; at < rows.length && page.length < limit; at++) {
      const items = itemsOf(rows.at(isAscending ? at : rows.length - 1 - at) as Row)
      const fresh = items.slice(
        isAscending ? skipped : 0,
        isAscending ? items.length : Math.max(0, items.length - skipped),
      )
      skipped -= items.length - fresh.length
      page.push(...(isAscending ? fresh : [...fresh].reverse()))
    }
    return page.slice(0, limit)
  }

  /** Cuts the page out of `rows`. @throws {Refusal} for a limit above the maximum */
  page<Row>(rows: readonly Row[], paging?: Paging): Row[] {
    const limit = this.limit(paging)
    const offset = Math.max(0, this.int('offset') ?? 0)
    return rows.slice(offset, offset + limit)
  }
}

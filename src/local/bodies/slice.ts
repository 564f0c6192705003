import type { Cell } from './cell.ts'

/** An address in a cell: raw and upper-case, or `null` for the address that nobody has. */
export type CellAddress = string | null

const hex = (value: bigint, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')

/** Reads a cell from its beginning. Every read throws when the cell has less. */
export class Slice {
  readonly #cell: Cell
  #bit = 0
  #ref = 0

  /** `skip` bits are read already. @throws when the cell has fewer */
  constructor(cell: Cell, skip = 0) {
    this.#cell = cell
    if (skip > cell.bits) throw new Error('The cell has fewer bits.')
    this.#bit = skip
  }

  get bits(): number {
    return this.#cell.bits - this.#bit
  }

  get refs(): number {
    return this.#cell.refs.length - this.#ref
  }

  big(size: number): bigint {
    if (size > this.bits) throw new Error('The cell has fewer bits.')
    const { data } = this.#cell
    const end = this.#bit + size
    const bytes = data.subarray(this.#bit >> 3, (end + 7) >> 3)
    let value = 0n
    for (const byte of bytes) value = (value << 8n) | BigInt(byte)
    this.#bit = end
    const spare = (8 - (end % 8)) % 8
    return (value >> BigInt(spare)) & ((1n << BigInt(size)) - 1n)
  }

  /** Up to 53 bits. */
  uint = (size: number): number => Number(this.big(size))

  int = (size: number): number => Number(BigInt.asIntN(size, this.big(size)))

  bit = (): boolean => this.uint(1) === 1

  coins(): bigint {
    return this.big(this.uint(4) * 8)
  }

  address(): CellAddress {
    const kind = this.uint(2)
    if (kind === 0) return null
    if (kind !== 2 || this.bit()) throw new Error('Only standard addresses are read.')
    const workchain = this.int(8)
    return `${workchain}:${hex(this.big(256), 64)}`
  }

  ref(): Cell {
    const cell = this.#cell.refs[this.#ref]
    if (!cell) throw new Error('The cell has fewer references.')
    this.#ref++
    return cell
  }

  maybeRef(): Cell | undefined {
    return this.bit() ? this.ref() : undefined
  }

  /** What is left, as a cell of its own. */
  rest(): Cell {
    const bits = this.bits
    const data = new Uint8Array(Math.ceil(bits / 8))
    for (let at = 0; at < data.length; at++) {
      const size = Math.min(8, this.bits)
      data[at] = this.uint(size) << (8 - size)
    }
    const refs = this.#cell.refs.slice(this.#ref)
    this.#ref = this.#cell.refs.length
    return { exotic: false, bits, data, refs }
  }

  /** Whole bytes of this cell, and of those that follow it reference by reference. */
  tail(): Uint8Array {
    const bytes: number[] = []
    for (let slice: Slice = this; ; slice = new Slice(slice.ref())) {
      if (slice.bits % 8) throw new Error('Text has whole bytes.')
      bytes.push(...slice.rest8())
      if (!slice.refs) return Uint8Array.from(bytes)
    }
  }

  /** The bytes left in this cell, without its references. */
  rest8(): number[] {
    const bytes: number[] = []
    while (this.bits >= 8) bytes.push(this.uint(8))
    return bytes
  }

  text = (): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.tail())
}

/** 256 bits as the service spells a key: hex, upper-case. */
export const hex256 = (value: bigint) => hex(value, 64)

import { type Cell, type CellReader, InvalidBocError, readCell } from '../../core/values/cell.ts'
import { readAddress, readCoins } from '../../core/values/cellValues.ts'

/** An address in a cell: raw and upper-case, or `null` for the address that nobody has. */
export type CellAddress = string | null

const hex = (value: bigint, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')

/** Reads the TL-B values of a cell from its start. @throws {InvalidBocError} from each read beyond the end */
export class Slice {
  /** At the same place of the cell. */
  readonly reader: CellReader

  /** Starts after the first `skip` bits. */
  constructor(cell: Cell, skip = 0) {
    this.reader = readCell(cell)
    this.reader.uint(skip)
  }

  /** Bits that are not read yet. */
  get bits(): number {
    return this.reader.bits()
  }

  /** References that are not read yet. */
  get refs(): number {
    return this.reader.refs()
  }

  big = (size: number): bigint => this.reader.uint(size)

  /** Up to 53 bits. */
  uint = (size: number): number => Number(this.big(size))

  int = (size: number): number => Number(BigInt.asIntN(size, this.big(size)))

  bit = (): boolean => this.reader.bit()

  ref = (): Cell => this.reader.ref()

  /** All that is left, as a cell of its own. */
  rest = (): Cell => this.reader.rest()

  coins(): bigint {
    return readCoins(this.reader)
  }

  address(): CellAddress {
    return readAddress(this.reader)
  }

  /** As `address`; an address outside of the chain as its length in bits and its digits, `length;hex`. */
  anyAddress(): CellAddress {
    const kind = this.big(2)
    if (kind !== 1n) return readAddress(this.reader, kind)
    const length = this.uint(9)
    return `${length};${this.big(length).toString(16)}`
  }

  maybeRef(): Cell | undefined {
    return this.bit() ? this.ref() : undefined
  }

  /** Whole bytes of this cell, and of those that follow it reference by reference. */
  tail(): Uint8Array {
    const bytes: number[] = []
    for (let slice: Slice = this; ; slice = new Slice(slice.ref())) {
      if (slice.bits % 8) throw new InvalidBocError('a text does not have whole bytes')
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

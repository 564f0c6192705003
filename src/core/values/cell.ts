/** A cell of a bag of cells (BoC). */
export interface Cell {
  /** The data, padded with zero bits to whole bytes. */
  readonly bytes: Uint8Array
  /** Length of the data in bits, at most 1023. */
  readonly bits: number
  readonly refs: readonly Cell[]
  /** A library reference, a pruned branch or a Merkle proof rather than plain data. */
  readonly exotic: boolean
  /** Levels of cells below this one, at most 1024. */
  readonly depth: number
}

const MAX_DEPTH = 1_024

/** Thrown when bytes are no bag of cells. */
export class InvalidBocError extends Error {
  override name = 'InvalidBocError'
  constructor(why: string) {
    super(`Not a bag of cells: ${why}.`)
  }
}

/** Thrown where nothing can be hashed: browsers give `crypto.subtle` to secure pages only. */
export class InsecurePageError extends Error {
  override name = 'InsecurePageError'
  constructor() {
    super(
      'The hash of a message needs crypto.subtle, which browsers leave out of pages on plain http. Open the page over https or on localhost, or give the hash itself.',
    )
  }
}

const MAGIC = 0xb5ee9c72

/** The root of a base64 BoC that has one. Layout: `serialized_boc#b5ee9c72` of boc.tlb. @throws {InvalidBocError} */
export function parseBoc(base64: string): Cell {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    throw new InvalidBocError('it is not base64')
  }
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new InvalidBocError('it ends too early')
    at += length
    return bytes.subarray(at - length, at)
  }
  const number = (length: number) => take(length).reduce((value, byte) => value * 256 + byte, 0)
  if (number(4) !== MAGIC) throw new InvalidBocError('it does not begin with b5ee9c72')
  const flags = number(1)
  const refSize = flags & 7
  const offsetSize = number(1)
  const count = number(refSize)
  if (count > bytes.length) throw new InvalidBocError('it ends too early')
  if (number(refSize) !== 1) throw new InvalidBocError('it does not have one root')
  number(refSize + offsetSize) // Absent cells, which only proofs have, and the size of all cells.
  const root = number(refSize)
  if (flags & 0x80) take(count * offsetSize)
  const read = Array.from({ length: count }, () => {
    const [refs = 0, size = 0] = take(2)
    if ((refs & 7) > 4) throw new InvalidBocError('a cell has more than 4 references')
    // 16 marks that hashes and depths of the cell are written down too, one of each for level 0.
    if (refs & 16) take(34 * (1 + bitCount(refs >> 5)))
    const data = Uint8Array.from(take((size + 1) >> 1))
    return { data, size, exotic: !!(refs & 8), refs: Array.from({ length: refs & 7 }, () => number(refSize)) }
  })
  const cells: Cell[] = []
  // A cell refers to later ones only: read from the end, every reference is resolved, and no cycle is possible.
  for (let index = count - 1; index >= 0; index--) {
    const { data, size, exotic, refs } = read[index] as (typeof read)[number]
    const below = refs.map((ref) => {
      const cell = ref > index ? cells[ref] : undefined
      if (!cell) throw new InvalidBocError(`cell ${index} refers to cell ${ref}`)
      return cell
    })
    cells[index] = makeCell(withoutPadding(data, size), below, exotic)
  }
  const first = cells[root]
  if (!first) throw new InvalidBocError('it has no root')
  return first
}

/** @throws {InvalidBocError} when it is deeper than a cell can be. */
export function makeCell(data: Pick<Cell, 'bytes' | 'bits'>, refs: readonly Cell[], exotic = false): Cell {
  const depth = refs.length ? 1 + Math.max(...refs.map((ref) => ref.depth)) : 0
  if (depth > MAX_DEPTH) throw new InvalidBocError(`it is more than ${MAX_DEPTH} cells deep`)
  return { ...data, refs, exotic, depth }
}

const bitCount = (value: number): number => (value ? (value & 1) + bitCount(value >> 1) : 0)

/** An odd size means that a 1 and zeros pad the last byte. */
function withoutPadding(bytes: Uint8Array, size: number): { bytes: Uint8Array; bits: number } {
  if (size % 2 === 0) return { bytes, bits: bytes.length * 8 }
  const last = bytes.length - 1
  const end = bytes[last] ?? 0
  if (end === 0) throw new InvalidBocError('a cell is not padded')
  const zeros = 31 - Math.clz32(end & -end)
  bytes[last] = end & (end - 1)
  return { bytes, bits: bytes.length * 8 - zeros - 1 }
}

/** Reads the data of a cell from its start. */
export interface CellReader {
  /** Bits that are not read yet. */
  bits(): number
  /** References that are not read yet. */
  refs(): number
  /** An unsigned number of so many bits. */
  uint(bits: number): bigint
  bit(): boolean
  ref(): Cell
  /** Reads all that is left, as a cell. */
  rest(): Cell
}

/** @throws {InvalidBocError} from its methods, when the cell ends before that. */
export function readCell(cell: Cell): CellReader {
  let at = 0
  let nextRef = 0
  const left = () => cell.bits - at
  const uint = (bits: number) => {
    if (bits > left()) throw new InvalidBocError('a cell ends too early')
    const end = at + bits
    let value = 0n
    for (const byte of cell.bytes.subarray(at >> 3, (end + 7) >> 3)) value = (value << 8n) | BigInt(byte)
    at = end
    return BigInt.asUintN(bits, value >> BigInt(-end & 7))
  }
  return {
    bits: left,
    refs: () => cell.refs.length - nextRef,
    uint,
    bit: () => uint(1) === 1n,
    ref() {
      const ref = cell.refs[nextRef++]
      if (!ref) throw new InvalidBocError('a cell ends too early')
      return ref
    },
    rest() {
      const bits = left()
      const refs = cell.refs.slice(nextRef)
      nextRef = cell.refs.length
      return makeCell(fromBits(uint(bits), bits), refs)
    },
  }
}

/** Data of `bits` bits. */
export function fromBits(value: bigint, bits: number): Pick<Cell, 'bytes' | 'bits'> {
  const bytes = new Uint8Array((bits + 7) >> 3)
  let left = value << BigInt(bytes.length * 8 - bits)
  for (let index = bytes.length - 1; index >= 0; index--, left >>= 8n) bytes[index] = Number(left & 0xffn)
  return { bytes, bits }
}

/**
 * The bytes whose SHA-256 is the hash of a cell that holds no pruned branches. Layout: "standard cell representation" of the TON
 * whitepaper, 3.1.5.
 * @param hashes those of its references
 */
export function representation(cell: Cell, hashes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const data = Uint8Array.from(cell.bytes)
  const odd = cell.bits % 8
  if (odd) data[data.length - 1] = (data[data.length - 1] as number) | (1 << (7 - odd))
  return new Uint8Array([
    cell.refs.length + (cell.exotic ? 8 : 0),
    (cell.bits >> 3) + data.length,
    ...data,
    ...cell.refs.flatMap(({ depth }) => [depth >> 8, depth & 0xff]),
    ...hashes.flatMap((hash) => [...hash]),
  ])
}

async function hashOf(cell: Cell): Promise<Uint8Array> {
  const hashes = await Promise.all(cell.refs.map(hashOf))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', representation(cell, hashes)))
}

/** The hash of a cell, padded base64. @throws {InsecurePageError} */
export async function cellHash(cell: Cell): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new InsecurePageError()
  return btoa(String.fromCharCode(...(await hashOf(cell))))
}

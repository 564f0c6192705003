import { type Cell, type CellReader, InvalidBocError, readCell } from '../../../core/values/cell.ts'

/** Entries that are read: a configuration has about forty. */
const MOST_ENTRIES = 500

/** Bits that hold a number up to `most`. */
const bitsFor = (most: number) => (most ? 32 - Math.clz32(most) : 0)

/** The next part of a key. Layout: `HmLabel` of hashmap.tlb. */
function readLabel(reader: CellReader, most: number): { bits: number; value: bigint } {
  if (!reader.bit()) {
    let bits = 0
    while (reader.bit()) if (++bits > most) throw new InvalidBocError('a label is too long')
    return { bits, value: reader.uint(bits) }
  }
  const isSame = reader.bit()
  const bit = isSame && reader.bit()
  const bits = Number(reader.uint(bitsFor(most)))
  if (bits > most) throw new InvalidBocError('a label is too long')
  return { bits, value: isSame ? (bit ? (1n << BigInt(bits)) - 1n : 0n) : reader.uint(bits) }
}

/** The values of a dictionary by key, in the order of the keys. A loop: nothing recurses by depth. @throws {InvalidBocError} */
export function readDict(root: Cell, keyBits: number): ReadonlyMap<number, CellReader> {
  const entries = new Map<number, CellReader>()
  const open = [{ cell: root, key: 0n, left: keyBits }]
  for (let one = open.pop(); one; one = open.pop()) {
    const reader = readCell(one.cell)
    const label = readLabel(reader, one.left)
    const key = (one.key << BigInt(label.bits)) | label.value
    const left = one.left - label.bits
    if (left === 0) entries.set(Number(BigInt.asIntN(keyBits, key)), reader)
    else {
      const [zero, one] = [reader.ref(), reader.ref()]
      open.push({ cell: one, key: (key << 1n) | 1n, left: left - 1 }, { cell: zero, key: key << 1n, left: left - 1 })
    }
    if (entries.size > MOST_ENTRIES) throw new InvalidBocError('it has too many entries')
  }
  return entries
}

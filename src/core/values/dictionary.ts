import { type Cell, type CellReader, InvalidBocError, readCell } from './cell.ts'

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

/**
 * The entries of a dictionary, a `Hashmap` with keys of `keyBits`, by ascending key as an unsigned number. A loop: nothing recurses by
 * depth. Few cells can hold any number of entries: the caller stops after a bound. @throws {InvalidBocError}
 */
export function* dictionaryEntries(root: Cell, keyBits: number): Generator<readonly [key: bigint, value: CellReader]> {
  const open = [{ cell: root, key: 0n, left: keyBits }]
  for (let one = open.pop(); one; one = open.pop()) {
    const reader = readCell(one.cell)
    const label = readLabel(reader, one.left)
    const key = (one.key << BigInt(label.bits)) | label.value
    const left = one.left - label.bits
    if (left === 0) yield [key, reader]
    else {
      const [zero, one] = [reader.ref(), reader.ref()]
      open.push({ cell: one, key: (key << 1n) | 1n, left: left - 1 }, { cell: zero, key: key << 1n, left: left - 1 })
    }
  }
}

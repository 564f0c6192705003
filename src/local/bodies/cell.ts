import { fromBase64 } from '../snapshot/pack.ts'

/** A cell, as far as reading needs it. Pure, so that it runs in a page without the TON packages. */
export interface Cell {
  readonly exotic: boolean
  /** How many bits of `data` count. */
  readonly bits: number
  /** The last byte is filled up with zero bits. */
  readonly data: Uint8Array
  readonly refs: readonly Cell[]
}

export const emptyCell: Cell = { exotic: false, bits: 0, data: new Uint8Array(), refs: [] }

const MAGIC = 0xb5ee9c72

/** Opens a bag of cells with one root. @throws when it is none: bags come from strangers */
export function parseBoc(base64: string): Cell {
  const bytes = fromBase64(base64)
  let at = 0
  const number = (size: number) => {
    if (at + size > bytes.length) throw new Error('The bag of cells ends too early.')
    let value = 0
    for (const end = at + size; at < end; at++) value = value * 256 + (bytes[at] as number)
    return value
  }
  if (number(4) !== MAGIC) throw new Error('This is no bag of cells.')
  const flags = number(1)
  const [refSize, offsetSize] = [flags & 7, number(1)]
  if (refSize < 1 || refSize > 4 || offsetSize < 1 || offsetSize > 8) throw new Error('This is no bag of cells.')
  const count = number(refSize)
  const roots = number(refSize)
  const absent = number(refSize)
  number(offsetSize)
  if (roots !== 1 || absent !== 0 || count < 1 || count > bytes.length)
    throw new Error('A bag with one root is expected.')
  const root = number(refSize)
  if (flags & 0x80) at += count * offsetSize
  const raw = Array.from({ length: count }, () => {
    const [first, second] = [number(1), number(1)]
    const refs = first & 7
    if (refs > 4 || first & 16) throw new Error('A cell of the bag is broken.')
    const size = Math.ceil(second / 2)
    if (at + size > bytes.length) throw new Error('The bag of cells ends too early.')
    const data = bytes.slice(at, at + size)
    at += size
    let bits = size * 8
    if (second % 2) {
      // The data end inside the last byte, before a one bit that is none of theirs.
      const last = data[size - 1] as number
      if (!last) throw new Error('A cell of the bag is broken.')
      const stop = last & -last
      data[size - 1] = last ^ stop
      bits = size * 8 - Math.log2(stop) - 1
    }
    return { exotic: !!(first & 8), bits, data, refs: Array.from({ length: refs }, () => number(refSize)) }
  })
  const cells: Cell[] = new Array(count)
  // References point forward, so the last cells come first; this also leaves no way for a loop.
  for (let index = count - 1; index >= 0; index--) {
    const { refs, ...cell } = raw[index] as (typeof raw)[number]
    cells[index] = {
      ...cell,
      refs: refs.map((ref) => {
        const target = ref > index ? cells[ref] : undefined
        if (!target) throw new Error('A reference of the bag points nowhere.')
        return target
      }),
    }
  }
  const found = cells[root]
  if (!found) throw new Error('The bag has no root.')
  return found
}

/** Cells in an order in which references point forward. */
function ordered(root: Cell): Cell[] {
  const order: Cell[] = []
  const done = new Set<Cell>()
  const open: { cell: Cell; next: number }[] = [{ cell: root, next: 0 }]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const ref = top.cell.refs[top.next++]
    if (!ref) {
      order.push(top.cell)
      done.add(top.cell)
      open.pop()
    } else if (!done.has(ref)) open.push({ cell: ref, next: 0 })
  }
  // A cell that waited twice is there twice; its last place here is its first below.
  return [...new Set(order)].reverse()
}

/** A bag of cells with one root, base64, without checksum and index. */
export function toBoc(root: Cell): string {
  const cells = ordered(root)
  const places = new Map(cells.map((cell, place) => [cell, place]))
  const refSize = cells.length < 256 ? 1 : cells.length < 65_536 ? 2 : 3
  const out: number[] = []
  const number = (value: number, size: number) => {
    for (let shift = size - 1; shift >= 0; shift--) out.push(Math.floor(value / 256 ** shift) & 255)
  }
  for (const { exotic, bits, data, refs } of cells) {
    const full = Math.floor(bits / 8)
    out.push(refs.length + (exotic ? 8 : 0), full + Math.ceil(bits / 8), ...data.subarray(0, full))
    if (bits % 8) out.push((data[full] as number) | (128 >> (bits % 8)))
    for (const ref of refs) number(places.get(ref) as number, refSize)
  }
  const body = out.splice(0)
  number(MAGIC, 4)
  out.push(refSize, 4)
  number(cells.length, refSize)
  number(1, refSize)
  number(0, refSize)
  number(body.length, 4)
  number(0, refSize)
  let text = ''
  for (const part of [out, body]) for (const byte of part) text += String.fromCharCode(byte)
  return btoa(text)
}

import type { Cell } from './cell.ts'

const MAGIC = 0xb5ee9c72

/** Cells in an order in which references point forward; with `inOrder` the first reference of a cell before the others. */
function ordered(root: Cell, inOrder: boolean): Cell[] {
  const order: Cell[] = []
  const done = new Set<Cell>()
  const open: { cell: Cell; next: number }[] = [{ cell: root, next: 0 }]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const { refs } = top.cell
    const ref = refs[inOrder ? refs.length - 1 - top.next++ : top.next++]
    if (!ref) {
      order.push(top.cell)
      done.add(top.cell)
      open.pop()
    } else if (!done.has(ref)) open.push({ cell: ref, next: 0 })
  }
  // A cell that waited twice is there twice; its last place here is its first below.
  return [...new Set(order)].reverse()
}

/**
 * The bytes of a bag of cells with one root, without index. `tight`: as most libraries write it, its size in no more bytes than it
 * needs, and the references of a cell in their order.
 */
export function bocBytes(root: Cell, tight = false, flags = 0): number[] {
  const cells = ordered(root, tight)
  const places = new Map(cells.map((cell, place) => [cell, place]))
  const refSize = cells.length < 256 ? 1 : cells.length < 65_536 ? 2 : 3
  const out: number[] = []
  const number = (value: number, size: number) => {
    for (let shift = size - 1; shift >= 0; shift--) out.push(Math.floor(value / 256 ** shift) & 255)
  }
  for (const { exotic, bits, bytes, refs } of cells) {
    const full = Math.floor(bits / 8)
    out.push(refs.length + (exotic ? 8 : 0), full + Math.ceil(bits / 8), ...bytes.subarray(0, full))
    if (bits % 8) out.push((bytes[full] as number) | (128 >> (bits % 8)))
    for (const ref of refs) number(places.get(ref) as number, refSize)
  }
  const body = out.splice(0)
  const offsetSize = tight ? Math.ceil(Math.log2(body.length + 1) / 8) : 4
  number(MAGIC, 4)
  out.push(refSize + flags, offsetSize)
  number(cells.length, refSize)
  number(1, refSize)
  number(0, refSize)
  number(body.length, offsetSize)
  number(0, refSize)
  return out.concat(body)
}

/** A bag of cells with one root, base64, without checksum and index. */
export function toBoc(root: Cell): string {
  let text = ''
  for (const byte of bocBytes(root)) text += String.fromCharCode(byte)
  return btoa(text)
}

import type { Cell } from '../../core/values/cell.ts'
import { bocBytes } from '../../core/values/toBoc.ts'
import type { Slice } from '../bodies/slice.ts'

const CHECKSUM = 0x40

/** CRC-32C of bytes, with the lowest byte first. */
function checksumOf(bytes: readonly number[]): number[] {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1
  }
  return [0, 8, 16, 24].map((shift) => (~sum >>> shift) & 255)
}

function base64(bytes: readonly number[]): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** A bag of cells as the service writes payloads: with a checksum. */
export function bocOf(cell: Cell): string {
  const bytes = bocBytes(cell, true, CHECKSUM)
  return base64(bytes.concat(checksumOf(bytes)))
}

/** A bag of cells as the service writes orders and the messages of wallets. */
export const plainBocOf = (cell: Cell): string => base64(bocBytes(cell, true))

export const bocOrNull = (cell: Cell | undefined): string | null => (cell ? bocOf(cell) : null)

/** What a transfer carries for its receiver, in a cell of its own or behind the rest; `undefined` where the body ends before it. */
export function readForward(slice: Slice): Cell | undefined {
  if (slice.bits <= 0) return undefined
  return slice.bit() ? slice.ref() : slice.rest()
}

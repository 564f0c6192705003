import { type Cell, representation } from '../../core/values/cell.ts'
import { sha256 } from './sha256.ts'

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const encoder = /* @__PURE__ */ new TextEncoder()

/** SHA-256 of a text, in base64. */
export const hashOfText = (text: string): string => base64(sha256(encoder.encode(text)))

/** `known` holds hashes of cells that were computed: a cell may be the reference of many. */
function hashOf(cell: Cell, known: Map<Cell, Uint8Array>): Uint8Array {
  const before = known.get(cell)
  if (before) return before
  const hash = sha256(
    representation(
      cell,
      cell.refs.map((ref) => hashOf(ref, known)),
    ),
  )
  known.set(cell, hash)
  return hash
}

/** The hash of a cell, padded base64. */
export const hashOfCell = (cell: Cell): string => base64(hashOf(cell, new Map()))

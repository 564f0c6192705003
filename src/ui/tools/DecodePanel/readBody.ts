import { attempt } from '../../../core/attempt.ts'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { type Cell, makeCell, parseBoc } from '../../../core/values/cell.ts'
import { opcodeIn } from '../../../core/values/cellValues.ts'
import { toBoc } from '../../../core/values/toBoc.ts'

/** A body of a message, as it was entered. */
export interface ReadBody {
  /** Padded base64; absent for an opcode alone. */
  readonly boc?: string
  /** `0x` and eight hex digits, where there are 32 bits. */
  readonly opcode?: string
}

/** Bytes of a cell at most. */
const MOST_BYTES = 127
/** Characters that are read: half a megabyte of cells. */
const LONGEST = 700_000

/** Reads cells as base64, base64url or hex, the data of one cell as hex, or an opcode. `undefined` for anything else. */
export function readBody(text: string): ReadBody | undefined {
  const given = text.slice(0, LONGEST).replace(/\s+/g, '').replace(/^0x/i, '')
  if (/^[\da-f]{8}$/i.test(given)) return { opcode: `0x${given.toLowerCase()}` }
  const boc = tryNormalizeBoc(given)
  const cell = boc === undefined ? dataOf(given) : attempt(() => parseBoc(boc))
  if (!cell) return
  const opcode = cell.bits >= 32 ? opcodeIn(cell) : undefined
  return { boc: boc ?? toBoc(cell), ...(opcode && { opcode }) }
}

/** A cell of these bytes alone. */
function dataOf(hex: string): Cell | undefined {
  const bytes = /^(?:[\da-f]{2})+$/i.test(hex) ? hex.match(/../g) : null
  if (!bytes || bytes.length > MOST_BYTES) return
  return makeCell({ bytes: Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)), bits: bytes.length * 8 }, [])
}

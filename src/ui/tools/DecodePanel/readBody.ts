import { attempt } from '../../../core/attempt.ts'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { type Cell, makeCell, parseBoc, readCell } from '../../../core/values/cell.ts'
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
  const opcode = cell.bits >= 32 ? `0x${readCell(cell).uint(32).toString(16).padStart(8, '0')}` : undefined
  return { boc: boc ?? toBoc(cell), ...(opcode && { opcode }) }
}

/** A cell of these bytes alone. */
function dataOf(hex: string): Cell | undefined {
  const bytes = /^(?:[\da-f]{2})+$/i.test(hex) ? hex.match(/../g) : null
  if (!bytes || bytes.length > MOST_BYTES) return
  return makeCell({ bytes: Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)), bits: bytes.length * 8 }, [])
}

/** A field of a decoded body. */
export interface DecodedField {
  /** Names from the root down, joined by points. */
  readonly path: string
  readonly value: string
}

/** What one value is written as in several members: an account, a number of variable length, a part that is absent. */
function wholeOf(value: unknown): string | undefined {
  const { '@type': type, address, workchain_id: workchain, value: number } = Object(value) as Record<string, unknown>
  if (type === 'addr_std' && /^-?\d+$/.test(String(workchain)) && /^[\da-f]{64}$/i.test(String(address)))
    return `${workchain}:${String(address).toUpperCase()}`
  if (type === 'var_uint' && /^\d+$/.test(String(number))) return String(number)
  return type === 'nothing_from_maybe' || type === 'addr_none' ? '—' : undefined
}

const MOST_FIELDS = 200
const DEEPEST = 12

/** The fields of a decoded body, in its order. A loop with a limit: a body may nest another one in each of its cells. */
export function fieldsOf(tree: Readonly<Record<string, unknown>>): readonly DecodedField[] {
  const fields: DecodedField[] = []
  const open: { path: string; value: unknown; level: number }[] = [{ path: '', value: tree, level: 0 }]
  for (let one = open.pop(); one && fields.length < MOST_FIELDS; one = open.pop()) {
    const { path, value, level } = one
    const whole = wholeOf(value)
    if (whole !== undefined) {
      fields.push({ path, value: whole })
      continue
    }
    const isTree = typeof value === 'object' && value !== null
    if (!isTree || level > DEEPEST) {
      fields.push({ path, value: isTree ? '…' : String(value ?? '') })
      continue
    }
    const members = Object.entries(value).filter(([name]) => level > 0 || name !== '@type')
    const below = members.map(([name, value]) => ({ path: path ? `${path}.${name}` : name, value, level: level + 1 }))
    open.push(...below.reverse())
  }
  return fields
}

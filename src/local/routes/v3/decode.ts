import { type Cell, parseBoc } from '../../../core/values/cell.ts'
import { decodeBody, opcodeName, readComment } from '../../bodies/decode.ts'
import type { Tree } from '../../bodies/tree.ts'
import { Refusal } from '../../service/refusal.ts'
import { isPaddedBase64 } from '../raw.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'

const MAX = 1000

/** Hex first, with or without `0x`, as the service reads opcodes everywhere. Then decimal, with a sign or without one. */
function nameOf(given: string, index: number): string {
  const text = given.replace(/^0x/, '')
  const decimal = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  const value = /^[\da-f]{1,8}$/i.test(text)
    ? Number.parseInt(text, 16)
    : decimal >= -(2 ** 31) && decimal < 2 ** 32
      ? decimal >>> 0
      : undefined
  if (value === undefined) throw new Refusal(422, `invalid opcode format at index ${index}: ${text}`)
  return opcodeName(value) ?? 'unknown'
}

function toBase64(text: string): string {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return text.replaceAll('-', '+').replaceAll('_', '/')
  return btoa(text.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
}

/** In the words of the library that decodes for the service. */
const unknown = (why: string): Tree => ({ error: `unknown: ${why}` })

function treeOf(text: string): Tree {
  const base64 = toBase64(text)
  if (!isPaddedBase64(base64)) return unknown('failed to decode base64')
  let body: Cell
  try {
    body = parseBoc(base64)
  } catch {
    return unknown('failed to deserialize boc')
  }
  try {
    const comment = readComment(body)
    // Spelled unlike everywhere else.
    if (comment !== undefined) return { '@type': 'text_comment', text: comment }
  } catch {
    // A text that ends in the middle of a byte.
    return unknown('no parser succeeded')
  }
  const { decoded } = decodeBody(body)
  if (decoded) return decoded
  return body.bits < 32 ? unknown(`boc is too small, size=${body.bits}`) : unknown('no parser succeeded')
}

/** Answers by position. */
export function decodeAll(opcodes: readonly string[], bodies: readonly string[]) {
  if (opcodes.length > MAX) throw new Refusal(422, `opcodes list exceeds maximum length of ${MAX}`)
  if (bodies.length > MAX) throw new Refusal(422, `bodies list exceeds maximum length of ${MAX}`)
  return { opcodes: opcodes.map(nameOf), bodies: bodies.map(treeOf) }
}

export const decode = genuine((query: Query) => decodeAll(query.texts('opcodes'), query.texts('bodies')))

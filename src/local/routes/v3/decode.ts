import { parseBoc } from '../../../core/values/cell.ts'
import { decodeBody, opcodeName, readComment } from '../../bodies/decode.ts'
import type { Tree } from '../../bodies/tree.ts'
import { Refusal } from '../../service/refusal.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'

const MAX = 1000

/** Hex first, with or without `0x`, as the service reads opcodes everywhere. */
function nameOf(text: string, index: number): string {
  const value = /^(?:0x)?[\da-f]{1,8}$/i.test(text)
    ? Number.parseInt(text, 16)
    : /^-\d{1,10}$/.test(text) && Number(text) >= -(2 ** 31)
      ? Number(text) >>> 0
      : undefined
  if (value === undefined) throw new Refusal(422, `invalid opcode format at index ${index}: ${text}`)
  return opcodeName(value) ?? 'unknown'
}

function toBase64(text: string): string {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return text.replaceAll('-', '+').replaceAll('_', '/')
  return btoa(text.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
}

function treeOf(text: string): Tree {
  try {
    const body = parseBoc(toBase64(text))
    const comment = readComment(body)
    // Spelled unlike everywhere else.
    if (comment !== undefined) return { '@type': 'text_comment', text: comment }
    return decodeBody(body).decoded ?? { error: 'unknown body' }
  } catch {
    return { error: 'failed to parse boc' }
  }
}

/** Answers by position. */
export function decodeAll(opcodes: readonly string[], bodies: readonly string[]) {
  if (opcodes.length > MAX) throw new Refusal(422, `opcodes list exceeds maximum length of ${MAX}`)
  if (bodies.length > MAX) throw new Refusal(422, `bodies list exceeds maximum length of ${MAX}`)
  return { opcodes: opcodes.map(nameOf), bodies: bodies.map(treeOf) }
}

export const decode = genuine((query: Query) => decodeAll(query.texts('opcodes'), query.texts('bodies')))

import type { Cell } from '../../core/values/cell.ts'
import { Slice } from '../bodies/slice.ts'

const TEXT = 0
const ENCRYPTED = 0x2167da4b

/** What somebody wrote along with coins or tokens. */
export interface Comment {
  readonly text: string | null
  /** Whether `text` is a ciphertext, in base64. */
  readonly encrypted: boolean
}

export const NO_COMMENT: Comment = { text: null, encrypted: false }

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const sequenceLength = (lead: number) => (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4)

/** UTF-8 with each byte that is none spelled out, as in `\xff`; without the character 0. */
function readText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const part = bytes.subarray(at, at + sequenceLength(bytes[at] as number))
    try {
      text += decoder.decode(part)
      at += part.length
    } catch {
      text += `\\x${(bytes[at] as number).toString(16).padStart(2, '0')}`
      at++
    }
  }
  return text.replaceAll('\0', '')
}

/** Bytes as base64, however many. */
function spelled(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** The comment in a body or a payload: an opcode, then a text in a snake of cells. */
export function readComment(cell: Cell): Comment {
  try {
    const slice = new Slice(cell)
    if (slice.bits < 32) return NO_COMMENT
    const opcode = slice.uint(32)
    const encrypted = opcode === ENCRYPTED
    if ((opcode !== TEXT && !encrypted) || slice.refs > 1) return { text: null, encrypted }
    const bytes = slice.tail()
    return { text: encrypted ? spelled(bytes) : readText(bytes), encrypted }
  } catch {
    return NO_COMMENT
  }
}

import { TEXT } from '../core/values/opcodes.ts'
import type { ShownMessage } from '../fromV2/shown.ts'

/** The comment of a message, which a stranger wrote; `undefined` where there is none. */
export function commentOf({ opcode, message_content }: ShownMessage): string | undefined {
  if (opcode !== TEXT) return
  const decoded = message_content?.decoded
  const text = decoded?.comment ?? decoded?.text
  return typeof text === 'string' && text !== '' ? text : undefined
}

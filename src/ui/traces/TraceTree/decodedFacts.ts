import type { Message } from '../../../contract/v3/message.ts'
import { humanName } from '../../text/humanName.ts'

/** A member of a decoded body. Written by a stranger. */
interface DecodedFact {
  readonly name: string
  readonly text: string
  /** Raw, where the text is one. */
  readonly address?: string
}

const RAW = /^-?\d{1,3}:[0-9a-f]{64}$/i
/** Members that are shown; all of them are in the raw data. */
const MOST = 16

/** The members of a decoded body, but for its comment: texts and numbers as they are, what holds more in JSON. */
export function decodedFacts(message: Message | undefined): DecodedFact[] {
  const members = Object.entries(message?.message_content?.decoded ?? {})
  return members.slice(0, MOST).flatMap(([name, value]) => {
    if (name === '@type' || name === 'comment' || value === null || value === '') return []
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return [{ name: humanName(name), text, ...(RAW.test(text) && { address: text.toUpperCase() }) }]
  })
}

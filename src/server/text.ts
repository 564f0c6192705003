// Long texts as bytes and back, step by step: to convert 15 MiB at once takes up to 60 ms, in which nobody else is answered.

import { breathe } from './scan.ts'

/** Bytes, or characters, that are converted at once. */
const STEP = 512 * 1024

const ONE_CHUNK = new TextDecoder()

/** The text of an answer. Other requests run while a long one is decoded. */
export async function toText(chunks: readonly Uint8Array[]): Promise<string> {
  const [first, ...others] = chunks
  if (!others.length) return first ? ONE_CHUNK.decode(first) : ''
  const decoder = new TextDecoder()
  let text = ''
  let since = 0
  for (const chunk of chunks) {
    if (since > STEP) {
      await breathe()
      since = 0
    }
    text += decoder.decode(chunk, { stream: true })
    since += chunk.length
  }
  return text + decoder.decode()
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00

/** The bytes of a text. Other requests run while a long one is encoded. */
export async function toBytes(text: string): Promise<Buffer> {
  if (text.length <= STEP) return Buffer.from(text)
  const parts: Buffer[] = []
  for (let from = 0; from < text.length; ) {
    if (from) await breathe()
    const end = from + STEP
    const to = isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end
    parts.push(Buffer.from(text.slice(from, to)))
    from = to
  }
  return Buffer.concat(parts)
}

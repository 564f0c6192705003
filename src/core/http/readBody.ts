import { onAbort } from './abort.ts'
import { endOfString } from './json.ts'

/** More than any answer of the service: 1 000 traces with all their messages are some 30 MB. */
const MAX_BYTES = 64 * 2 ** 20
/** Deeper than any answer: a trace has 4 000 transactions at most, and each opens two levels of its tree. */
const MAX_DEPTH = 8_192

/** Refuses an answer that is larger or deeper than any answer of the service. */
export type Refuse = (expected: string, got: string) => never

/**
 * The body as text. Refuses a body above the ceiling. Stops reading when `signal` aborts, so that no answer without a caller fills
 * the memory. The body of a custom `fetch` may ignore the signal of its request.
 */
export async function readBody(
  response: Response,
  refuse: Refuse,
  signal?: AbortSignal,
  maxBytes = MAX_BYTES,
): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  onAbort(signal, () => void reader.cancel().catch(() => {}))
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) refuse(`at most ${maxBytes} bytes`, 'longer')
    text += decoder.decode(value, { stream: true })
  }
}

/** Refuses JSON that is deeper than any answer of the service. */
export function checkDepth(json: string, refuse: Refuse, maxDepth = MAX_DEPTH): void {
  if (json.length <= maxDepth) return
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"':
        at = endOfString(json, at)
        break
      case '[':
      case '{':
        if (++depth > maxDepth) refuse(`at most ${maxDepth} levels deep`, 'deeper')
        break
      case ']':
      case '}':
        depth--
    }
  }
}

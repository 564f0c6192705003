/** More than any answer of the service: 1 000 traces with all their messages are some 30 MB. */
const MAX_BYTES = 64 * 2 ** 20
/** Deeper than any answer: each transaction of a chain of 255 opens two levels of its trace tree. */
const MAX_DEPTH = 1_024

/** Says why an answer is not read: it is larger or deeper than anything the service has to say. */
export type Refuse = (expected: string, got: string) => never

/** The body as text. Stops reading at the ceiling, so that an endless answer fills no memory. */
export async function readBody(response: Response, refuse: Refuse, maxBytes = MAX_BYTES): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      refuse(`at most ${maxBytes} bytes`, 'longer')
    }
    text += decoder.decode(value, { stream: true })
  }
}

const QUOTE = 34
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** Refuses JSON so deep that reading it would exhaust the stack. */
export function checkDepth(json: string, refuse: Refuse, maxDepth = MAX_DEPTH): void {
  if (json.length <= maxDepth) return
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (char === QUOTE) {
      do at = json.indexOf('"', at + 1)
      while (at > 0 && isEscaped(json, at))
      if (at < 0) return
    } else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (++depth > maxDepth) refuse(`at most ${maxDepth} levels deep`, 'deeper')
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--
  }
}

/** Whether the character at `at` has an odd number of backslashes before it. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
  return slashes % 2 === 1
}

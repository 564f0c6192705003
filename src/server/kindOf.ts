import type { Question } from './question.ts'
import { LONG } from './readInTurn.ts'

/** Deeper than any answer of the service. */
const MAX_DEPTH = 1_024

/**
 * Whether a text is one object or list from its first bracket to its last, and not too deep: all that can be said of a long answer
 * without its values, which take forty times the memory of the text.
 */
export function isWhole(json: string): boolean {
  if (!/^\s*[{[]/.test(json)) return false
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"':
        for (at++; json[at] !== '"'; at++) {
          if (at >= json.length) return false
          if (json[at] === '\\') at++
        }
        break
      case '{':
      case '[':
        if (++depth > MAX_DEPTH) return false
        break
      case '}':
      case ']':
        if (--depth === 0) return !/\S/.test(json.slice(at + 1))
    }
  }
  return false
}

/** `ok` of v2 in a long answer: it is the first member or the last. */
const isOk = (body: string) => /"ok"\s*:\s*(true|false)/.exec(body.slice(0, 200) + body.slice(-200))?.[1]

/**
 * What a body is to the endpoint: a success in the form of its generation, a refusal, which has status 200 at times, or `undefined`
 * for half an answer.
 */
export function kindOf(
  { generation }: Question['endpoint'],
  status: number,
  body: string,
): 'success' | 'refusal' | undefined {
  const said = body.length > LONG ? toLongAnswer(generation, body) : toAnswer(body)
  if (said === undefined) return
  if (status !== 200) return 'refusal'
  if (typeof said !== 'object' || said === null || (generation === 'v2' && typeof said.ok !== 'boolean')) return
  return said.ok === false || (generation === 'v3' && typeof said.error === 'string') ? 'refusal' : 'success'
}

type Said = { ok?: unknown; error?: unknown } | null | undefined

function toAnswer(body: string): Said {
  try {
    return JSON.parse(body)
  } catch {
    return
  }
}

function toLongAnswer(generation: 'v2' | 'v3', body: string): Said {
  if (!isWhole(body)) return
  const ok = isOk(body)
  return generation === 'v2' && ok ? { ok: ok === 'true' } : {}
}

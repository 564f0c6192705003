import type { Question } from './question.ts'
import { countValues } from './scan.ts'

/**
 * Characters above which an answer is not read as JSON. Values of few characters take ten milliseconds then, and forty times the
 * memory of the text.
 */
const LONG = 128 * 1024

/** Deeper than any answer of the service. */
export const MAX_DEPTH = 1_024

/** `ok` of v2 in a long answer: it is the first member or the last. */
const isOk = (body: string) => /"ok"\s*:\s*(true|false)/.exec(body.slice(0, 200) + body.slice(-200))?.[1]

/**
 * The kind of a body: a success in the form of its generation, or other JSON, such as a refusal. Refusals have status 200 at times.
 * `undefined` for half an answer.
 */
export async function kindOf(
  { generation, response }: Question['endpoint'],
  status: number,
  body: string,
): Promise<'success' | 'other' | undefined> {
  const said = body.length > LONG ? await toLongAnswer(generation, body) : toAnswer(body)
  if (said === undefined) return
  if (status !== 200) return 'other'
  if (typeof said !== 'object' || said === null) return
  if (generation === 'v2') {
    if (typeof said.ok !== 'boolean') return
    return said.ok && 'result' in said ? 'success' : 'other'
  }
  if (Array.isArray(said) && 'shape' in response) return
  return said.ok === false || typeof said.error === 'string' ? 'other' : 'success'
}

type Envelope = { ok?: unknown; error?: unknown; result?: unknown } | null | undefined

function toAnswer(body: string): Envelope {
  try {
    return JSON.parse(body)
  } catch {
    return
  }
}

async function toLongAnswer(generation: Question['endpoint']['generation'], body: string): Promise<Envelope> {
  if (!(await countValues(body, MAX_DEPTH))) return
  const ok = isOk(body)
  return generation === 'v2' && ok ? { ok: ok === 'true', result: {} } : {}
}

import { readAnswer } from './answer.ts'
import type { Clock } from './clock.ts'
import {
  AbortedError,
  ConnectionError,
  type ErrorInfo,
  isTonCenterError,
  ResponseMismatchError,
  TimeoutError,
} from './errors.ts'
import { checkDepth, type Refuse, readBody } from './readBody.ts'
import { redactError, redactText } from './redact.ts'

export interface Wire {
  fetch: (input: Request) => Promise<Response>
  clock: Clock
  timeoutMs: number
  /** The key, or `undefined` where none is sent. */
  key(): Promise<string | undefined>
}

export interface Answer {
  data: unknown
  /** Length of the body, in UTF-16 units. */
  size: number
}

/** Sends one request, once, and reads its answer. The clock of the timeout starts here. @throws {TonCenterError} */
export async function send(
  { fetch, clock, timeoutMs, key: getKey }: Wire,
  info: ErrorInfo,
  request: (key: string | undefined, signal: AbortSignal) => Request,
  signal: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const refuse: Refuse = (expected, got) => {
    throw new ResponseMismatchError(info, [], expected, got)
  }
  let key: string | undefined
  try {
    key = await getKey()
    const response = await fetch(request(key, AbortSignal.any([signal, timeout])))
    const text = await readBody(response, refuse)
    checkDepth(text, refuse)
    const data = readAnswer(response, text, info, {
      now: clock.now(),
      withKey: key !== undefined,
      redact: (said) => redactText(said, key),
    })
    return { data, size: text.length }
  } catch (cause) {
    if (isTonCenterError(cause)) throw cause
    if (signal.aborted) throw new AbortedError({ ...info, cause: signal.reason })
    if (timeout.aborted) throw new TimeoutError(info, timeoutMs)
    throw new ConnectionError({ ...info, cause: redactError(cause, key) })
  }
}

import { readAnswer } from './answer.ts'
import { type Clock, LONGEST_MS } from './clock.ts'
import {
  AbortedError,
  ConnectionError,
  type ErrorInfo,
  InvalidParamsError,
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
  build: (key: string | undefined, signal: AbortSignal) => Request,
  signal: AbortSignal,
): Promise<Answer> {
  // A controller and a timer of its own, ended with the request: a listener that stays on a longer signal keeps the answer.
  const ended = new AbortController()
  const abort = () => ended.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    timer = setTimeout(() => reject(new TimeoutError(info, timeoutMs)), Math.min(timeoutMs, LONGEST_MS))
  })

  const refuse: Refuse = (expected, got) => {
    throw new ResponseMismatchError(info, [], expected, got)
  }
  let key: string | undefined

  async function ask(): Promise<Answer> {
    key = await getKey()
    let request: Request
    try {
      request = build(key, ended.signal)
    } catch (cause) {
      // No network has a part in this: a body that JSON cannot hold, a key that no header can.
      const message = redactText(cause instanceof Error ? cause.message : String(cause), key)
      throw new InvalidParamsError(info, [{ path: [], message }])
    }
    const response = await fetch(request)
    const text = await readBody(response, refuse)
    checkDepth(text, refuse)
    const data = readAnswer(response, text, info, {
      now: clock.now(),
      withKey: key !== undefined,
      redact: (said) => redactText(said, key),
    })
    return { data, size: text.length }
  }

  try {
    // A race, because a custom key store, `fetch` or body may ignore the signal.
    return await Promise.race([tooLong, ask()])
  } catch (cause) {
    if (isTonCenterError(cause)) throw cause
    if (signal.aborted) throw new AbortedError({ ...info, cause: signal.reason })
    throw new ConnectionError({ ...info, cause: redactError(cause, key) })
  } finally {
    clearTimeout(timer)
    // Ends a fetch that is late.
    ended.abort()
    signal.removeEventListener('abort', abort)
  }
}

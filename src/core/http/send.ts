import type { AnyEndpoint } from '../endpoint.ts'
import {
  AbortedError,
  ConnectionError,
  type ErrorInfo,
  invalid,
  isTonCenterError,
  ResponseMismatchError,
  TimeoutError,
} from '../errors.ts'
import { SILENT_MS } from '../headTries.ts'
import type { Clock } from '../pace/clock.ts'
import { follow } from './abort.ts'
import { readAnswer, redirectOf } from './answer.ts'
import { EMPTY_KEY } from './baseUrl.ts'
import { checkDepth, type Refuse, readBody } from './readBody.ts'
import { redactError, redactText } from './redact.ts'

export interface Wire {
  fetch: (input: Request) => Promise<Response>
  clock: Clock
  timeoutMs: number
  /** The key, or `undefined` where none is sent. */
  key(): Promise<string | undefined>
}

export interface Sending {
  readonly info: ErrorInfo
  /** What is called. */
  readonly endpoint: Pick<AnyEndpoint, 'legacy401'>
  /** Makes the request of a try. */
  build(key: string | undefined, signal: AbortSignal): Request
  /** Ends all tries. */
  readonly signal: AbortSignal
  /** Called once the answer is late. */
  onSilent?(): void
}

export interface ReceivedAnswer {
  data: unknown
  /** Length of the body, in UTF-16 units. */
  size: number
}

/** Sends one request, once, and reads its answer. The clock of the timeout starts here. @throws {TonCenterError} */
export async function send(
  { fetch, clock, timeoutMs, key: getKey }: Wire,
  { info, endpoint, build, signal, onSilent }: Sending,
): Promise<ReceivedAnswer> {
  // A signal of its own, ended with the request: a listener that stays on a longer signal keeps the answer.
  const ended = follow(signal)
  const tooLong = clock.sleep(timeoutMs, ended.signal).then(() => Promise.reject(new TimeoutError(info, timeoutMs)))
  if (onSilent) clock.sleep(SILENT_MS, ended.signal).then(onSilent, () => {})

  const refuse: Refuse = (expected, got) => {
    throw new ResponseMismatchError(info, { path: [], expected, got })
  }
  let key: string | undefined

  async function ask(): Promise<ReceivedAnswer> {
    key = await getKey()
    if (key === '') throw invalid(info, EMPTY_KEY, 'apiKey')
    let request: Request
    try {
      request = build(key, ended.signal)
    } catch (cause) {
      // No network has a part in this: a body that JSON cannot hold, a key that no header can.
      const message = redactText(cause instanceof Error ? cause.message : String(cause), key)
      throw invalid(info, message)
    }
    const response = await fetch(request)
    const target = key !== undefined && redirectOf(response)
    if (target) throw new ConnectionError({ ...info, status: response.status }, undefined, redactText(target, key))
    const text = await readBody(response, refuse, ended.signal)
    checkDepth(text, refuse)
    const data = readAnswer(response, text, info, {
      now: clock.now(),
      // Then a 401 means that the key is unknown.
      isAboutKey: key !== undefined && !endpoint.legacy401,
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
    // Ends the timer, and a fetch that is late.
    ended.abort()
    ended.release()
  }
}

import { head } from '../contract/client.ts'
import type { CallRecord, Calls, Running } from './calls.ts'
import type { AnyEndpoint, WireParams } from './endpoint.ts'
import { AbortedError, ConnectionError, type ErrorInfo, isTonCenterError, type TonCenterError } from './errors.ts'
import type { createHeadTries } from './headTries.ts'
import { follow } from './http/abort.ts'
import { badOption, isAbsolute, pageOrigin } from './http/baseUrl.ts'
import { type Sending, send, type Wire } from './http/send.ts'
import { toRequest, type WireOptions } from './http/wire.ts'
import type { Network } from './network.ts'
import type { Clock } from './pace/clock.ts'
import { hear } from './pace/hear.ts'
import { isOffline } from './pace/online.ts'
import { type Now, type Priority, priorityNow } from './pace/priority.ts'
import type { Schedule } from './pace/schedule.ts'
import { NoSlotError } from './pace/waiting.ts'
import { retryAfterOf, withRetries } from './retry.ts'

/** For how long what changes the chain may wait for its slot, milliseconds. Signatures hold for a minute, as a rule. */
export const SEND_WITHIN_MS = 10_000

export interface RequestOptions {
  signal?: AbortSignal
  /** The order of requests in the queue. Default `mounted`. */
  priority?: Priority | (() => Priority)
  /** Renews what is there: sent after all reads, with half of the pace at most, and not while the page is hidden. */
  refresh?: Now<boolean>
  /** For what is on the screen: not sent while the page is hidden, but when it is shown again. */
  forScreen?: Now<boolean>
  /** Called after each failed try that is followed by another, with the number of them so far. An error that it throws fails no request. */
  onRetry?: (failures: number, error: TonCenterError) => void
}

/** The members of a record that a request needs. Without a path: a method of v2, by its name. */
export type Sendable = Pick<
  AnyEndpoint,
  'kind' | 'generation' | 'name' | 'legacy401' | 'actionTypes' | 'headers' | 'isRpc' | 'refused' | 'worth'
> &
  Partial<Pick<AnyEndpoint, 'method' | 'path'>>

/** One request of the wire, for one caller or for many. */
export interface Call<Result> {
  readonly endpoint: Sendable
  /** The number of its callers so far. Default 1. */
  count?(): number
  /** Whether others may join for a macrotask. Where there is a pace, each read waits as long for those of more worth. */
  readonly gathers?: boolean
  /** A request that is sent, and the number of its callers. Asked for when the slot is there. */
  take(): { readonly wire: WireParams; readonly members: number }
  /** Makes the result of the answer. An error that it throws ends the call. */
  read(answer: unknown): Result
  /** Whether another try of the same request is of no use. */
  isFinal?(error: TonCenterError): boolean
  readonly options: RequestOptions
}

/** Sends a call within the budget, and again where that helps. @throws {TonCenterError} */
export type Ask = <Result>(call: Call<Result>) => Promise<Result>

export const infoOf = ({ generation, name }: Pick<Sendable, 'generation' | 'name'>, network: Network): ErrorInfo => ({
  endpoint: `${generation} ${name}`,
  network,
})

interface AskOptions {
  readonly network: Network
  readonly base: string
  readonly wireOptions: WireOptions
  readonly wire: Wire
  readonly clock: Clock
  readonly retries: number
  /** Whether there is a limit of requests per second. */
  readonly isPaced: boolean
  readonly schedule: Schedule
  readonly calls: Calls
  readonly headTries: ReturnType<typeof createHeadTries>
  /** Functions that end the requests in the queue or in flight, one each, with what describes it. */
  readonly running: Map<() => void, Running>
  /** Aborts when the client is closed. */
  readonly closed: AbortSignal
}

/** The slot of what changes the chain, once it has its key. */
const sendSlot = (schedule: Schedule, info: ErrorInfo, key: Promise<unknown>, signal: AbortSignal) =>
  schedule.slot('send', signal, { withinMs: SEND_WITHIN_MS, after: key.catch(() => {}) }).catch((error) => {
    if (!(error instanceof NoSlotError)) throw error
    throw new ConnectionError(info, `no key or slot within ${SEND_WITHIN_MS} ms`)
  })

/** A refusal that asks to wait pauses all requests. */
function pauseBy(error: unknown, schedule: Schedule, sentAt: number) {
  const waitMs = retryAfterOf(error)
  if (waitMs !== undefined) schedule.pause(waitMs, sentAt)
}

/** Not when the client is made: a server renders a page behind a proxy too, and sends nothing. */
function checkBase(network: Network, base: string) {
  if (pageOrigin() === undefined && !isAbsolute(base))
    throw badOption(network, 'baseUrl', `"${base}" works in a page only: give an absolute URL`)
}

/** The macrotask for which a request keeps its place, while it lasts. */
function gather(clock: Clock, isWanted: boolean): { over: Promise<void> | undefined } {
  const gathering = { over: isWanted ? clock.sleep(0) : undefined }
  void gathering.over?.then(() => {
    gathering.over = undefined
  })
  return gathering
}

export function createAsk(world: AskOptions): Ask {
  const { network, base, wireOptions, wire, clock, retries, schedule, calls, headTries, running, closed } = world
  return async ({ endpoint, gathers, count, take, read, isFinal, options }) => {
    const { signal: own, priority, refresh, forScreen, onRetry } = options
    const info = infoOf(endpoint, network)
    // A request that changes the chain is never sent twice, and never at a time that nobody chose.
    const isRepeatable = endpoint.kind === 'query'
    const gathering = gather(clock, isRepeatable && (gathers || world.isPaced))
    // Each request has a signal of its own: a thousand listeners on one signal are a warning in Node.
    const { signal, abort, release } = follow(own)
    const pending: Running = { ...info, count, since: clock.now(), state: 'queued' }
    running.set(abort, pending)
    if (closed.aborted) abort()
    let sentAt = pending.since
    let bytes = 0
    let taken: ReturnType<typeof take> | undefined
    let failure: TonCenterError | undefined
    const tries = headTries.follow(endpoint.path === head.path)

    async function attempt() {
      pending.state = 'queued'
      if (!isRepeatable && isOffline()) throw new ConnectionError(info, 'the device is offline')
      // A send has its key before its slot: then it leaves at once, however slow the function of the key is.
      const key = isRepeatable ? undefined : wire.key()
      const ended = await (key
        ? sendSlot(schedule, info, key, signal)
        : schedule.slot(priority, signal, { worth: endpoint.worth, gathered: gathering.over, refresh, forScreen }))
      sentAt = clock.now()
      pending.state = 'sent'
      try {
        if (signal.aborted) throw signal.reason
        taken = take()
        const { wire: params } = taken
        const build: Sending['build'] = (key, signal) => toRequest({ base, endpoint, params, key, signal }, wireOptions)
        const answer = await send(key ? { ...wire, key: () => key } : wire, {
          info,
          endpoint,
          build,
          signal,
          ...(isRepeatable && { onSilent: tries.silent }),
        })
        bytes = answer.size
        tries.ended()
        return read(answer.data)
      } catch (error) {
        tries.ended(error)
        pauseBy(error, schedule, sentAt)
        throw endpoint.refused?.(error, pending) ?? error
      } finally {
        ended()
      }
    }

    const describe = (): CallRecord => ({
      endpoint: info.endpoint,
      params: taken?.wire,
      members: taken?.members ?? 1,
      priority: priorityNow(priority),
      cache: 'miss',
      waitedMs: sentAt - pending.since,
      tookMs: clock.now() - sentAt,
      bytes,
      outcome: failure?.code ?? 'ok',
      status: failure?.status,
    })

    try {
      checkBase(network, base)
      return await withRetries(attempt, {
        retries: isRepeatable ? retries : 0,
        clock,
        signal,
        onRetry(failures, error) {
          pending.state = failures
          hear(() => onRetry?.(failures, error))
        },
        ...(isFinal && { isFinal }),
      })
    } catch (cause) {
      const error = signal.aborted && cause === signal.reason ? new AbortedError({ ...info, cause }) : cause
      if (isTonCenterError(error)) {
        failure = error
        // A send may have arrived: to repeat it is the sender's decision.
        if (!isRepeatable) Object.assign(error, { retryable: false })
      }
      throw error
    } finally {
      tries.over()
      release()
      running.delete(abort)
      // A component that StrictMode mounts twice has asked once.
      if (!gathering.over || !signal.aborted) calls.report(describe)
    }
  }
}

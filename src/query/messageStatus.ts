import type { Trace } from '../contract/v3/trace.ts'
import type { RequestOptions } from '../core/ask.ts'
import type { Client } from '../core/client.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import { pendingTraces } from '../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'

/** How far a message from outside has got. */
export interface MessageStatus {
  /**
   * `sent`: the service has not found it yet. `pending`: its transactions are emulated, or wait for a block.
   * `confirmed`: they are in a block that may still be dropped. `finalized`: they are for ever. `failed`: its first
   * transaction is, and it failed. `not-found`: three looks after the deadline have found nothing. A message that is
   * included later still becomes found.
   */
  readonly status: 'sent' | 'pending' | 'confirmed' | 'finalized' | 'failed' | 'not-found'
  /** The transactions that it has caused so far, once it is found. */
  readonly trace: Trace | null
  /** When this was first asked, unix ms. */
  readonly since: number
  /** How many looks after the deadline have found nothing, of those that are 5 seconds apart. */
  readonly misses: number
  /** When the last of these was, unix ms; 0 before the first. */
  readonly missedAt: number
}

/** Looks after the deadline until a message counts as not found. After a suspension there was one look, at an old index. */
const ENOUGH_MISSES = 3
/** Milliseconds for which looks are closer together: a message is final a second or two after sending. */
const FRESH_MS = 10_000
const FRESH_LOOK_MS = 2_000
/** Milliseconds between looks for a message that was not found, and how many of them there are: ten minutes. */
const LATE_LOOK_MS = 30_000
const LATE_LOOKS = 20

/** Whether nothing more can happen to the message. */
export const isEnded = (message: MessageStatus | undefined): boolean =>
  message?.status === 'finalized' || message?.status === 'failed'

/** How far a trace has got. `isIndexed`: the answer is of the index, which holds blocks only. */
function statusOf(trace: Trace, isIndexed: boolean): MessageStatus['status'] {
  const rows = Object.values(trace.transactions ?? {})
  const first = rows.find(({ hash }) => hash === trace.trace?.tx_hash) ?? rows.sort((a, b) => a.now - b.now)[0]
  const isUnder = (finality: string) => rows.some((row) => row.finality === finality)
  const isWhole = isIndexed && trace.trace_info.trace_state === 'complete'
  if (!isIndexed && (isUnder('pending') || !rows.length || rows.some((row) => !row.finality))) return 'pending'
  if (isUnder('pending')) return 'pending'
  // Absent from older services, which know final rows only. A finality that is not known is not final.
  const isFinal = rows.every(({ finality = 'finalized' }) => finality === 'finalized')
  // A failure in a block that may still be dropped is not final: the message may succeed in another block.
  if (!isIndexed || !isFinal || !isWhole) return 'confirmed'
  return first?.description.aborted ? 'failed' : 'finalized'
}

/** The endpoint without a name for its rows: a malformed trace fails the request, and does not count as absent. */
const whole = <Record extends { readonly rows?: string }>(record: Record): Record => ({ ...record, rows: undefined })

/** Looks once. `before` is what the look before this one gave. @throws {TonCenterError} */
export async function lookForMessage(
  client: Client,
  hash: string,
  before: MessageStatus | undefined,
  notFoundAfterMs: number,
  options: RequestOptions,
): Promise<MessageStatus> {
  const inQueue = async () => {
    const [trace] = (await client.request(whole(pendingTraces), { ext_msg_hash: [hash] }, options)).traces
    return trace && { status: statusOf(trace, false), trace }
  }
  const inIndex = async () => {
    const [trace] = (await client.request(whole(traces), { msg_hash: [hash], limit: 1 }, options)).traces
    return trace && { status: statusOf(trace, true), trace }
  }
  // The likelier place is first: the other is then not requested.
  const [first, second] = before?.status === 'confirmed' ? [inIndex, inQueue] : [inQueue, inIndex]
  // A trace may be between the two, or its block may have been dropped.
  const found = (await first()) ?? (await second())
  const now = client.now()
  // Never later than now: a clock that was set back would stretch the deadline.
  const since = Math.min(before?.since ?? now, now)
  if (found) return { ...found, since, misses: 0, missedAt: 0 }
  let { misses = 0, missedAt = 0 } = before ?? {}
  // The wall clock alone decides nothing: it also runs while the device is suspended.
  if (now - since >= notFoundAfterMs && Math.abs(now - missedAt) >= ASK_MS) {
    misses++
    missedAt = now
  }
  return { status: misses < ENOUGH_MISSES ? 'sent' : 'not-found', trace: null, since, misses, missedAt }
}

/** Milliseconds until the next look; `false` for none. `wanted` is the caller's interval for a pending message. */
export function nextLookMs(
  message: MessageStatus | undefined,
  wanted: number | false | undefined,
  now: number,
): number | false {
  if (isEnded(message) || wanted === false) return false
  if (message?.status === 'not-found') {
    return message.misses < ENOUGH_MISSES + LATE_LOOKS && Math.max(LATE_LOOK_MS, wanted ?? 0)
  }
  return wanted ?? (message && now - message.since < FRESH_MS ? FRESH_LOOK_MS : ASK_MS)
}

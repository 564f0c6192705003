import type { AddressBook } from '../contract/v3/addressBook.ts'
import type { TracesResponse } from '../contract/v3/endpoints/traces.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import type { Trace } from '../contract/v3/trace.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { RequestOptions } from '../core/ask.ts'
import type { Client } from '../core/client.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import { rawForm } from '../core/values/address.ts'
import { pendingTraces } from '../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'
import { masterchainInfo } from '../endpoints/v3/blockchain/masterchainInfo.ts'
import { endingOf, type Reason } from '../reading/ending.ts'
import { actionsOf } from '../reading/story.ts'
import { readSteps } from '../reading/trace/steps.ts'
import { type TraceEnding, traceEnding } from '../reading/trace/traceEnding.ts'
import { ACTIONS_MS } from './builders/traces.ts'

/** What a look at a message from outside has found, as the query cache holds it: JSON can write it down. */
export interface MessageLook {
  /**
   * How far the message itself is. `sent`: the service has not found it yet. `pending`: its transactions are emulated, or wait for
   * a block. `confirmed`: they are in a block that may still be dropped. `finalized`: they are for ever, and the account did what
   * the message ordered. `failed`: that is final too, and nothing left the account; the fee is paid. `expired`: no block took it in
   * its time, and none can take it now. `not-found`: three looks after the deadline have found nothing. A message that is included
   * later still becomes found.
   */
  readonly status: 'sent' | 'pending' | 'confirmed' | 'finalized' | 'failed' | 'expired' | 'not-found'
  /** The transactions that it has caused so far, once it is found. */
  readonly trace: Trace | null
  /** Names of its accounts and metadata of its tokens, from the answer that had the trace. */
  readonly books?: { readonly addressBook: AddressBook; readonly metadata: Metadata } | undefined
  /** The time of the first request, unix ms. */
  readonly since: number
  /** How many looks after the deadline have found nothing, of those that are 5 seconds apart. */
  readonly misses: number
  /** When the last of these was, unix ms; 0 before the first. */
  readonly missedAt: number
  /** When it was first found to have ended while its actions were awaited, unix ms; absent once they are there. */
  readonly endedAt?: number | undefined
  /** The time of the service's newest block, unix seconds, and the time of that request, unix ms. Only where the message can expire. */
  readonly head?: { readonly time: number; readonly askedAt: number } | undefined
}

/** How far a message from outside has got, and what it set off. */
export interface MessageStatus extends MessageLook {
  /** Why nothing left the account: of `failed` and `expired`. `null` for the others, and where the answer does not say. */
  readonly reason: Reason | null
  /**
   * What became of what the message was for: a jetton transfer that a later account refused is `finalized`, and its outcome
   * `failed`. `pending` until it is final, then `unknown` until the service has found the actions of its trace, where the transactions
   * alone do not prove more. `null` without transactions.
   */
  readonly outcome: TraceEnding | null
}

/** A message to look for. */
export interface MessageToFind {
  /** Normalized, padded base64. */
  readonly hash: string
  /** When it expires, unix seconds; absent where that is not known, and then it never counts as expired. */
  readonly validUntil?: number | undefined
}

/** Looks after the deadline until a message counts as not found. After a suspension there was one look, at an old index. */
const ENOUGH_MISSES = 3
/** Milliseconds for which looks are closer together: a message is final a second or two after sending. */
const FRESH_MS = 10_000
const FRESH_LOOK_MS = 2_000
/** Milliseconds between looks for a message that was not found, and how many of them there are: ten minutes. */
const LATE_LOOK_MS = 30_000
const LATE_LOOKS = 20

/**
 * Seconds by which the head must be past the end of a message's time. A block of a shard may be older than the masterchain block
 * that takes it up, and one server of the service behind another.
 */
const LATE_BLOCKS_S = 30

/** Whether nothing more can happen to the message. */
export const isEnded = (message: Pick<MessageLook, 'status'> | undefined): boolean =>
  message?.status === 'finalized' || message?.status === 'failed' || message?.status === 'expired'

/** Whether no look is due any more: it has ended, and what it set off is known, or has not become known in a minute. */
export const isSettled = (message: MessageLook | undefined, now: number): boolean =>
  isEnded(message) && (message?.endedAt === undefined || Math.abs(now - message.endedAt) >= ACTIONS_MS)

/** The account's own transaction. */
function firstOf(trace: Trace): Transaction | undefined {
  const rows = Object.values(trace.transactions ?? {})
  return rows.find(({ hash }) => hash === trace.trace?.tx_hash) ?? rows.sort((a, b) => a.now - b.now)[0]
}

const endingOfTrace = (trace: Trace): TraceEnding => traceEnding(trace, readSteps(trace), actionsOf(trace))

/** Why nothing left the account; `null` where something did. `aborted` alone decides only where the phases are absent. */
function unsent(trace: Trace): { reason: Reason | null } | null {
  const first = firstOf(trace)
  if (!first) return null
  const own = endingOf(first)
  if (own.status === 'failed') return { reason: own.reason ?? null }
  const { status, reason, branches } = endingOfTrace(trace)
  // What a highload wallet sends to itself has not left it.
  const account = rawForm(first.account)
  const hasStayed = branches.every(({ step, at }) => step === undefined && at?.account === account)
  const isAborted = own.status === 'unknown' && first.description.aborted && first.out_msgs.length === 0
  return (status === 'failed' && hasStayed) || isAborted ? { reason: reason ?? null } : null
}

/** Reads what a look has found. Apart from the look: amounts are `bigint`, which no query cache can write down. */
export function toMessageStatus(look: MessageLook): MessageStatus {
  const { status, trace } = look
  const failed = status === 'failed' && trace ? unsent(trace) : null
  const reason = status === 'expired' ? ({ code: 'expired' } as const) : (failed?.reason ?? null)
  return { ...look, reason, outcome: trace && firstOf(trace) ? endingOfTrace(trace) : null }
}

/** How far a trace has got. `isIndexed`: the answer is of the index, which holds blocks only. */
function statusOf(trace: Trace, isIndexed: boolean): MessageLook['status'] {
  const rows = Object.values(trace.transactions ?? {})
  const isUnder = (finality: string) => rows.some((row) => row.finality === finality)
  const isWhole = isIndexed && trace.trace_info.trace_state === 'complete'
  if (!isIndexed && (isUnder('pending') || !rows.length || rows.some((row) => !row.finality))) return 'pending'
  if (isUnder('pending')) return 'pending'
  // Absent from older services, which know final rows only. A finality that is not known is not final.
  const isFinal = rows.every(({ finality = 'finalized' }) => finality === 'finalized')
  // A failure in a block that may still be dropped is not final: the message may succeed in another block.
  if (!isIndexed || !isFinal || !isWhole) return 'confirmed'
  return unsent(trace) ? 'failed' : 'finalized'
}

/** A malformed trace fails the request, and does not count as absent: a trace without a message would seem to have sent nothing. */
const whole = <Record extends object>(record: Record) => ({ ...record, mayLack: 'actions' }) as const

type Found = Pick<MessageLook, 'status' | 'trace' | 'books'>
type Search = () => Promise<Found | undefined>

function foundIn({ traces: [trace], address_book, metadata }: TracesResponse, isIndexed: boolean): Found | undefined {
  if (!trace) return
  return { status: statusOf(trace, isIndexed), trace, books: { addressBook: address_book, metadata } }
}

/** A look with the time since when it waits for actions alone. One whose transactions prove how it ended waits for none. */
function awaiting({ endedAt, ...look }: MessageLook, now: number): MessageLook {
  const { trace } = look
  const isUnclassified = isEnded(look) && trace?.trace_info.classification_state === 'unclassified'
  const isWaiting = isUnclassified && endingOfTrace(trace).status === 'unknown'
  return isWaiting ? { ...look, endedAt: endedAt ?? now } : look
}

/**
 * The time of the newest indexed block, where the message may have expired. Asked at first when the message is not found for a
 * while, then when its time may be over: the device's clock only decides how often, by the time that has passed on it.
 */
async function headFor(
  validUntil: number | undefined,
  { head }: Pick<MessageLook, 'head'>,
  age: number,
  client: Client,
  options: RequestOptions,
): Promise<MessageLook['head']> {
  const now = client.now()
  if (validUntil === undefined || age < FRESH_MS) return head
  const passed = head ? (now - head.askedAt) / 1000 : 0
  if (head && passed >= 0 && head.time + passed <= validUntil + LATE_BLOCKS_S) return head
  const { last } = await client.request(masterchainInfo, {}, options)
  return { time: Number(last.gen_utime), askedAt: now }
}

/**
 * Looks once. `before` is what the look before this one gave. One or two requests; where nothing is found and the message can expire
 * one more at times, and two when it has. @throws {TonCenterError}
 */
export async function lookForMessage(
  client: Client,
  { hash, validUntil }: MessageToFind,
  before: MessageLook | undefined,
  notFoundAfterMs: number,
  options: RequestOptions,
): Promise<MessageLook> {
  const inQueue: Search = async () =>
    foundIn(await client.request(whole(pendingTraces), { ext_msg_hash: [hash] }, options), false)
  const inIndex: Search = async () => {
    const params = { msg_hash: [hash], limit: 1, include_actions: true }
    return foundIn(await client.request(whole(traces), params, options), true)
  }
  if (before?.status === 'finalized' || before?.status === 'failed') {
    // It is for ever: only its actions are new. Another server of the service may be behind.
    const again = await inIndex()
    return again && isEnded(again) ? awaiting({ ...before, ...again }, client.now()) : before
  }
  // The likelier place is first: the other is then not requested. A trace may be between the two, or its block may have been dropped.
  const [first, second] = before?.status === 'confirmed' ? [inIndex, inQueue] : [inQueue, inIndex]
  let found = (await first()) ?? (await second())
  const now = client.now()
  // Never later than now: a clock that was set back would stretch the deadline.
  const since = Math.min(before?.since ?? now, now)
  if (found) return awaiting({ ...found, since, misses: 0, missedAt: 0 }, now)
  const head = await headFor(validUntil, before ?? {}, now - since, client, options)
  let { misses = 0, missedAt = 0 } = before ?? {}
  if (head && validUntil !== undefined && head.time > validUntil + LATE_BLOCKS_S) {
    // The look before was at an older index: at this head or a later one it decides.
    found = (await inQueue()) ?? (await inIndex()) ?? { status: 'expired', trace: null }
    return awaiting({ ...found, since, misses: 0, missedAt: 0, head }, now)
  }
  // The wall clock alone decides nothing: it also runs while the device is suspended.
  if (now - since >= notFoundAfterMs && Math.abs(now - missedAt) >= ASK_MS) {
    misses++
    missedAt = now
  }
  return { status: misses < ENOUGH_MISSES ? 'sent' : 'not-found', trace: null, since, misses, missedAt, head }
}

/** Milliseconds until the next look; `false` for none. `wanted` is the caller's interval for a pending message. */
export function nextLookMs(
  message: MessageLook | undefined,
  wanted: number | false | undefined,
  now: number,
): number | false {
  if (isSettled(message, now) || wanted === false) return false
  if (message?.status === 'not-found') {
    return message.misses < ENOUGH_MISSES + LATE_LOOKS && Math.max(LATE_LOOK_MS, wanted ?? 0)
  }
  return wanted ?? (message && now - message.since < FRESH_MS ? FRESH_LOOK_MS : ASK_MS)
}

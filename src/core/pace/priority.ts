import { attempt } from '../attempt.ts'

/** The order of requests in the queue. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
/** Requests that change the chain precede all reads: a signature expires. */
export type Turn = Priority | 'send'
const RANK: Record<Turn, number> = { send: 0, visible: 1, mounted: 2, prefetch: 3 }

/** A priority as it is now: some change while they wait. Code of the app gives it, and may fail. */
export const priorityNow = <Some extends Turn>(priority: Some | (() => Some)): Some | 'mounted' =>
  typeof priority === 'function' ? (attempt(priority) ?? 'mounted') : priority

/** The current place of a request in the queue: the lowest number is first. */
export const rankNow = (turn: Turn | (() => Turn)): number => RANK[priorityNow(turn)]

/** The highest of some priorities. */
export const urgent = (wanted: Priority[]): Priority => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? 'mounted'

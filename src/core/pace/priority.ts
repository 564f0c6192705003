import { attempt } from '../attempt.ts'

/** A value, or a function that gives it as it is now. */
export type Now<Value> = Value | (() => Value)

/** The order of requests in the queue. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
/** Requests that change the chain precede all reads: a signature expires. */
export type Turn = Priority | 'send'
/** Which of two requests of one priority is first, whichever was made first. */
export type Worth = 'first' | 'last'
const RANK: Record<Turn, number> = { send: 0, visible: 1, mounted: 2, prefetch: 3 }

/** Whether it is so now. */
export const isSo = (given: Now<boolean> | undefined): boolean =>
  (typeof given === 'function' ? given() : given) ?? false

/** A priority as it is now: some change while they wait. Code of the app gives it, and may fail. */
export const priorityNow = <Some extends Turn>(priority: Now<Some> | undefined): Some | 'mounted' =>
  (typeof priority === 'function' ? attempt(priority) : priority) ?? 'mounted'

/** The current place of a request in the queue: the lowest number is first. */
export const rankNow = (turn: Now<Turn> | undefined, worth?: Worth): number =>
  RANK[priorityNow(turn)] + (worth === 'first' ? -0.1 : worth ? 0.1 : 0)

/** The highest of some priorities. */
export const urgent = (wanted: Priority[]): Priority => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? 'mounted'

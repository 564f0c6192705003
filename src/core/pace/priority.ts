import { attempt } from '../attempt.ts'

/** What goes first when requests have to wait. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
/** What changes the chain goes before all reads: a signature expires. */
export type Turn = Priority | 'send'
const RANK: Record<Turn, number> = { send: 0, visible: 1, mounted: 2, prefetch: 3 }

/** A priority as it is now: some change while they wait. Code of the app gives it, and may fail. */
export const priorityNow = <Some extends Turn>(priority: Some | (() => Some)): Some | 'mounted' =>
  typeof priority === 'function' ? (attempt(priority) ?? 'mounted') : priority

/** The place of a request in the queue as it is now: the lowest number goes first. */
export const rankNow = (turn: Turn | (() => Turn)): number => RANK[priorityNow(turn)]

/** The highest of some priorities. */
export const urgent = (wanted: Priority[]): Priority => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? 'mounted'

import type { ActivityView } from '../../../reading/readAction.ts'
import { timeOf } from '../../../reading/timeOf.ts'

/** The head of a day. */
export interface DayRow {
  /** A head. */
  readonly kind: 'day'
  /** `2026-01-31` in the time zone of the feed. */
  readonly day: string
  /** A moment of that day, unix seconds. */
  readonly time: number
  /** Actions of that day; `undefined` while more of them may load, and where some action could not be read. */
  readonly count: number | undefined
}

/** An action, and its place in its trace. */
export interface ActionRow {
  /** An action. */
  readonly kind: 'action'
  readonly view: ActivityView
  /** Its place among the actions of its trace that the feed shows. */
  readonly place: 'only' | 'first' | 'middle' | 'last'
  /** The actions of its group, itself first, and whether they are rendered below it. Absent without a group. */
  readonly fold?: { readonly views: readonly ActivityView[]; readonly isOpen: boolean } | undefined
}

export type FeedRow = DayRow | ActionRow

/** Rows that did not change stay the same objects: then they are not rendered again. */
export type RowMemory = WeakMap<ActivityView, ActionRow>

/**
 * Puts the actions of one trace together, and a head above each day. The order is that of the answer otherwise: a trace
 * has the place of its first action.
 * @param hasMore older actions may load
 * @param hasUnreadable some actions could not be read: of which days is not known
 * @param dayOf `2026-01-31` for a moment in unix milliseconds
 */
export function arrange(
  views: readonly ActivityView[],
  dayOf: (ms: number) => string,
  hasMore: boolean,
  memory: RowMemory,
  hasUnreadable = false,
): FeedRow[] {
  const traces = new Map<string, ActivityView[]>()
  for (const view of views) {
    const { trace_id, trace_external_hash, action_id } = view.action
    const trace = trace_id ?? trace_external_hash ?? action_id
    traces.set(trace, [...(traces.get(trace) ?? []), view])
  }
  const days = new Map<string, ActivityView[][]>()
  for (const trace of traces.values()) {
    const day = dayOf(timeOf(trace[0] as ActivityView) * 1000)
    days.set(day, [...(days.get(day) ?? []), trace])
  }
  return [...days].flatMap(([day, traces], index): FeedRow[] => {
    const rows = traces.flatMap((trace) => trace.map((view, at) => rowOf(view, at, trace.length, memory)))
    const isWhole = !hasUnreadable && (!hasMore || index < days.size - 1)
    const time = timeOf(rows[0]?.view as ActivityView)
    return [{ kind: 'day', day, time, count: isWhole ? rows.length : undefined }, ...rows]
  })
}

export function rowOf(view: ActivityView, at: number, count: number, memory: RowMemory): ActionRow {
  const place = count === 1 ? 'only' : at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle'
  const known = memory.get(view)
  if (known?.place === place) return known
  const row: ActionRow = { kind: 'action', view, place }
  memory.set(view, row)
  return row
}

export const keyOf = (row: FeedRow): string =>
  row.kind === 'day' ? `day:${row.day}` : `${row.fold ? 'fold:' : ''}${row.view.action.action_id}`

import type { Pagination } from './endpoint.ts'
import { type Listed, withUnreadable } from './schema/rowList.ts'

type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/**
 * Answers with their rows as received, alone or as the pages of a list. The result of a `select` is not among them. The marks stay:
 * without them a `select` would need a comparison of all that a hash settles.
 */
const answers = /* @__PURE__ */ new WeakSet<object>()

/** Marks an answer: its rows are as received, so that members that their hash settles need not be compared. */
export function asAnswer<Data>(data: Data): Data {
  if (isObject(data)) answers.add(data)
  return data
}

/** The pages of a list, or an answer that is alone. */
const pagesOf = (data: unknown): readonly unknown[] =>
  (isObject(data) && Array.isArray(data.pages) && data.pages) || [data]

/** Whether `data` is an answer, or nothing but the pages of a list. */
export const isAnswer = (data: unknown): boolean =>
  isObject(data) &&
  (answers.has(data) || (Object.keys(data).length === 2 && pagesOf(data).every((page) => answers.has(page as object))))

/** As in TanStack: deeper data are replaced without a comparison. A chain of transactions may be so deep. */
const DEEPEST = 500

/**
 * For TanStack's `structuralSharing` of lists. Unchanged values keep their identity; rows are found by their key, at
 * any place. Takes an answer, or the pages of an infinite list. Nothing is copied but the lists and objects in which
 * some members have changed and others have not.
 */
export function sharing<Data, Row>({
  rows,
  rowKey,
  hashed = [],
}: Pick<Pagination<never, Data, never, Row>, 'rows' | 'rowKey' | 'hashed'>) {
  const settled = new Set(hashed)
  /** All lists of rows: those of the pages, and the one list that an infinite hook makes of them. */
  const listsOf = (data: unknown): readonly (readonly Row[])[] =>
    isObject(data) ? [(data.rows as Row[]) ?? [], ...(pagesOf(data) as Data[]).map(rows)] : []

  return (before: unknown, after: unknown): unknown => {
    if (before === after) return after
    // Data from a store, or written by the app, may have any value in the members that a hash settles.
    const isKnown = isAnswer(before)
    const known = new Map(listsOf(before).flatMap((list) => list.map((row) => [rowKey(row), row] as const)))
    const lists = new Set<unknown>(listsOf(after))

    /** Members that the hash of a row settles are not even read: memory access takes most of the time. */
    function keep(old: unknown, next: unknown, depth: number, isRow = false): unknown {
      if (old === next || depth > DEEPEST || !isObject(old) || !isObject(next)) return next
      const isList = Array.isArray(next)
      const isRows = lists.has(next)
      let isOld = isList === Array.isArray(old)
      let left = 0
      let kept: Members | undefined
      // Without the lists that `Object.keys` would make of the names of each row.
      for (const _ in old) left++
      for (const name in next) {
        left--
        if (isRow && settled.has(name)) continue
        const was = old[name]
        const item = next[name]
        // A list of rows may have one more member: those that could not be read.
        const row = isRows && name !== 'unreadable' ? known.get(rowKey(item as Row)) : undefined
        const value = keep(row ?? was, item, depth + 1, row !== undefined && isKnown)
        isOld &&= value === was && name in old
        if (value === item) continue
        kept ??= (isList ? Object.assign([], next) : { ...next }) as Members
        kept[name] = value
      }
      // A copy of a list has its enumerable members only.
      if (isList && kept) withUnreadable(kept, (kept as Listed).unreadable)
      const result = isOld && !left ? old : (kept ?? next)
      return answers.has(next) ? asAnswer(result) : result
    }
    return keep(before, after, 0)
  }
}

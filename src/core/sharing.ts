import { attempt } from './attempt.ts'
import type { Pagination } from './endpoint.ts'

type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** Lists and plain objects. A `select` may make a Map, a Date or a class instance: their members do not say what they hold. */
function isPlain(value: unknown): value is Members {
  if (!isObject(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}

/** Answers with their rows as they came. What a `select` makes of them is none. */
const answers = /* @__PURE__ */ new WeakSet<object>()
/** Says of an answer that its rows are as they came, so that what their hash settles need not be compared. */
export function asAnswer<Data>(data: Data): Data {
  if (isObject(data)) answers.add(data)
  return data
}

/**
 * TanStack's `structuralSharing` for lists: what did not change keeps its identity, and rows are found by their key, wherever they
 * stand now. It is given an answer or the pages of an infinite list, and again what `select` makes of them. Nothing is copied but
 * the lists and objects in which some members have changed and others have not.
 */
export function sharing<Data, Row>({
  rows,
  rowKey,
  hashed = [],
}: Pick<Pagination<never, Data, never, Row>, 'rows' | 'rowKey' | 'hashed'>) {
  const settled = new Set(hashed)
  const keyOf = (item: unknown) => attempt(() => rowKey(item as Row))

  return (before: unknown, after: unknown): unknown => {
    const known = new Map<string | undefined, unknown>()
    let isKnown = true
    for (const data of (isObject(before) && (before.pages as Data[])) || [before as Data]) {
      isKnown &&= answers.has(data as object)
      // What is no answer is what a `select` has made of one.
      const list = Array.isArray(data) ? data : attempt(() => [...rows(data)])
      for (const row of list ?? []) known.set(keyOf(row), row)
    }
    known.delete(undefined)

    /** In an answer what a hash settles is not even read: most of the time goes by waiting for memory. */
    function keep(old: unknown, next: unknown, isAnswer?: boolean, isRow?: unknown): unknown {
      if (old === next || !isPlain(old) || !isPlain(next)) return next
      const isList = Array.isArray(next)
      const isWhole = isKnown && answers.has(next)
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
        const row = isList && known.get(keyOf(item))
        const value = keep(row || was, item, isWhole || isAnswer, row && isAnswer)
        isOld &&= value === was && name in old
        if (value === item) continue
        kept ??= (isList ? [...next] : { ...next }) as Members
        kept[name] = value
      }
      const result = isOld && !left ? old : (kept ?? next)
      return isWhole ? asAnswer(result) : result
    }
    return keep(before, after)
  }
}

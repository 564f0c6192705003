import { attempt } from './attempt.ts'
import type { Pagination } from './endpoint.ts'

type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** How many members there are; for lists less than none, so that no list is as large as an object. */
const sizeOf = (value: object) => (Array.isArray(value) ? ~value.length : Object.keys(value).length)

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
  const keyOf = (item: unknown) => attempt(() => rowKey(item as Row))

  return (before: unknown, after: unknown): unknown => {
    const known = new Map<string | undefined, unknown>()
    for (const data of (isObject(before) && (before.pages as Data[])) || [before as Data]) {
      // What is no answer is what a `select` has made of one.
      const list = Array.isArray(data) ? data : attempt(() => [...rows(data)])
      for (const row of list ?? []) known.set(keyOf(row), row)
    }
    known.delete(undefined)

    /** What a hash settles is not compared, in rows as they come. One that shares a part with the other was made of it by a `select`. */
    const keepRow = (old: Members, next: Members) =>
      keep(old, next, hashed.some((name) => isObject(next[name]) && old[name] === next[name]) ? [] : hashed)

    function keep(old: unknown, next: unknown, settled: readonly string[] = []): unknown {
      if (old === next || !isObject(old) || !isObject(next)) return next
      const isList = Array.isArray(next)
      let isOld = sizeOf(old) === sizeOf(next)
      let kept: Members | undefined
      for (const name in next) {
        const was = old[name]
        const item = next[name]
        if (settled.includes(name) && isObject(was) && isObject(item)) continue
        const row = isList && known.get(keyOf(item))
        const value = isObject(row) && isObject(item) ? keepRow(row, item) : keep(was, item)
        isOld &&= value === was && (was !== undefined || name in old)
        if (value === item) continue
        kept ??= (isList ? [...next] : { ...next }) as Members
        kept[name] = value
      }
      return isOld ? old : (kept ?? next)
    }
    return keep(before, after)
  }
}

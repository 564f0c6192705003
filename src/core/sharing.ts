import type { Pagination } from './endpoint.ts'

type Members = Record<string, unknown>

/** Whether two values of JSON are the same. Copies nothing, and ends at the first difference. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false
    return true
  }
  if (Array.isArray(b)) return false
  let count = 0
  for (const name in a) {
    if (!isSame((a as Members)[name], (b as Members)[name])) return false
    count++
  }
  for (const _name in b) count--
  return count === 0
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/**
 * TanStack's `structuralSharing` for lists: what did not change keeps its identity, and rows are found by their key, wherever they
 * stand now. It is given an answer or the pages of an infinite list, and again what `select` makes of them. Rows are compared where
 * they are; only a list or an object in which something has changed is made anew.
 */
export function sharing<Data, Row>({
  rows,
  rowKey,
  hashed = [],
}: Pick<Pagination<never, Data, never, Row>, 'rows' | 'rowKey' | 'hashed'>) {
  /** The key of a row; nothing, or the key of no row, for anything else. */
  const keyOf = (item: unknown): string | undefined => {
    try {
      return rowKey(item as Row)
    } catch {
      return undefined
    }
  }
  const rowsIn = (data: unknown): readonly unknown[] => {
    if (Array.isArray(data)) return data
    try {
      return rows(data as Data) ?? []
    } catch {
      return []
    }
  }

  const settled = new Set<unknown>(hashed)
  /** Whether rows of one key are the same. */
  function isSameRow(old: Members, next: Members): boolean {
    let isFresh = true
    for (const name in next) {
      const a = old[name]
      const b = next[name]
      if (typeof b !== 'object') {
        if (a !== b) return false
      } else if (!settled.has(name) || !isObject(a) || !b) {
        if (!isSame(a, b)) return false
      } else if (a === b) isFresh = false
    }
    if (Object.keys(old).length !== Object.keys(next).length) return false
    // What a hash settles is not compared, in rows as they come. One that shares a part with the other was made of it by a `select`.
    return isFresh || hashed.every((name) => isSame(old[name], next[name]))
  }

  return (before: unknown, after: unknown): unknown => {
    const known = new Map<string, unknown>()
    for (const data of (isObject(before) && (before.pages as unknown[])) || [before]) {
      for (const row of rowsIn(data)) {
        const key = keyOf(row)
        if (key !== undefined) known.set(key, row)
      }
    }

    function keep(old: unknown, next: unknown): unknown {
      if (old === next || !isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next)) return next
      if (Array.isArray(next)) {
        return oneOf(
          old,
          next,
          next.map((item, index) => {
            const key = keyOf(item)
            const row = key === undefined ? undefined : known.get(key)
            if (!isObject(row)) return keep((old as unknown as unknown[])[index], item)
            return row === item || isSameRow(row, item) ? row : item
          }),
        )
      }
      const kept: Members = {}
      for (const name in next) {
        const [a, b] = [old[name], next[name]]
        kept[name] = Array.isArray(b) || !isSame(a, b) ? keep(a, b) : a
      }
      return oneOf(old, next, kept)
    }
    return keep(before, after)
  }
}

/** Whichever has the members of `kept`, so that nothing is copied without need. */
function oneOf(old: object, next: object, kept: object): object {
  return isLike(old, kept) ? old : isLike(next, kept) ? next : kept
}

function isLike(value: object, kept: object): boolean {
  if (Array.isArray(value))
    return (
      value.length === (kept as unknown[]).length && value.every((item, index) => item === (kept as unknown[])[index])
    )
  const names = Object.keys(value) as never[]
  return names.length === Object.keys(kept).length && names.every((name) => value[name] === kept[name])
}

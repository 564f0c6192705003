import type { $ZodIssue } from 'zod/v4/core'
import type { Issue } from './schema.ts'

type Path = readonly (string | number)[]

/** The value at `path`, or `undefined` where the way ends. */
function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  )
}

/** A value in a few words: its kind, and its beginning when that helps. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'absent'
  if (typeof value === 'object') return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object'
  return `${typeof value} ${String(value).slice(0, 60)}`
}

export interface Fault {
  readonly path: Path
  readonly expected: string
  readonly got: string
}

/** Issues of a schema as faults: where, what it should be, what it is. */
export function toFaults(issues: readonly (Issue | $ZodIssue)[], value: unknown): Fault[] {
  return issues.map((issue) => {
    const path = issue.path as Path
    return { path, expected: issue.message, got: describeValue(at(value, path)) }
  })
}

import type { Issue } from './schema.ts'

type Path = readonly (string | number)[]

/** The value at `path`, or `undefined` where the path ends early. */
function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  )
}

/** A value in a few words: its kind, and its beginning when that helps. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'absent'
  if (typeof value === 'object') return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object'
  return `${typeof value} ${String(value).slice(0, 60)}`
}

export interface Fault {
  readonly path: Path
  readonly expected: string
  readonly got: string
}

/** An issue of a schema as a fault: the place, the expected value, the actual value. */
export const toFault = ({ path, message }: Issue, value: unknown): Fault => ({
  path,
  expected: message,
  got: describeValue(at(value, path)),
})
export const toFaults = (issues: readonly Issue[], value: unknown): Fault[] =>
  issues.map((issue) => toFault(issue, value))

/** A fault in a sentence. `whole` names the value where the path is empty. */
export const inWords = ({ path, expected, got }: Fault, whole: string): string =>
  `${path.join('.') || whole} should be ${expected}, but is ${got}.`

import type { $ZodIssue, $ZodRawIssue } from 'zod/v4/core'

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
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'an object'
  const text = String(value)
  return `${typeof value} ${JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)}`
}

/** What an issue asks for, in words. */
function expectation(issue: $ZodIssue | $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
    case 'invalid_value':
      return issue.values.length > 1 ? `one of ${issue.values.join(', ')}` : String(issue.values[0])
    case 'unrecognized_keys':
      return `without ${issue.keys.join(', ')}`
    default:
      return issue.message || 'something else'
  }
}

export interface Fault {
  readonly path: Path
  readonly expected: string
  readonly got: string
}

/** The deepest fault behind an issue: of a union, the member that got furthest tells most. */
function deepest(issue: $ZodIssue): { issue: $ZodIssue; path: Path } {
  const path = issue.path as Path
  if (issue.code !== 'invalid_union') return { issue, path }
  let found: { issue: $ZodIssue; path: Path } = { issue, path }
  for (const member of issue.errors) {
    for (const inner of member) {
      const candidate = deepest(inner)
      const whole = [...path, ...candidate.path]
      if (whole.length > found.path.length || found.issue === issue) found = { issue: candidate.issue, path: whole }
    }
  }
  return found
}

/** Issues of a schema as faults: where, what it should be, what it is. */
export function toFaults(issues: readonly $ZodIssue[], value: unknown): Fault[] {
  return issues.map((raw) => {
    const { issue, path } = deepest(raw)
    return { path, expected: expectation(issue), got: describeValue(at(value, path)) }
  })
}

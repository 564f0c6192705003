import { type $ZodType, safeParse } from 'zod/v4/core'
import type { Check, Checked } from './schema.ts'
import * as z from './schema.ts'

/**
 * A check that says in words what it expects. Zod's own (`regex`, `minimum`, `minLength` …) would cost every bundle of one hook
 * 2 kB more.
 */
/* @__NO_SIDE_EFFECTS__ */
export function expects<T>(expected: string, holds: (value: T) => boolean): Check<T> {
  return (payload) => {
    if (!holds(payload.value)) refuse(payload, expected)
  }
}

/** Reports the value as none of what is expected. */
export function refuse(payload: Checked<unknown>, expected: string, path: (string | number)[] = []): void {
  payload.issues.push({ code: 'custom', message: expected, input: payload.value, path })
}

/** A whole number within bounds. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, expected = 'a whole number') =>
  z.number(expects(expected, (value) => Number.isInteger(value) && value >= min && value <= max))

/** A param that the service accepts several times: one value, or a list of them. */
export type OneOrMany<T> = T | readonly T[]

/**
 * One or many values; gives a list. A list is a set, sorted and without repeats, unless its order has meaning. Empty is an
 * error: the service would take a filter without values for no filter, and answer with everybody's rows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Output extends string | number, Input>(
  item: $ZodType<Output, Input>,
  { max = 1000, ordered = false }: { max?: number; ordered?: boolean } = {},
) {
  return z.unknown((payload) => {
    const given = Array.isArray(payload.value) ? payload.value : [payload.value]
    const values: Output[] = []
    given.forEach((value, index) => {
      const result = safeParse(item, value)
      if (result.success) values.push(result.data)
      else
        for (const issue of result.error.issues) {
          payload.issues.push({ ...issue, path: [...(given === payload.value ? [index] : []), ...issue.path] } as never)
        }
    })
    const kept = ordered ? values : [...new Set(values)].sort()
    if (!given.length || kept.length > max) refuse(payload, `1 to ${max} values`)
    payload.value = kept
  }) as unknown as $ZodType<readonly Output[], OneOrMany<Input>>
}

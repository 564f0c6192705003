import * as z from './schema.ts'
import { addIssue, type Check } from './schema.ts'

/** A check by `holds`. Its fault names the `expected` value. */
/* @__NO_SIDE_EFFECTS__ */
export function expects<T>(expected: string, holds: (value: T) => boolean): Check<T> {
  return (payload) => {
    if (!holds(payload.value)) addIssue(payload, expected)
  }
}

/** A whole number within bounds. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, expected = 'a whole number') =>
  z.number(expects(expected, (value) => Number.isInteger(value) && value >= min && value <= max))

/** A param that the service accepts several times: one value, or a list of them. */
export type OneOrMany<T> = T | readonly T[]

/** One or many values; gives a list. Empty is an error: the service takes it as no filter, and returns the rows of all accounts. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Output extends string | number, Input>(
  item: z.Schema<Output, Input>,
  { max = 1000 }: { max?: number } = {},
) {
  return z.unknown((payload) => {
    const given = Array.isArray(payload.value) ? payload.value : [payload.value]
    const values = given.map((value, index) => z.runPart(payload, item, value, given === payload.value ? [index] : []))
    if (!given.length || new Set(values).size > max) addIssue(payload, `1 to ${max} values`)
    payload.value = values
  }) as unknown as z.Schema<readonly Output[], OneOrMany<Input>>
}

import { type $ZodType, safeParse } from 'zod/v4/core'
import { refuse } from '../../core/checks.ts'
import type { Checked } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'

/** Checks a part of the value under check, and reports its faults under `path`. Gives the part as its schema makes it. */
export function checkPart<Part>(
  payload: Checked<unknown>,
  schema: $ZodType<Part>,
  part: unknown,
  path: (string | number)[] = [],
): Part {
  const result = safeParse(schema, part)
  if (result.success) return result.data
  for (const issue of result.error.issues) payload.issues.push({ ...issue, path: [...path, ...issue.path] })
  return part as Part
}

/**
 * An object of one of several kinds, by the text in its field `tag`; by `other` where it is none of them. Instead of zod's own
 * union, which would cost every bundle that shows a message 0.7 kB.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byTag = <Data>(tag: string, schemas: Readonly<Record<string, $ZodType<Data>>>, other?: $ZodType<Data>) =>
  z.unknown((payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return refuse(payload, 'an object')
    const found = (value as Record<string, unknown>)[tag]
    // hasOwn: the tag is the service's text, and may be `constructor`.
    const schema = typeof found === 'string' && Object.hasOwn(schemas, found) ? schemas[found] : other
    if (schema) payload.value = checkPart(payload, schema, value)
    else refuse(payload, `one of ${Object.keys(schemas).join(', ')}`, [tag])
  }) as unknown as $ZodType<Data, Data>

/** A value of one of several kinds, where looking at it tells which. `choose` gives `undefined` for none of them. */
/* @__NO_SIDE_EFFECTS__ */
export const choose = <Data>(expected: string, chooseFor: (value: unknown) => $ZodType<Data> | undefined) =>
  z.unknown((payload) => {
    const schema = chooseFor(payload.value)
    if (schema) payload.value = checkPart(payload, schema, payload.value)
    else refuse(payload, expected)
  }) as unknown as $ZodType<Data, Data>

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

/** A value of one of several kinds, where looking at it tells which. `choose` gives `undefined` for none of them. */
/* @__NO_SIDE_EFFECTS__ */
export const choose = <Data>(expected: string, chooseFor: (value: unknown) => $ZodType<Data> | undefined) =>
  z.unknown((payload) => {
    const schema = chooseFor(payload.value)
    if (schema) payload.value = checkPart(payload, schema, payload.value)
    else refuse(payload, expected)
  }) as unknown as $ZodType<Data, Data>

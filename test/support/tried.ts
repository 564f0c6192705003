import type { Issue, Schema } from '../../src/core/schema/schema.ts'
import { run } from '../../src/core/schema/schema.ts'

/** A schema's result for a value, or its faults. */
export function tried<Data>(
  schema: Schema<Data>,
  value: unknown,
): { data?: Data; issues?: undefined } | { data?: undefined; issues: Issue[] } {
  const { value: data, issues } = run(schema, value)
  return issues.length ? { issues } : { data }
}

/** Whether a schema takes a value. */
export const takes = (schema: Schema, value: unknown): boolean => !run(schema, value).issues.length

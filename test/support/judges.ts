import { expect } from 'vitest'
import type { ZodType } from 'zod'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { run } from '../../src/core/schema/schema.ts'
import * as schemas from '../../src/zod.ts'

const upper = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** The schema of zod for the params of an endpoint, or for its answer. */
export function zodOf(
  { generation, name }: Pick<AnyEndpoint, 'generation' | 'name'>,
  what: 'Params' | 'Answer',
): ZodType {
  const key = `${generation === 'v2' ? `v2${upper(name)}` : name}${what}`
  const schema = (schemas as unknown as Readonly<Record<string, ZodType>>)[key]
  if (!schema) throw new Error(`There is no schema of zod named ${key}.`)
  return schema
}

interface Blame {
  readonly path: readonly PropertyKey[]
  /** The verdicts of a union's schemas. */
  readonly errors?: readonly (readonly Blame[])[]
}

/** Every path that is blamed, those inside of unions too. */
const paths = ({ path, errors = [] }: Blame): (readonly PropertyKey[])[] => [
  path,
  ...errors.flat().flatMap((inner) => paths(inner).map((rest) => [...path, ...rest])),
]

/** The rows of a list that have a fault: those that a client takes out. */
function rowsIn(record: AnyEndpoint, issues: readonly Blame[]): PropertyKey[] {
  const rows = 'rows' in record ? record.rows : undefined
  const found = issues
    .flatMap(paths)
    .map(([first, second]) => (rows === 'itself' ? first : first === rows ? second : undefined))
  return [...new Set(found.filter((place) => place !== undefined))].sort()
}

/**
 * The check of the hooks and the schema of zod agree. They take the same answers, return equal results, and refuse the same rows.
 */
export function expectAgreement(record: AnyEndpoint, answer: unknown, said = record.name): void {
  const ours = run(record.response, answer)
  const { data, error } = zodOf(record, 'Answer').safeParse(answer)
  expect(!error, `zod takes ${said}: ${error?.message.slice(0, 500)}`).toBe(!ours.issues.length)
  if (error) expect(rowsIn(record, error.issues as Blame[]), said).toEqual(rowsIn(record, ours.issues))
  else expect(data, said).toEqual(ours.value)
}

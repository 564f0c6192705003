import { type Contract, type Json, refName } from './openapi.ts'
import type { Contracts } from './read.ts'

/** A member of a schema, or a param of an endpoint. */
export interface Member {
  /** The schema or the endpoint that has it. */
  of: string
  name: string
  schema: Json
  /** The object whose `description` is its meaning: its schema, or its entry in a list of params. */
  holder: { description?: string | undefined }
}

/** Every member and param that a contract states itself, once each. */
export function membersOf(contract: Contract): Member[] {
  const schemas = Object.entries(contract.components.schemas).flatMap(([name, schema]) => membersIn(schema, name))
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
  return [
    ...schemas,
    ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...parameters.map((param) => ({ of: operationId, name: param.name, schema: param.schema, holder: param })),
      ...membersIn(requestBody?.content['application/json'].schema, operationId),
      ...membersIn(responses[200].content['application/json'].schema, operationId),
    ]),
  ]
}

function membersIn(schema: Json | false | undefined, of: string): Member[] {
  if (!schema) return []
  const { properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = [], prefixItems = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, member]) => [
      { of, name, schema: member, holder: member },
      ...membersIn(member, of),
    ]),
    ...[items, additionalProperties, ...allOf, ...oneOf, ...anyOf, ...prefixItems].flatMap((part) =>
      membersIn(part, of),
    ),
  ]
}

/** The kind of a value, without `null`: a component, `const`, a format, or a type; `[]` marks a list of it. */
export function kindOf({ $ref, anyOf, oneOf, const: constant, items, format, type }: Json): string {
  const [first] = anyOf ?? oneOf ?? []
  if ($ref) return refName($ref)
  if (first) return kindOf(first)
  if (constant !== undefined) return 'const'
  if (items) return `${kindOf(items)}[]`
  return format ?? [type].flat().find((one) => one !== 'null') ?? 'any'
}

/** The meanings that `x-meanings` states of members with a name: of each kind, or of all kinds. */
type Meanings = NonNullable<Contract['components']['x-meanings']>

const sharedBy = ({ name, schema }: Member, meanings: Meanings): string | undefined => {
  const shared = meanings[name]
  return typeof shared === 'object' ? shared[kindOf(schema)] : shared
}

/** Gives each member without a meaning of its own the shared one. */
function fill(contract: Contract, meanings: Meanings): Contract {
  for (const member of membersOf(contract)) member.holder.description ??= sharedBy(member, meanings)
  return contract
}

/** Contracts with the meaning of every member in its place. Changes what it is given. */
export function withMeanings({ v2, v3, emulate }: Contracts): Contracts {
  const meaningsOf = (contract: Contract) => contract.components['x-meanings'] ?? {}
  return {
    v2: fill(v2, meaningsOf(v2)),
    v3: fill(v3, meaningsOf(v3)),
    emulate: fill(emulate, { ...meaningsOf(v3), ...meaningsOf(emulate) }),
  }
}

/** The shared meanings that no member of a contract takes, as `name` or `name: kind`. */
export function unusedMeanings(contract: Contract): string[] {
  const bare = membersOf(contract).filter(({ holder }) => holder.description === undefined)
  const kinds = new Set(bare.flatMap(({ name, schema }) => [name, `${name}: ${kindOf(schema)}`]))
  return Object.entries(contract.components['x-meanings'] ?? {})
    .flatMap(([name, shared]) =>
      typeof shared === 'string' ? [name] : Object.keys(shared).map((kind) => `${name}: ${kind}`),
    )
    .filter((key) => !kinds.has(key))
}

import { type Json, refName } from '../contract/openapi.ts'
import { code, meaningOf, page, plain, table } from './markdown.ts'

export type Schemas = Readonly<Record<string, Json>>

/** What a schema says of a value, in a word or two. */
export function typeOf(schema: Json): string {
  if (schema.$ref) return refName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return variants.map(typeOf).join(' | ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ')
  const types = [schema.type ?? 'any'].flat()
  const named = types.map((type) => {
    if (type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
    return type === 'string' && schema.format ? schema.format : type
  })
  return named.join(' | ')
}

export function boundsOf({ minimum, maximum, minItems, maxItems, default: initial, items }: Json): string {
  const range = (least: unknown, most: unknown, of = '') =>
    least === undefined && most === undefined ? [] : [`${least ?? '…'} to ${most ?? '…'}${of}`]
  return [
    ...range(minimum, maximum),
    ...range(minItems, maxItems, ' items'),
    ...(items ? range(items.minimum, items.maximum, ' each') : []),
    ...(initial === undefined ? [] : [`default ${JSON.stringify(initial)}`]),
  ].join('; ')
}

/** The members of a schema, those of its parts included. */
function membersOf(schema: Json, schemas: Schemas): [string, Json, boolean][] {
  if (schema.$ref) return membersOf(schemas[refName(schema.$ref)] ?? {}, schemas)
  const parts = (schema.allOf ?? []).flatMap((part) => membersOf(part, schemas))
  const own = Object.entries(schema.properties ?? {}).map(([name, member]): [string, Json, boolean] => [
    name,
    member,
    !schema.required?.includes(name),
  ])
  return [...parts, ...own]
}

/** A table of the members of an object; none for another value. */
export const membersTable = (schema: Json, schemas: Schemas): string =>
  table(
    ['member', 'type', 'meaning'],
    membersOf(schema, schemas).map(([name, member, isOptional]) => [
      code(isOptional ? `${name}?` : name),
      code(typeOf(member)),
      meaningOf(member.description),
    ]),
  )

/** Unions of more variants have a page of their own. */
const MANY = 10

/** The components that a value mentions, directly or through others, in the order in which they are met. */
function mentionedBy(schema: Json, schemas: Schemas, found = new Set<string>()): Set<string> {
  const { $ref, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const variants = oneOf.length > MANY ? [] : oneOf
  if ($ref) {
    const name = refName($ref)
    if (found.has(name)) return found
    found.add(name)
    mentionedBy(schemas[name] ?? {}, schemas, found)
  }
  const members = membersOf($ref ? {} : schema, schemas).map(([, member]) => member)
  for (const part of [...members, items, additionalProperties, ...anyOf, ...variants])
    if (part) mentionedBy(part, schemas, found)
  return found
}

/** The objects that a value is made of, a heading and a table each. */
export function partsOf(value: Json, schemas: Schemas): string[] {
  const names = mentionedBy(value, schemas)
  if (value.$ref) names.delete(refName(value.$ref))
  return [...names].flatMap((name) => {
    const schema = schemas[name] ?? {}
    const members = membersTable(schema, schemas)
    return members ? page(`### ${name}`, plain(schema.description ?? ''), members).trim() : []
  })
}

/** The variants of a union that are more than a page of an endpoint has room for: their types, with the details of each. */
export const variantsOf = ({ oneOf = [] }: Json, schemas: Schemas): [type: string, details: Json][] =>
  oneOf.map(({ $ref = '' }) => {
    const members = new Map(membersOf(schemas[refName($ref)] ?? {}, schemas).map(([name, member]) => [name, member]))
    return [String(members.get('type')?.const), members.get('details') ?? {}]
  })

import { constantOf, flat, isPlain, memberBy, type Room } from './api.ts'
import type { Endpoint, Json } from './openapi.ts'
import { doc, key, list, lower, quote } from './text.ts'
import { nameOf, typeOf } from './types.ts'
import { type CheckWriter, membersOf, paramsOf, shapeOf, types, walk } from './walk.ts'

/** The expression that checks a value. */
export const checkOf = (schema: Json, room: Room): string => walk(schema, room, checkWriter(room))

const NULLABLE: Record<string, string> = {
  address: 'nullableAddress',
  anyDecimal: 'nullableAnyDecimal',
  boc: 'nullableBoc',
  boolean: 'nullableFlag',
  decimal: 'nullableDecimal',
  hash: 'nullableHash',
  int: 'nullableInt',
  string: 'nullableText',
}

/** Checks of this library: `z` is its small engine, `p` are the checks of params. */
function checkWriter(room: Room): CheckWriter<string> {
  const table = (rows: readonly (readonly [name: string, schema: Json])[]) =>
    `{ ${rows.map(([name, schema]) => `${key(name)}: ${checkOf(schema, room)}`).join(', ')} }`
  const byRef = (refs: Readonly<Record<string, string>>) =>
    table(Object.entries(refs).map(([name, $ref]) => [name, { $ref }]))
  return {
    given: (name) => `p.${name}`,
    component: (name) => (isPlain(room.schemas[name] as Json) ? undefined : constantOf(name, room)),
    nullable: (of, scalar = '') => NULLABLE[scalar] ?? `z.nullable(${of()})`,
    literal: (text) => `z.literal(${quote(text)})`,
    choice: (texts) => `z.oneOf(${list(texts)})`,
    scalar: (name) => (/^(string|number|boolean)$/.test(name) ? `z.${name}()` : name),
    list: (of) => `z.array(${of})`,
    map: (of) => `z.mapOf(${of})`,
    object: (schema) => objectCheck(schema, room, `<${typeOf(schema, room)}>`),
    pairs(kinds, schema) {
      const rows = kinds.flatMap(({ prefixItems: [tag = {}, value = {}] = [] }) =>
        tagsOf(tag).map((one) => [one, value] as const),
      )
      return `pairOf<${nameOf(schema, room)}>(${table(rows)}${schema['x-open'] ? ', z.unknown()' : ''})`
    },
    chosen(schema) {
      const { member, values, with: present = '', else: other } = schema['x-choose'] as NonNullable<Json['x-choose']>
      const ref = (name: string) => `#/components/schemas/${name}`
      const use = (name: string) => checkOf({ $ref: ref(name) }, room)
      const start = `<${typeOf(schema, room)}>(${quote(member)}, `
      if (values) {
        const refs = Object.fromEntries(Object.entries(values).map(([value, name]) => [value, ref(name)]))
        return `byValue${start}${byRef(refs)}, ${use(other)})`
      }
      const needs = (name: string) => room.schemas[name]?.required?.join(' and ')
      const expected = quote(`an object with ${needs(other)}, or with ${needs(present)}`)
      return `byPresence${start}${use(present)}, ${use(other)}, ${expected})`
    },
    tagged(schema) {
      const { propertyName, mapping } = schema.discriminator as NonNullable<Json['discriminator']>
      const isClosed = room.isInput ? ', true' : ''
      return `byTag<${nameOf(schema, room)}>(${quote(propertyName)}, ${byRef(mapping)}${isClosed})`
    },
    either(schema) {
      const other = schema.oneOf?.find((one) => types(one)[0] !== 'string') as Json
      return `textOr<${typeOf(schema, room)}>(${checkOf(other, room)})`
    },
    unknown: 'z.unknown()',
    optional: (of) => `z.optional(${of})`,
    withDefault: (of, value) => `z.withDefault(${of}, ${value})`,
    repeated: (of, max) => `list(${of}${max === 1000 ? '' : `, { max: ${max} }`})`,
    listed: (of, max) => (max === undefined ? `z.array(${of})` : `p.some(${of}, ${max})`),
  }
}

/** The tags of a pair, or of a variant. */
export const tagsOf = (tag: Json) => (tag.enum ?? [tag.const]) as string[]

/** The check of an object. `generic` is its type, where that is not written before it. */
export function objectCheck(schema: Json, room: Room, generic = ''): string {
  const members = membersOf(schema, room, checkWriter(room))
  const shape = shapeOf(members, String)
  if (schema.additionalProperties === false) return `z.params(${shape})`
  const likes = Object.entries(schema.patternProperties ?? {}).map(
    ([names, one]) => `, membersLike(/${names}/, ${checkOf(one, room)})`,
  )
  const made = `z.object${generic}(${shape}${likes.join('')})`
  return members.some(({ isLater }) => isLater) ? `z.nested(${made})` : made
}

/** The members of the check of an endpoint's params. */
export const paramChecks = (endpoint: Endpoint, room: Room): string =>
  shapeOf(paramsOf(endpoint, room, checkWriter(room)), String)

/** What one param of an endpoint demands of another. `face` is the name of the type of the params. */
export function demandsOf(endpoint: Endpoint, face: string): string[] {
  const demand = (name: string, sets: string[][] = []) =>
    sets.map((names) => `p.${name}<${face}>(${names.map(quote).join(', ')})`)
  return [
    ...demand('atLeastOneOf', endpoint['x-at-least-one-of']),
    ...demand('atMostOneOf', endpoint['x-at-most-one-of']),
    ...demand('together', endpoint['x-together']),
    ...(endpoint['x-in-order'] ? ['p.startBeforeEnd'] : []),
  ]
}

/** A union whose variants share a base and differ in one member, which a tag selects; `undefined` for another schema. */
export function memberUnion(name: string, schema: Json, room: Room): string | undefined {
  const by = memberBy(schema, room)
  if (!by) return
  const { tag, base, member, kinds, isNullable } = by
  const map = schema['x-types'] ?? `${name}ByType`
  const or = isNullable ? ' | null' : ''
  const inner = (of: Json) => of.anyOf?.[0] ?? of
  const rows = kinds.map(({ value, of }) => `  ${key(value)}: ${typeOf(inner(of), room)}\n`)
  const checks = kinds.map(({ value, of }) => `  ${key(value)}: ${checkOf(inner(of), room)},\n`)
  const { properties, required = [] } = flat(room.schemas[base] as Json, room)
  const details: Json = { type: isNullable ? ['object', 'null'] : 'object' }
  const members = { ...properties, [tag]: { 'x-known-values': [] }, [member]: details }
  const whole = `<${base} & { ${tag}: string; ${member}: Record<string, unknown>${or} }>`
  const check = objectCheck({ properties: members, required: [...required, tag, member] }, room)
  return `/** What \`${member}\` holds, by \`${tag}\`. */
export interface ${map} {\n${rows.join('')}}
${doc(schema.description)}export type ${name} =
  | { [Type in keyof ${map}]: ${base} & { ${tag}: Type; ${member}: ${map}[Type]${or} } }[keyof ${map}]
  | (${base} & { ${tag}: UnknownTag; ${member}: Record<string, unknown>${or} })
export const ${lower(map)}: { [Type in keyof ${map}]: Schema<${map}[Type]> } = {\n${checks.join('')}}
// The check beside the members is what makes it the union.
export const ${lower(name)} = ${check.replace('(', `${whole}(`).slice(0, -1)},
  memberBy(${quote(tag)}, ${quote(member)}, ${lower(map)}),
) as unknown as Schema<${name}>\n`
}

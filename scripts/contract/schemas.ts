import { type Json, reach } from './openapi.ts'
import { key, list, lower, quote } from './text.ts'
import { type Room, typeOf, types } from './types.ts'
import { walk } from './walk.ts'

/** A check of `schemas/params.ts`: by a namespace, because checks of answers have the same names. */
export function paramOf({ imports, src }: Room, name: string): string {
  imports.use(`${src}/schemas/params.ts`, '* as p')
  return `p.${name}`
}

/** Whether what callers give has a check of its own. */
export const differs = (name: string, schemas: Record<string, Json>) =>
  [...reach(new Set([name]), schemas)].some((one) =>
    /"x-open":true|"format":"(boc|number-257)"|"minLength"/.test(JSON.stringify(schemas[one])),
  )

/** The name of a component's check: values of callers have a check of their own where they differ. */
export const constantOf = (name: string, { isInput, schemas }: Room) =>
  lower(name) + (isInput && differs(name, schemas) ? 'Input' : '')

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

/** The expression that checks a value. */
export function checkOf(schema: Json, room: Room): string {
  const { imports, src } = room
  const none = () => 'z.unknown()'
  return walk(schema, room, {
    given: (name) => paramOf(room, name),
    component(name) {
      const path = room.moduleOf(name)
      return path ? imports.use(path, constantOf(name, room)) : constantOf(name, room)
    },
    nullable(of, scalar = '') {
      const name = NULLABLE[scalar]
      return name ? imports.use(`${src}/schemas/nullable.ts`, name) : `z.nullable(${of()})`
    },
    literal: (text) => `z.literal(${quote(text)})`,
    choice: (texts) => `z.oneOf(${list(texts)})`,
    scalar: (name) =>
      /^(string|number|boolean)$/.test(name) ? `z.${name}()` : imports.use(`${src}/schemas/scalars.ts`, name),
    list: (of) => `z.array(${of})`,
    map: (of) => `z.mapOf(${of})`,
    object: (of) => `z.object<${typeOf(of, room)}>({ ${shapeOf(of, room)} })`,
    chosen: (of) => chooseOf(of, room),
    either: (of) => eitherOf(of, room),
    // Components of these kinds are written as a whole.
    pair: none,
    union: none,
    unknown: none(),
  })
}

/** A value of one of several kinds, by a member of it. */
function chooseOf(schema: Json, room: Room): string {
  const { member, values, then, else: other } = schema['x-choose'] as NonNullable<Json['x-choose']>
  const use = (name: string) => checkOf({ $ref: `#/components/schemas/${name}` }, room)
  const how = values
    ? `{ ${Object.entries(values)
        .map(([value, name]) => `${key(value)}: ${use(name)}`)
        .join(', ')} }`
    : use(then as string)
  const kind = values ? 'byValue' : 'byPresence'
  const needs = (name = '') => room.schemas[name]?.required?.join(' and ')
  const expected = values ? '' : `, ${quote(`an object with ${needs(other)}, or with ${needs(then)}`)}`
  room.imports.use(`${room.src}/schemas/choose.ts`, kind)
  return `${kind}<${typeOf({ oneOf: schema.oneOf ?? [] }, room)}>(${quote(member)}, ${how}, ${use(other)}${expected})`
}

/** A text, or a list. */
function eitherOf(schema: Json, room: Room): string {
  const other = schema.oneOf?.find((one) => types(one)[0] !== 'string') as Json
  room.imports.use(`${room.src}/schemas/choose.ts`, 'textOr')
  return `textOr<${typeOf(schema, room)}>(${checkOf(other, room)})`
}

/** The members of `z.object`: a getter where a schema mentions one of its own module that is made later. */
export const shapeOf = (schema: Json, room: Room, isLater: (member: Json) => boolean = () => false): string =>
  Object.entries(schema.properties ?? {})
    .map(([name, member]) => {
      const check = checkOf(member, room)
      const whole = schema.required?.includes(name) ? check : `z.optional(${check})`
      if (isLater(member)) return `get ${key(name)}() { return ${whole} }`
      return whole === name ? name : `${key(name)}: ${whole}`
    })
    .join(', ')

import { type Json, mentioned, refName } from './openapi.ts'
import { doc, type Imports, key, list, lower, quote } from './text.ts'

/** Where the names that a schema needs are. */
export interface Room {
  readonly schemas: Record<string, Json>
  readonly imports: Imports
  /** Path of the module of a component; `undefined` for one of this module. */
  moduleOf(name: string): string | undefined
  /** From this module to `src`. */
  readonly src: string
  /** Whether this is what a caller gives: closed sets, addresses in any form, read-only lists. */
  readonly isInput?: boolean
}

const isNull = (schema: Json) => schema.type === 'null'
export const types = (schema: Json) => [schema.type ?? []].flat()

/** A component that is a text, or a list of types without a schema of its own. */
export const isScalar = (schema: Json) =>
  types(schema).length > 0 && !['object', 'array'].includes(types(schema)[0] as string)

/** The TypeScript type of a schema. */
export function typeOf(schema: Json, room: Room): string {
  if (schema.$ref) {
    const name = refName(schema.$ref)
    const path = room.moduleOf(name)
    return path ? room.imports.type(path, name) : name
  }
  if (schema.anyOf) return schema.anyOf.map((one) => (isNull(one) ? 'null' : typeOf(one, room))).join(' | ')
  if (schema.prefixItems)
    return `${room.isInput ? 'readonly ' : ''}[${schema.prefixItems.map((one) => typeOf(one, room)).join(', ')}]`
  if (schema.oneOf) return schema.oneOf.map((one) => typeOf(one, room)).join(' | ')
  if (typeof schema.const === 'string') return quote(schema.const)
  if (schema.const !== undefined) return String(schema.const)
  const or = types(schema).includes('null') ? ' | null' : ''
  if (schema.enum)
    return `${schema.enum
      .filter((one) => one !== null)
      .map((one) => quote(one as string))
      .join(' | ')}${or}`
  const known = schema['x-known-values']
  if (known) return `${known.map(quote).join(' | ')} | (string & {})${or}`
  return bare(schema, room) + or
}

function bare(schema: Json, room: Room): string {
  const [type] = types(schema)
  if (type === 'array') {
    const item = typeOf(schema.items ?? {}, room)
    const member = / [|&] /.test(item) ? `(${item})` : item
    return `${room.isInput ? 'readonly ' : ''}${member}[]`
  }
  if (schema.format === 'method' || schema.format === 'number-257')
    return schema.format === 'method' ? 'string | number' : 'bigint | number | string'
  if (type === 'string' && types(schema).includes('integer') && room.isInput && !schema.format) return 'string | number'
  if (type === 'string')
    return room.isInput && /^(address|account-id|address-text|address-or-null)$/.test(schema.format ?? '')
      ? room.imports.type(`${room.src}/core/values/address.ts`, 'AnyAddress')
      : 'string'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'object' && schema.properties) return `{ ${members(schema, room).join('; ')} }`
  if (type === 'object') {
    const map = `Record<string, ${typeOf(schema.additionalProperties || {}, room)}>`
    return room.isInput ? `Readonly<${map}>` : map
  }
  return 'unknown'
}

const members = (schema: Json, room: Room) =>
  Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const isRequired = schema.required?.includes(name)
    return `${key(name)}${isRequired ? '' : '?'}: ${typeOf(member, room)}${isRequired ? '' : ' | undefined'}`
  })

/** The members of an interface, each with its doc comment. */
export const interfaceBody = (schema: Json, room: Room): string => {
  const texts = members(schema, room)
  const own = Object.values(schema.properties ?? {}).map(
    ({ description }, index) => `${doc(description, '  ')}  ${texts[index]}\n`,
  )
  const more = Object.values(schema.patternProperties ?? {}).map(
    (one) => `  [name: string]: ${typeOf(one, room)} | undefined\n`,
  )
  return [...own, ...more].join('')
}

const SCALARS: Record<string, string> = { address: 'address', hash: 'hash', boc: 'boc', 'hex-number': 'hexNumber' }

/** The name of the scalar that checks a value; `undefined` for arrays and objects. */
function scalarOf(schema: Json): string | undefined {
  const [first, second] = types(schema)
  if (schema['x-known-values']) return 'openText'
  if (first === 'string' && schema.format === 'decimal') return second === 'integer' ? 'anyDecimal' : 'decimal'
  if (first === 'string' && schema.format) return SCALARS[schema.format]
  if (first === 'integer') return 'int'
  return
}

/** A check of `core/params.ts`: by a namespace, because checks of answers have the same names. */
export function paramOf({ imports, src }: Room, name: string): string {
  imports.use(`${src}/core/schema/params.ts`, '* as p')
  return `p.${name}`
}

/** Whether a text of a caller is checked more closely than one of the service. */
const isStrict = (schema: Json) => schema.format === 'boc' || schema.minLength !== undefined

/** Whether what callers give has a check of its own. */
export function differs(name: string, schemas: Record<string, Json>, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  const text = JSON.stringify(schemas[name])
  if (/"x-open":true|"format":"(boc|number-257)"|"minLength"/.test(text)) return true
  return [...mentioned(schemas[name])].some((one) => differs(one, schemas, seen))
}

/** The name of a component's check: values of callers have a check of their own where they differ. */
export const constantOf = (name: string, { isInput, schemas }: Room) =>
  lower(name) + (isInput && differs(name, schemas) ? 'Input' : '')

/** The expression that checks a value of an answer. */
export function checkOf(schema: Json, room: Room): string {
  if (room.isInput && schema.format === 'number-257')
    return room.imports.use(`${room.src}/schemas/wholeNumber.ts`, 'wholeNumber')
  if (room.isInput && isStrict(schema)) return paramOf(room, schema.format === 'boc' ? 'boc' : 'text')
  if (schema.$ref) {
    const name = refName(schema.$ref)
    const target = room.schemas[name] as Json
    if (isScalar(target)) return checkOf(target, room)
    const constant = constantOf(name, room)
    const path = room.moduleOf(name)
    return path ? room.imports.use(path, constant) : constant
  }
  const [one, none] = schema.anyOf ?? []
  if (one && none && isNull(none)) return `z.nullable(${checkOf(one, room)})`
  if (typeof schema.const === 'string') return `z.literal(${quote(schema.const)})`
  if (types(schema).includes('null')) return nullable(schema, room)
  const scalar = scalarOf(schema)
  if (scalar) return room.imports.use(`${room.src}/schemas/scalars.ts`, scalar)
  const [type] = types(schema)
  if (schema.enum) return `z.oneOf(${list(schema.enum as string[])})`
  if (type === 'string') return 'z.string()'
  if (type === 'number') return 'z.number()'
  if (type === 'boolean') return 'z.boolean()'
  if (type === 'array') return `z.array(${checkOf(schema.items ?? {}, room)})`
  if (type === 'object' && schema.properties) return `z.object<${typeOf(schema, room)}>({ ${shapeOf(schema, room)} })`
  if (type === 'object') return `z.mapOf(${checkOf(schema.additionalProperties || {}, room)})`
  if (schema['x-choose']) return chooseOf(schema, room)
  if (schema.oneOf) return eitherOf(schema, room)
  return 'z.unknown()'
}

const NULLABLE: Record<string, string> = {
  address: 'nullableAddress',
  anyDecimal: 'nullableAnyDecimal',
  boc: 'nullableBoc',
  decimal: 'nullableDecimal',
  hash: 'nullableHash',
  int: 'nullableInt',
}

function nullable(schema: Json, room: Room): string {
  const type = types(schema).filter((one) => one !== 'null')
  const inner: Json = { ...schema, type: type.length === 1 ? (type[0] as string) : type }
  const scalar = scalarOf(inner)
  const named = scalar
    ? NULLABLE[scalar]
    : type[0] === 'boolean'
      ? 'nullableFlag'
      : type[0] === 'string' && !schema.enum
        ? 'nullableText'
        : undefined
  return named ? room.imports.use(`${room.src}/schemas/nullable.ts`, named) : `z.nullable(${checkOf(inner, room)})`
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

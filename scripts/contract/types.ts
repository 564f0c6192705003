import { type Json, refName } from './openapi.ts'
import { doc, type Imports, key, quote } from './text.ts'

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

import { type Json, refName } from './openapi.ts'
import { isScalar, type Room, types } from './types.ts'

/** How the kinds of values are written: as checks of this library, or as schemas of zod. */
export interface Writer<Written> {
  /** A check of a caller's value, by its name. */
  given(name: string): Written
  component(name: string): Written
  /** `scalar` is the name of the scalar that may be null, where it is one: then `of` need not be called. */
  nullable(of: () => Written, scalar: string | undefined): Written
  literal(text: string): Written
  choice(texts: readonly string[]): Written
  scalar(name: string, schema: Json): Written
  list(of: Written): Written
  map(of: Written): Written
  object(schema: Json): Written
  pair(schema: Json): Written
  /** A value of one of several kinds: by a member, by a tag, or else. */
  chosen(schema: Json): Written
  union(schema: Json): Written
  either(schema: Json): Written
  unknown: Written
}

const FORMATS: Record<string, string> = { address: 'address', hash: 'hash', boc: 'boc', 'hex-number': 'hexNumber' }

/** The name of the scalar that a value is; `undefined` for arrays and objects. */
function scalarOf(schema: Json): string | undefined {
  const [first, second] = types(schema)
  if (schema['x-known-values']) return 'openText'
  if (schema.enum) return
  if (first === 'string' && schema.format === 'decimal') return second === 'integer' ? 'anyDecimal' : 'decimal'
  if (first === 'string') return FORMATS[schema.format ?? ''] ?? 'string'
  if (first === 'integer') return 'int'
  return first === 'number' || first === 'boolean' ? first : undefined
}

/** The check of a value of a caller, where it is another than that of the service's value. */
function givenName({ format, minLength }: Json): string | undefined {
  if (format === 'number-257') return 'wholeNumber'
  return format === 'boc' ? 'boc' : minLength === undefined ? undefined : 'text'
}

/** Writes the check of a value. */
export function walk<Written>(schema: Json, room: Room, writer: Writer<Written>): Written {
  const inner = (one: Json = {}) => walk(one, room, writer)
  const given = room.isInput && givenName(schema)
  if (given) return writer.given(given)
  if (schema.$ref) {
    const name = refName(schema.$ref)
    const target = room.schemas[name] as Json
    return isScalar(target) ? inner(target) : writer.component(name)
  }
  if (schema.anyOf) return writer.nullable(() => inner(schema.anyOf?.[0]), undefined)
  if (typeof schema.const === 'string') return writer.literal(schema.const)
  if (types(schema).includes('null')) {
    const some = { ...schema, type: types(schema).filter((one) => one !== 'null') }
    return writer.nullable(() => inner(some), scalarOf(some))
  }
  const scalar = scalarOf(schema)
  if (scalar) return writer.scalar(scalar, schema)
  if (schema.enum) return writer.choice(schema.enum as string[])
  if (schema.prefixItems) return writer.pair(schema)
  if (types(schema)[0] === 'array') return writer.list(inner(schema.items))
  if (schema.properties || schema.allOf) return writer.object(schema)
  if (types(schema)[0] === 'object') return writer.map(inner(schema.additionalProperties || {}))
  if (schema['x-choose']) return writer.chosen(schema)
  if (schema.discriminator) return writer.union(schema)
  return schema.oneOf ? writer.either(schema) : writer.unknown
}

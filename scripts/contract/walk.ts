import { flat, mentioned, type Room } from './api.ts'
import { type Endpoint, type Generation, type Json, type Parameter, refName } from './openapi.ts'
import { key, literal } from './text.ts'

/** How each kind of value is written: as a type, as a check of this library, or as a schema of zod. */
export interface Writer<Written> {
  /** A value of a caller that has a check of its own, by the name of the check. */
  given(name: string, schema: Json): Written
  /** A component by its name; `undefined` where it is written in place. */
  component(name: string): Written | undefined
  /** `scalar` is the name of the scalar that may be null, where it is one: then `of` need not be called. */
  nullable(of: () => Written, scalar: string | undefined): Written
  literal(text: string): Written
  choice(texts: readonly string[]): Written
  scalar(name: string, schema: Json): Written
  list(of: Written): Written
  map(of: Written): Written
  object(schema: Json): Written
  /** A list of two: a tag, and a value by it. Of one kind, or of several. */
  pairs(kinds: readonly Json[], schema: Json): Written
  /** A value of one of several kinds: by a member, by a tag, or else. */
  chosen(schema: Json): Written
  tagged(schema: Json): Written
  either(schema: Json): Written
  unknown: Written
}

/** A writer of checks: a member or a param is more than a value. */
export interface CheckWriter<Written> extends Writer<Written> {
  optional(of: Written): Written
  withDefault(of: Written, value: string): Written
  /** A param that takes one value or many. */
  repeated(of: Written, max: number | undefined): Written
  /** A param that takes a list, of so many values at most. */
  listed(of: Written, max: number | undefined): Written
}

export const types = ({ type = [] }: Json) => [type].flat()

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
  if (format === 'address-as-given') return 'addressAsGiven'
  return format === 'boc' || format === 'nanograms' ? format : minLength === undefined ? undefined : 'text'
}

/** Writes a value. */
export function walk<Written>(schema: Json, room: Room, writer: Writer<Written>): Written {
  const inner = (one: Json = {}) => walk(one, room, writer)
  const { $ref, anyOf, const: constant, prefixItems, oneOf } = schema
  const given = room.isInput && givenName(schema)
  if (given) return writer.given(given, schema)
  if ($ref) return writer.component(refName($ref)) ?? inner(room.schemas[refName($ref)])
  if (anyOf) return writer.nullable(() => inner(anyOf[0]), undefined)
  if (typeof constant === 'string') return writer.literal(constant)
  if (types(schema).includes('null')) {
    const some = { ...schema, type: types(schema).filter((one) => one !== 'null') }
    return writer.nullable(() => inner(some), scalarOf(some))
  }
  const scalar = scalarOf(schema)
  if (scalar) return writer.scalar(scalar, schema)
  if (schema.enum) return writer.choice(schema.enum.filter((one) => one !== null))
  if (prefixItems) return writer.pairs([schema], schema)
  if (types(schema)[0] === 'array') return writer.list(inner(schema.items))
  if (schema.properties || schema.allOf) return writer.object(schema)
  if (types(schema)[0] === 'object') return writer.map(inner(schema.additionalProperties || {}))
  if (schema['x-choose']) return writer.chosen(schema)
  if (schema.discriminator) return writer.tagged(schema)
  if (oneOf?.[0]?.prefixItems) return writer.pairs(oneOf, schema)
  return oneOf ? writer.either(schema) : writer.unknown
}

/** A written member of an object. */
export interface Member<Written> {
  name: string
  made: Written
  /** Whether it mentions a component that is made later. */
  isLater: boolean
}

/** Writes the members of an object. */
export function membersOf<Written>(schema: Json, room: Room, writer: CheckWriter<Written>): Member<Written>[] {
  const { properties = {}, required = [] } = flat(schema, room)
  return Object.entries(properties).map(([name, member]) => {
    const made = walk(member, room, writer)
    const isLater = [...mentioned(member)].some(room.isLater)
    return { name, made: required.includes(name) ? made : writer.optional(made), isLater }
  })
}

/** The code of an object's members. `annotation` is written behind the name of a getter. */
export const shapeOf = <Written>(
  members: readonly Member<Written>[],
  codeOf: (made: Written) => string,
  annotation: (made: Written) => string = () => '',
): string => {
  const texts = members.map(({ name, made, isLater }) => {
    const code = codeOf(made)
    if (isLater) return `get ${key(name)}()${annotation(made)} { return ${code} }`
    return code === name ? name : `${key(name)}: ${code}`
  })
  return `{ ${texts.join(', ')} }`
}

/** Writes the check of each param of an endpoint. */
export const paramsOf = <Written>(endpoint: Endpoint, room: Room, writer: CheckWriter<Written>): Member<Written>[] =>
  endpoint.params.map((param) => {
    const { name, required, schema } = param
    const made = paramValue(schema, param, endpoint, room, writer)
    const whole = required ? made : writer.optional(made)
    return {
      name,
      made: schema.default === undefined ? whole : writer.withDefault(made, literal(schema.default)),
      isLater: false,
    }
  })

export const isRepeated = (schema: Json) => schema.type === 'array' && !!schema.uniqueItems

function paramValue<W>(schema: Json, param: Parameter, endpoint: Endpoint, room: Room, writer: CheckWriter<W>): W {
  const { items = {} } = schema
  if (isRepeated(schema)) return writer.repeated(paramValue(items, param, endpoint, room, writer), schema.maxItems)
  if (schema.type === 'array') return writer.listed(walk(items, room, writer), schema.maxItems)
  const isVerbatim = !!endpoint['x-verbatim']?.includes(param.name)
  const name = paramName(schema, isVerbatim, room.generation)
  return name ? writer.given(name, schema) : walk(schema, room, writer)
}

const BY_FORMAT: Record<string, string> = {
  'account-id': 'accountId',
  'address-text': 'anyText',
  'address-or-null': 'addressOrNull',
  decimal: 'decimalText',
}

/**
 * The check of a param's value, by its name in `schemas/params.ts` and in `zod/params.ts`; `undefined` without one.
 * `isVerbatim`: it is sent as given, because its spelling is the question.
 */
function paramName(schema: Json, isVerbatim: boolean, generation: Generation): string | undefined {
  const { $ref, type, format, minimum, maximum } = schema
  if ($ref || type === 'boolean' || schema.const !== undefined) return
  if (schema.enum) return schema.enum.join() === 'asc,desc' ? 'sort' : undefined
  if (type === 'object') return 'anyObject'
  if (format === 'address' && isVerbatim && generation === 'v2') return 'addressAsGiven'
  if (format === 'shard' && generation === 'v2') return 'decimalShard'
  if (format === 'seqno' && minimum) return 'blockSeqno'
  if (format === 'utime' && maximum !== 0xffffffff) return 'utime31'
  if (format) return BY_FORMAT[format] ?? format
  if (type === 'integer') return minimum === 1 ? `limit(${maximum})` : 'offset'
  if (schema.pattern) return 'word'
  return Array.isArray(type) ? 'textOrNumber' : 'text'
}

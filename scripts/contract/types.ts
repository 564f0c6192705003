import { flat, isObject, type Room } from './api.ts'
import { type Json, refName } from './openapi.ts'
import { doc, key, quote } from './text.ts'
import { types, type Writer, walk } from './walk.ts'

/** The TypeScript type of a value. */
export const typeOf = (schema: Json, room: Room): string => walk(schema, room, typeWriter(room))

/** The type of a value: the name of a component that has a module of its own. */
export const nameOf = (schema: Json, room: Room): string =>
  Object.keys(room.schemas).find((name) => room.schemas[name] === schema) ?? typeOf(schema, room)

const ADDRESSES = new Set(['address', 'account-id', 'address-as-given', 'address-text', 'address-or-null'])

function typeWriter(room: Room): Writer<string> {
  const { isInput } = room
  const readonly = isInput ? 'readonly ' : ''
  const union = ({ oneOf = [] }: Json) => oneOf.map((one) => typeOf(one, room)).join(' | ')
  return {
    given: (name, schema) => (name === 'wholeNumber' ? 'bigint | number | string' : textOf(schema, isInput)),
    component: (name) => name,
    nullable: (of) => `${of()} | null`,
    literal: quote,
    choice: (texts) => texts.map(quote).join(' | '),
    scalar(name, schema) {
      const { 'x-known-values': known, const: constant } = schema
      if (known) return `${known.map(quote).join(' | ')} | (string & {})`
      if (constant !== undefined) return String(constant)
      if (name === 'int' || name === 'number') return 'number'
      if (name === 'boolean') return name
      return textOf(schema, isInput)
    },
    list: (of) => `${readonly}${/ [|&] /.test(of) ? `(${of})` : of}[]`,
    map: (of) => (isInput ? `Readonly<Record<string, ${of}>>` : `Record<string, ${of}>`),
    object: (schema) => `{ ${membersOf(schema, room).join('; ')} }`,
    pairs: (kinds) =>
      kinds
        .map(({ prefixItems = [] }) => `${readonly}[${prefixItems.map((one) => typeOf(one, room)).join(', ')}]`)
        .join(' | '),
    chosen: union,
    tagged: union,
    either: union,
    unknown: 'unknown',
  }
}

/** The type of a text, which may be spelled in other types where a caller gives it. */
function textOf(schema: Json, isInput: boolean): string {
  const { format = '' } = schema
  if (format === 'method' || (isInput && !format && types(schema).includes('integer'))) return 'string | number'
  return isInput && ADDRESSES.has(format) ? 'AnyAddress' : 'string'
}

const membersOf = ({ properties = {}, required = [] }: Json, room: Room) =>
  Object.entries(properties).map(([name, member]) => {
    const type = typeOf(member, room)
    return required.includes(name) ? `${key(name)}: ${type}` : `${key(name)}?: ${type} | undefined`
  })

/** The interface or the type of a component. */
export function declaration(name: string, room: Room): string {
  const schema = room.schemas[name] as Json
  const listed = schema['x-listed'] ? ['Listed'] : []
  if (!isObject(schema)) {
    const { oneOf = [schema] } = schema
    const variants = oneOf.map(
      (one) => `\n${doc(oneOf.length > 1 ? one.description : '', '  ')}  | ${typeOf(one, room)}`,
    )
    const union = oneOf.length > 1 ? [...variants, newerVariant(schema, room)].join('') : typeOf(schema, room)
    return `${doc(schema.description)}export type ${name} = ${[union, ...listed].join(' & ')}\n`
  }
  const bases = [...(schema.allOf ?? []).flatMap(({ $ref }) => ($ref ? refName($ref) : [])), ...listed]
  const own = schema.allOf ? (schema.allOf.find(({ $ref }) => !$ref) ?? {}) : schema
  const texts = membersOf(own, room)
  const members = Object.values(own.properties ?? {}).map((one, at) => `${doc(one.description, '  ')}  ${texts[at]}\n`)
  const likes = Object.values(own.patternProperties ?? {}).map(
    (one) => `  [name: string]: ${typeOf(one, room)} | undefined\n`,
  )
  const head = `export interface ${name}${bases.length ? ` extends ${bases.join(', ')}` : ''}`
  return `${doc(schema.description)}${head} {\n${[...members, ...likes].join('')}}\n`
}

/** The type of a variant that is newer than this library. */
function newerVariant({ 'x-open': isOpen, discriminator, oneOf = [] }: Json, room: Room): string {
  if (!isOpen) return ''
  const tag = discriminator?.propertyName
  if (tag === undefined) return '\n  /** A kind of value that is newer than this library. */\n  | [UnknownTag, unknown]'
  if (tag === '@type') return '\n  | UnknownObject'
  const variants = oneOf.map(({ $ref = '' }) => flat(room.schemas[refName($ref)] as Json, room).properties ?? {})
  const [first = {}, ...others] = variants
  const common = Object.keys(first).filter((name) => name !== tag && others.every((other) => name in other))
  const members = common.map((name) => {
    const texts = new Set(variants.map((variant) => typeOf(variant[name] as Json, room)))
    return `; ${key(name)}?: ${texts.size === 1 ? `${[...texts][0]} | undefined` : 'unknown'}`
  })
  return `\n  | { ${key(tag)}: UnknownTag${members.join('')} }`
}

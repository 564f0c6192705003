import { constantOf, flat, isPlain, memberBy, type Room } from './api.ts'
import { tagsOf } from './checks.ts'
import { type Endpoint, type Json, refName } from './openapi.ts'
import { key, list, quote, upper } from './text.ts'
import { nameOf, typeOf } from './types.ts'
import { type CheckWriter, type Member, membersOf, paramsOf, shapeOf, types, walk } from './walk.ts'

/** A schema of zod as code: the expression, and its type. The compiler would write out the types of components. */
export interface Made {
  readonly value: string
  readonly type: string
}

/** A call of zod: the type of what it makes has the types of its arguments. */
const z = (name: string, ...args: Made[]): Made => ({
  value: `z.${name}(${args.map(({ value }) => value).join(', ')})`,
  type: `z.Zod${upper(name)}${args.length ? `<${args.map(({ type }) => type).join(', ')}>` : ''}`,
})

const string = z('string')
const unknown = z('unknown')
const mapOf = (of: Made) => z('record', string, of)
const literal = (tags: readonly string[]) =>
  z('literal', { value: tags.length > 1 ? list(tags) : quote(tags[0] as string), type: tags.map(quote).join(' | ') })
const tuple = (...items: Made[]) =>
  z('tuple', {
    value: `[${items.map(({ value }) => value).join(', ')}]`,
    type: `[${items.map(({ type }) => type).join(', ')}]`,
  })
/** A text that is none of these tags. Its type is not written. */
const unlisted = (tags: readonly string[]): Made => ({ value: `unlisted(${tags.map(quote).join(', ')})`, type: '' })

/** A schema of `zod/params.ts` by its name; with an argument, what the function of that name makes. */
const given = (name: string): Made => {
  const [made] = name.split('(')
  return { value: `given.${name}`, type: made === name ? `typeof given.${name}` : `ReturnType<typeof given.${made}>` }
}

/** A schema whose type is that of the library. */
const typedAs = (type: string, value: string, { isInput }: Pick<Room, 'isInput'>): Made => ({
  value,
  type: `z.ZodType<${type}${isInput ? `, ${type}` : ''}>`,
})

/** The schema of zod for a value. */
export const zodOf = (schema: Json, room: Room): Made => walk(schema, room, zodWriter(room))

function zodWriter(room: Room): CheckWriter<Made> {
  const union = (value: string, schema: Json) => typedAs(nameOf(schema, room), value, room)
  const either = (options: readonly string[], schema: Json) => union(`either([${options.join(', ')}])`, schema)
  return {
    given,
    component(name) {
      if (isPlain(room.schemas[name] as Json)) return
      const value = constantOf(name, room)
      return room.isLater(name) ? typedAs(name, value, room) : { value, type: `typeof ${value}` }
    },
    nullable: (of) => z('nullable', of()),
    literal: (text) => literal([text]),
    choice: (names) =>
      z('enum', { value: list(names), type: `{ ${names.map((name) => `${key(name)}: ${quote(name)}`).join('; ')} }` }),
    scalar(name, schema) {
      if (name === 'openText') return typedAs(typeOf(schema, room), string.value, { isInput: true })
      if (/^(int|number|boolean)$/.test(name)) return z(name)
      return /decimal|hexNumber/i.test(name) ? { value: name, type: `typeof ${name}` } : string
    },
    list: (of) => z('array', of),
    map: mapOf,
    object: (schema) => objectOf(schema, room),
    pairs(kinds, schema) {
      const made = kinds.map(({ prefixItems: [tag = {}, value = {}] = [] }) =>
        tuple(literal(tagsOf(tag)), zodOf(value, room)),
      )
      if (!schema.oneOf) return made[0] as Made
      const tags = kinds.flatMap(({ prefixItems: [tag = {}] = [] }) => tagsOf(tag))
      const all = schema['x-open'] ? [...made, tuple(unlisted(tags), unknown)] : made
      return either(
        all.map(({ value }) => value),
        schema,
      )
    },
    chosen: (schema) => either(choicesOf(schema, room), schema),
    tagged: (schema) => union(taggedOf(schema, room), schema),
    either: (schema) =>
      either(
        (schema.oneOf ?? []).map((one) => zodOf(one, room).value),
        schema,
      ),
    unknown,
    optional: (of) => z('optional', of),
    withDefault: ({ value, type }, text) => ({ value: `z._default(${value}, ${text})`, type: `z.ZodDefault<${type}>` }),
    repeated: ({ value }, max) => given(`list(${max === 1000 ? value : `${value}, ${max}`})`),
    listed: (of, max) =>
      max === undefined
        ? z('readonly', z('array', of))
        : { value: `given.some(${of.value}, ${max})`, type: z('readonly', z('array', of)).type },
  }
}

/** An object of these members; `make` is the function that makes it. */
function objectWith(make: string, members: readonly Member<Made>[]): Made {
  const shape = shapeOf(
    members,
    ({ value }) => value,
    ({ type }) => `: ${type}`,
  )
  const all = members.map(({ name, made: { type } }) => `${key(name)}: ${type}`)
  return {
    value: `z.${make}(${shape})`,
    type: `z.ZodObject<${all.length ? `{ ${all.join('; ')} }` : 'Record<never, never>'}>`,
  }
}

function objectOf(schema: Json, room: Room): Made {
  const make = schema.additionalProperties === false ? 'strictObject' : 'looseObject'
  const made = objectWith(make, membersOf(schema, room, zodWriter(room)))
  const [pattern] = Object.entries(schema.patternProperties ?? {})
  if (!pattern) return made
  return { ...made, value: `membersLike(${made.value}, /${pattern[0]}/, ${zodOf(pattern[1], room).value})` }
}

/** The params of an endpoint. */
export const zodParams = (endpoint: Endpoint, room: Room): Made =>
  objectWith('strictObject', paramsOf(endpoint, room, zodWriter(room)))

/** The object `base` with other members. */
const variant = (base: string, members: Record<string, Made>, room: Room): string => {
  const shape = Object.entries(members).map(([name, { value }]) => `${key(name)}: ${value}`)
  return `variant(${constantOf(base, room)}, { ${shape.join(', ')} })`
}

/** A union by a tag. */
function taggedOf(schema: Json, room: Room): string {
  const { propertyName: tag, mapping } = schema.discriminator as NonNullable<Json['discriminator']>
  const tags = Object.keys(mapping)
  const by = memberBy(schema, room)
  const options = by
    ? by.kinds.map(({ value, of }) => variant(by.base, { [tag]: literal([value]), [by.member]: zodOf(of, room) }, room))
    : [...new Set(Object.values(mapping))].map((ref) =>
        variant(refName(ref), { [tag]: literal(tags.filter((one) => mapping[one] === ref)) }, room),
      )
  const start = `(${quote(tag)}, [${options.join(', ')}]`
  if (!schema['x-open'] || room.isInput) return `z.discriminatedUnion${start})`
  const map = mapOf(unknown)
  const other = by
    ? variant(by.base, { [tag]: unlisted(tags), [by.member]: by.isNullable ? z('nullable', map) : map }, room)
    : `z.looseObject({ ${key(tag)}: ${unlisted(tags).value} })`
  return `byTag${start}, ${other})`
}

/** The kinds of a value that has one of several, by a member of it. */
function choicesOf(schema: Json, room: Room): string[] {
  const { member, values, with: present = '', else: other } = schema['x-choose'] as NonNullable<Json['x-choose']>
  if (!values) return [constantOf(present, room), `without(${constantOf(other, room)}, ${quote(member)})`]
  const tags = Object.keys(values)
  const listed = [...new Set(Object.values(values))].map((name) =>
    variant(name, { [member]: literal(tags.filter((tag) => values[tag] === name)) }, room),
  )
  const { properties = {}, required = [] } = flat(room.schemas[other] as Json, room)
  const isNullable = types(properties[member] as Json).includes('null')
  const rest = isNullable ? z('nullable', unlisted(tags)) : unlisted(tags)
  return [...listed, variant(other, { [member]: required.includes(member) ? rest : z('optional', rest) }, room)]
}

import { flat, memberBy } from './entity.ts'
import { type Json, mentioned, refName } from './openapi.ts'
import { constantOf } from './schemas.ts'
import { key, list, quote } from './text.ts'
import { types as kinds, type Room, typeOf } from './types.ts'
import { walk } from './walk.ts'

/** A schema of zod in the text of a module: the expression, and its type. */
export interface Made {
  readonly value: string
  readonly type: string
}

/** Where a schema of zod is written. */
export interface ZodRoom extends Room {
  /** Path of the module with the types of components. */
  readonly types: string
  /** Path of the module with the schemas of components; `undefined` for that module itself. */
  readonly schemasPath?: string
  /** Whether a component's schema is made later than this one. */
  isLater(name: string): boolean
}

/** A call that a bundler may leave out. */
export const call = (name: string, ...args: string[]): string => `/* @__PURE__ */ ${name}(${args.join(', ')})`
const z = (name: string, type: string, ...args: string[]): Made => ({ value: call(`z.${name}`, ...args), type })

const texts = z('string', 'z.ZodString')
const anything = z('unknown', 'z.ZodUnknown')
const SCALARS: Record<string, Made> = {
  int: z('int', 'z.ZodInt'),
  number: z('number', 'z.ZodNumber'),
  boolean: z('boolean', 'z.ZodBoolean'),
}

const answer = ({ imports, src }: Room, name: string): Made => {
  const value = imports.use(`${src}/zod/answers.ts`, name)
  return { value, type: `typeof ${value}` }
}
export const param = ({ imports, src }: Room, name: string): Made => {
  imports.use(`${src}/zod/params.ts`, '* as given')
  const [made] = name.split('(')
  if (made === name) return { value: `given.${name}`, type: `typeof given.${name}` }
  return { value: `/* @__PURE__ */ given.${name}`, type: `ReturnType<typeof given.${made}>` }
}

export const optional = ({ value, type }: Made): Made => z('optional', `z.ZodOptional<${type}>`, value)
const nullable = ({ value, type }: Made): Made => z('nullable', `z.ZodNullable<${type}>`, value)
export const listOf = ({ value, type }: Made): Made => z('array', `z.ZodArray<${type}>`, value)
export const readonly = ({ value, type }: Made): Made => z('readonly', `z.ZodReadonly<${type}>`, value)
export const mapOf = ({ value, type }: Made): Made =>
  z('record', `z.ZodRecord<z.ZodString, ${type}>`, texts.value, value)
export const choice = (names: readonly string[]): Made =>
  z('enum', `z.ZodEnum<{ ${names.map((name) => `${key(name)}: ${quote(name)}`).join('; ')} }>`, list(names))
export const literal = (tags: readonly string[]): Made =>
  z('literal', `z.ZodLiteral<${tags.map(quote).join(' | ')}>`, tags.length > 1 ? list(tags) : quote(tags[0] as string))

/** An object of these members; `make` is the function that makes it. */
export const objectOf = (
  make: string,
  members: readonly (readonly [name: string, member: Made, isLater?: boolean])[],
) => {
  const shape = members.map(([name, { value, type }, isLater]) =>
    isLater ? `get ${key(name)}(): ${type} { return ${value} }` : value === name ? name : `${key(name)}: ${value}`,
  )
  const types = members.map(([name, { type }]) => `${key(name)}: ${type}`)
  const type = types.length ? `{ ${types.join('; ')} }` : 'Record<never, never>'
  return { value: call(make, `{ ${shape.join(', ')} }`), type: `z.ZodObject<${type}>` }
}

/** A component that has a schema of its own. */
function component(name: string, room: ZodRoom): Made {
  const value = constantOf(name, room)
  if (room.schemasPath) room.imports.use(room.schemasPath, value)
  return { value, type: room.isLater(name) ? libraryType(name, room) : `typeof ${value}` }
}
export const libraryType = (name: string, room: ZodRoom): string => typeBy(room.imports.type(room.types, name), room)

const typeBy = (type: string, { isInput }: Pick<Room, 'isInput'>) => `z.ZodType<${type}${isInput ? `, ${type}` : ''}>`

/** The schema of zod for a value of an answer, or of a param's part. */
export const zodOf = (schema: Json, room: ZodRoom): Made =>
  walk<Made>(schema, room, {
    given: (name) => param(room, name),
    component: (name) => component(name, room),
    nullable: (of) => nullable(of()),
    literal: (text) => literal([text]),
    choice,
    scalar(name, of) {
      if (name === 'openText') return { ...texts, type: typeBy(typeOf(of, room), { isInput: true }) }
      return SCALARS[name] ?? (/decimal|hexNumber/i.test(name) ? answer(room, name) : texts)
    },
    list: listOf,
    map: mapOf,
    object: (of) => object(of, room),
    pair: (of) => pair(of, room),
    chosen: (of) => chosen(of, room),
    union: (of) => union(of, room),
    either: (of) => either(of, room),
    unknown: anything,
  })

function object(schema: Json, room: ZodRoom): Made {
  const { properties = {}, required = [] } = flat(schema, room.schemas)
  const members = Object.entries(properties).map(([name, member]) => {
    const made = zodOf(member, room)
    // A getter where a schema of the same group is made later.
    return [name, required.includes(name) ? made : optional(made), [...mentioned(member)].some(room.isLater)] as const
  })
  const made = objectOf(schema.additionalProperties === false ? 'z.strictObject' : 'z.looseObject', members)
  const [pattern] = Object.entries(schema.patternProperties ?? {})
  if (!pattern) return made
  const like = zodOf(pattern[1], room)
  return { ...made, value: call(answer(room, 'membersLike').value, made.value, `/${pattern[0]}/`, like.value) }
}

const tuple = (items: readonly Made[]): Made =>
  z(
    'tuple',
    `z.ZodTuple<[${items.map(({ type }) => type).join(', ')}]>`,
    `[${items.map(({ value }) => value).join(', ')}]`,
  )

/** A list of two: a tag, and a value by it. */
const tagsOf = ([tag]: readonly Json[]) => (tag?.enum ?? [tag?.const]) as string[]
const pair = ({ prefixItems = [] }: Json, room: ZodRoom): Made =>
  tuple([literal(tagsOf(prefixItems)), zodOf(prefixItems[1] as Json, room)])

/** A value of one of several kinds; the type of the whole is that of the library. */
const oneOf = (options: readonly string[], schema: Json, room: ZodRoom): Made =>
  typedAs(schema, room, call(answer(room, 'either').value, `[${options.join(', ')}]`))

/** A schema whose type is that of the library. The type is read where it is written: reading it imports its names. */
const typedAs = (schema: Json, room: ZodRoom, value: string): Made => ({
  value,
  get type() {
    return typeBy(typeOf(schema, room), room)
  },
})

/** A text that is none of these tags. Its type is not written. */
const unlisted = (tags: readonly string[], room: Room): Made => ({
  value: call(answer(room, 'unlisted').value, ...tags.map(quote)),
  type: '',
})

function either(schema: Json, room: ZodRoom): Made {
  const options = (schema.oneOf ?? []).map((one) => zodOf(one, room))
  const tags = (schema.oneOf ?? []).flatMap(({ prefixItems }) => (prefixItems ? tagsOf(prefixItems) : []))
  const all = schema['x-open'] ? [...options, tuple([unlisted(tags, room), anything])] : options
  return oneOf(
    all.map(({ value }) => value),
    schema,
    room,
  )
}

/** The object `base` with other members. */
const variant = (base: string, members: Record<string, Made>, room: ZodRoom): string => {
  const shape = Object.entries(members).map(([name, { value }]) => `${key(name)}: ${value}`)
  return call(answer(room, 'variant').value, component(base, room).value, `{ ${shape.join(', ')} }`)
}

/** A union by a tag. */
function union(schema: Json, room: ZodRoom): Made {
  const { propertyName: tag, mapping } = schema.discriminator as NonNullable<Json['discriminator']>
  const tags = Object.keys(mapping)
  const by = memberBy(schema, room.schemas)
  const options = by
    ? by.kinds.map(({ value, of }) => variant(by.base, { [tag]: literal([value]), [by.member]: zodOf(of, room) }, room))
    : [...new Set(Object.values(mapping))].map((ref) =>
        variant(refName(ref), { [tag]: literal(tags.filter((one) => mapping[one] === ref)) }, room),
      )
  if (!schema['x-open'] || room.isInput)
    return typedAs(schema, room, call('z.discriminatedUnion', quote(tag), `[${options.join(', ')}]`))
  const map = mapOf(anything)
  const isNullable = by?.kinds.some(({ of }) => of.anyOf)
  const other = by
    ? variant(by.base, { [tag]: unlisted(tags, room), [by.member]: isNullable ? nullable(map) : map }, room)
    : objectOf('z.looseObject', [[tag, unlisted(tags, room)]]).value
  return typedAs(schema, room, call(answer(room, 'byTag').value, quote(tag), `[${options.join(', ')}]`, other))
}

/** A value of one of several kinds, by a member of it. */
function chosen(schema: Json, room: ZodRoom): Made {
  const { member, values, then, else: other } = schema['x-choose'] as NonNullable<Json['x-choose']>
  if (!values) {
    const rest = call(answer(room, 'without').value, component(other, room).value, quote(member))
    return oneOf([component(then as string, room).value, rest], schema, room)
  }
  const names = [...new Set(Object.values(values))]
  const listed = names.map((name) =>
    variant(name, { [member]: literal(Object.keys(values).filter((tag) => values[tag] === name)) }, room),
  )
  const { properties, required } = flat(room.schemas[other] as Json, room.schemas)
  const rest = unlisted(Object.keys(values), room)
  const orNull = kinds(properties?.[member] as Json).includes('null') ? nullable(rest) : rest
  const without = variant(other, { [member]: required?.includes(member) ? orNull : optional(orNull) }, room)
  return oneOf([...listed, without], schema, room)
}

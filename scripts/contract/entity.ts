import { type Json, mentioned, refName } from './openapi.ts'
import { checkOf, constantOf, shapeOf } from './schemas.ts'
import { doc, key, lower, quote } from './text.ts'
import { interfaceBody, type Room, typeOf } from './types.ts'

export const isObject = (schema: Json) => !!schema.allOf || (schema.type === 'object' && !schema.additionalProperties)

/** A schema with the members of those that it extends. */
export function flat(schema: Json, schemas: Record<string, Json>): Json {
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => flat(part.$ref ? (schemas[refName(part.$ref)] as Json) : part, schemas))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** The two members by which a variant differs from the base of its union; `undefined` for a union of another kind. */
export function memberBy(schema: Json, schemas: Record<string, Json>) {
  const { propertyName: tag, mapping } = schema.discriminator ?? { propertyName: '', mapping: {} }
  const variants = Object.entries(mapping).map(([value, ref]) => ({ value, parts: schemas[refName(ref)]?.allOf ?? [] }))
  const [first] = variants
  const base = first?.parts[0]?.$ref
  const member = Object.keys(first?.parts[1]?.properties ?? {}).find((name) => name !== tag)
  if (!base || !member) return
  const kinds = variants.map(({ value, parts }) => ({ value, of: parts[1]?.properties?.[member] as Json }))
  return { tag, base: refName(base), member, kinds }
}

/** The TypeScript and the check of a component. */
export function entity(
  name: string,
  schema: Json,
  room: Room,
  group: readonly string[] = [name],
  isDeclared = !room.isInput,
): string {
  const text = doc(schema.description)
  const { imports, src, schemas } = room
  const constant = constantOf(name, room)
  const declared = (type: string) => (isDeclared ? `${text}export type ${name} = ${type}\n` : '')
  const z = () => imports.use(`${src}/core/schema/schema.ts`, '* as z')
  const dataSchema = () => `: ${imports.type(`${src}/core/schema/schema.ts`, 'DataSchema')}<${name}>`
  /** A member of the same module may be made later: it is read by a getter. */
  const isLater = (member: Json) => group.some((one) => mentioned(member).has(one))
  const listed = schema['x-listed']

  if (schema.prefixItems || schema.oneOf?.[0]?.prefixItems)
    return declared(pairType(schema, room)) + pairs(name, constant, schema, room)
  const by = memberBy(schema, schemas)
  if (by) {
    z()
    return memberUnion(name, schema, by, room)
  }
  if (schema.discriminator) {
    const { propertyName, mapping } = schema.discriminator
    const open = schema['x-open'] ? ` | ${unknownVariant(schema, room)}` : ''
    const variants = Object.entries(mapping).map(([value, ref]) => `${key(value)}: ${checkOf({ $ref: ref }, room)}`)
    imports.use(`${src}/schemas/choose.ts`, 'byTag')
    const made = `/* @__PURE__ */ byTag<${name}>(${quote(propertyName)}, { ${variants.join(', ')} }${room.isInput ? ', true' : ''})`
    return `${declared(`${typeOf({ oneOf: schema.oneOf ?? [] }, room)}${open}`)}export const ${constant} = ${made}\n`
  }
  if (schema['x-choose']) {
    const made = checkOf(schema, room)
    return `${declared(typeOf({ oneOf: schema.oneOf ?? [] }, room))}export const ${constant}: ${imports.type(`${src}/core/schema/schema.ts`, 'Schema')}<${name}> = /* @__PURE__ */ ${made}\n`
  }
  if (isObject(schema)) {
    z()
    const face = isDeclared ? interfaceOf(name, schema, room) : ''
    const flattened = flat(schema, schemas)
    const shape = shapeOf(flattened, room, isLater)
    if (schema.additionalProperties === false) {
      const type = imports.type(`${src}/core/schema/schema.ts`, 'ParamsSchema')
      return `${face}export const ${constant}: ${type}<${name}> = /* @__PURE__ */ z.params({ ${shape} })\n`
    }
    const pattern = Object.entries(schema.patternProperties ?? {})[0]
    const check = pattern
      ? `, ${imports.use(`${src}/schemas/choose.ts`, 'membersLike')}(/${pattern[0]}/, ${checkOf(pattern[1], room)})`
      : ''
    const made = `z.object({ ${shape} }${check})`
    const holdsItself = Object.values(flattened.properties ?? {}).some(isLater)
    const whole = holdsItself ? `z.nested(/* @__PURE__ */ ${made})` : made
    return `${face}export const ${constant}${dataSchema()} = /* @__PURE__ */ ${whole}\n`
  }
  if (schema.type === 'object') {
    z()
    return `${declared(typeOf(schema, room))}export const ${constant} = /* @__PURE__ */ ${checkOf(schema, room)}\n`
  }
  return declared(
    typeOf(schema, room) + (listed ? ` & ${imports.type(`${src}/core/schema/rowList.ts`, 'Listed')}` : ''),
  )
}

/** The interface of an object. */
export function interfaceOf(name: string, schema: Json, room: Room): string {
  const bases = (schema.allOf ?? []).filter(({ $ref }) => $ref).map((base) => typeOf(base, room))
  if (schema['x-listed']) bases.push(room.imports.type(`${room.src}/core/schema/rowList.ts`, 'Listed'))
  const last = schema.allOf?.at(-1)
  const own = last ? (last.$ref ? {} : last) : schema
  const head = `export interface ${name}${bases.length ? ` extends ${bases.join(', ')}` : ''}`
  return `${doc(schema.description)}${head} {\n${interfaceBody(own, room)}}\n`
}

/** The type of a variant that is newer than this library. */
function unknownVariant({ discriminator, oneOf = [] }: Json, room: Room): string {
  const tag = discriminator?.propertyName as string
  if (tag === '@type') return room.imports.type(`${room.src}/schemas/scalars.ts`, 'UnknownObject')
  const mark = room.imports.type(`${room.src}/schemas/scalars.ts`, 'UnknownTag')
  const variants = oneOf.map(
    ({ $ref = '' }) => flat(room.schemas[refName($ref)] as Json, room.schemas).properties ?? {},
  )
  const [first = {}, ...others] = variants
  const common = Object.keys(first).filter((name) => name !== tag && others.every((other) => name in other))
  const members = common.map((name) => {
    const texts = new Set(variants.map((variant) => typeOf(variant[name] as Json, room)))
    return `; ${key(name)}?: ${texts.size === 1 ? `${[...texts][0]} | undefined` : 'unknown'}`
  })
  return `{ ${key(tag)}: ${mark}${members.join('')} }`
}

/** A union whose variants share a base and differ in one member, which a tag selects. */
function memberUnion(name: string, schema: Json, by: NonNullable<ReturnType<typeof memberBy>>, room: Room): string {
  const { tag, base, member, kinds } = by
  const { imports, src } = room
  const whole = typeOf({ $ref: `#/components/schemas/${base}` }, room)
  const map = schema['x-types'] ?? `${name}ByType`
  const isNullable = kinds.some(({ of }) => of.anyOf)
  const inner = (of: Json) => (of.anyOf ? (of.anyOf[0] as Json) : of)
  const or = isNullable ? ' | null' : ''
  const mark = imports.type(`${src}/schemas/scalars.ts`, 'UnknownTag')
  const text = imports.use(`${src}/schemas/scalars.ts`, 'openText')
  imports.use(`${src}/schemas/memberBy.ts`, 'memberBy')
  imports.type(`${src}/core/schema/schema.ts`, 'Schema')
  const rows = kinds.map(({ value, of }) => `  ${key(value)}: ${typeOf(inner(of), room)}\n`)
  const checks = kinds.map(({ value, of }) => `  ${key(value)}: ${checkOf(inner(of), room)},\n`)
  const shape = shapeOf(flat(room.schemas[base] as Json, room.schemas), room)
  const rest = `z.mapOf(z.unknown())`
  return `/** What \`${member}\` holds, by \`${tag}\`. */
export interface ${map} {\n${rows.join('')}}
${doc(schema.description)}export type ${name} =
  | { [Type in keyof ${map}]: ${whole} & { ${tag}: Type; ${member}: ${map}[Type]${or} } }[keyof ${map}]
  | (${whole} & { ${tag}: ${mark}; ${member}: Record<string, unknown>${or} })
export const ${lower(map)}: { [Type in keyof ${map}]: Schema<${map}[Type]> } = {\n${checks.map((line) => line.replace(/: ([a-z]\w*[<(])/, ': /* @__PURE__ */ $1')).join('')}}
// The check beside the members is what makes it the union.
export const ${lower(name)} = /* @__PURE__ */ z.object<${whole} & { ${tag}: string; ${member}: Record<string, unknown>${or} }>(
  { ${shape}, ${tag}: ${text}, ${member}: ${isNullable ? `z.nullable(${rest})` : rest} },
  memberBy(${quote(tag)}, ${quote(member)}, ${lower(map)}),
) as unknown as Schema<${name}>\n`
}

const pairsOf = (schema: Json) => schema.oneOf ?? [schema]
function pairType(schema: Json, room: Room): string {
  const open = schema['x-open']
    ? `\n  /** A kind of value that is newer than this library. */\n  | [${room.imports.type(`${room.src}/schemas/scalars.ts`, 'UnknownTag')}, unknown]`
    : ''
  return (
    pairsOf(schema)
      .map((pair) => `\n${doc(pair.description, '  ')}  | ${typeOf(pair, room)}`)
      .join('') + open
  )
}

/** A list of two: a tag, and a value by it. */
function pairs(name: string, constant: string, schema: Json, room: Room): string {
  room.imports.use(`${room.src}/schemas/choose.ts`, 'pairOf')
  const rows = pairsOf(schema).flatMap(({ prefixItems: [tag, value] = [] }) => {
    const tags = tag?.enum ?? [tag?.const as string]
    return tags.map((one) => `${key(one as string)}: ${checkOf(value as Json, room)}`)
  })
  if (schema['x-open']) room.imports.use(`${room.src}/core/schema/schema.ts`, '* as z')
  return `export const ${constant} = /* @__PURE__ */ pairOf<${name}>({ ${rows.join(', ')} }${schema['x-open'] ? ', z.unknown()' : ''})\n`
}

import { checksOf } from './endpoint.ts'
import {
  type Contract,
  type Endpoint,
  type Generation,
  groupsOf,
  type Json,
  mentioned,
  type Parameter,
  reach,
} from './openapi.ts'
import { isVerbatim, paramName, repeated } from './params.ts'
import { constantOf, differs } from './schemas.ts'
import { doc, Imports, literal, upper } from './text.ts'
import { isScalar } from './types.ts'
import {
  call,
  libraryType,
  listOf,
  type Made,
  objectOf,
  optional,
  param,
  readonly,
  type ZodRoom,
  zodOf,
} from './zod.ts'

/** The modules of the schemas of zod, by path: components, answers, params. */
export function zodModules(
  generation: Generation,
  { components: { schemas } }: Contract,
  endpoints: readonly Endpoint[],
): [path: string, text: string][] {
  const folder = `src/contract/zod/${generation}`
  const room = (schemasPath?: string): ZodRoom => {
    const types = `../../${generation}/types.ts`
    const imports = new Imports()
    return {
      schemas,
      imports,
      src: '../../..',
      types,
      moduleOf: () => types,
      isLater: () => false,
      ...(schemasPath && { schemasPath }),
    }
  }
  const given = reach(mentioned(endpoints.map(({ params }) => params)), schemas)
  const answered = reach(mentioned(endpoints.map(({ answer }) => answer)), schemas)
  return [
    [`${folder}/schemas.ts`, components(room(), given, answered)],
    [`${folder}/answers.ts`, answers(generation, endpoints, room('./schemas.ts'))],
    [`${folder}/params.ts`, params(generation, endpoints, { ...room('./schemas.ts'), isInput: true })],
  ]
}

function moduleOf({ imports }: ZodRoom, parts: readonly string[]): string {
  const text = parts.join('\n')
  if (/\bz\./.test(text)) imports.use('zod', '* as z')
  return `${imports}\n${text}`
}

/** The name of an endpoint's schema in the public entry. */
const nameOf = (generation: Generation, name: string, what: string) =>
  `${generation === 'v2' ? `v2${upper(name)}` : name}${what}`

const constant = (name: string, { value, type }: Made, text = '') =>
  `${doc(text)}export const ${name}: ${type} = ${value}\n`

function components(room: ZodRoom, given: ReadonlySet<string>, answered: ReadonlySet<string>): string {
  const { schemas } = room
  const groups = groupsOf(schemas)
  const made = new Set<string>()
  const parts: string[] = []
  const write = (group: readonly string[]) => {
    if (made.has(group[0] as string)) return
    for (const name of group) made.add(name)
    for (const name of mentioned(group.map((one) => schemas[one])))
      if (!group.includes(name)) write(groups.find((one) => one.includes(name)) as string[])
    // A union is made of the others of its group.
    const order = [...group].sort((a, b) => Number(!!schemas[a]?.oneOf) - Number(!!schemas[b]?.oneOf))
    for (const isInput of [false, true])
      for (const [index, name] of order.entries()) {
        const schema = schemas[name] as Json
        if (isScalar(schema) || isVariant(schema)) continue
        if (!(isInput ? given.has(name) && (differs(name, schemas) || !answered.has(name)) : answered.has(name)))
          continue
        const isLater = (one: string) => order.indexOf(one) >= index
        const own: ZodRoom = { ...room, isInput, isLater }
        const made = zodOf(schema, own)
        const type = schema.oneOf ? libraryType(name, own) : made.type
        parts.push(constant(constantOf(name, own), { value: made.value, type }, schema.description))
      }
  }
  for (const group of groups) write(group)
  return moduleOf(room, parts)
}

/** A variant of a union by one member: the union is written as a whole. */
const isVariant = ({ allOf }: Json) =>
  !!allOf?.[1]?.properties && Object.values(allOf[1].properties).some((one) => one.const !== undefined)

function answers(generation: Generation, endpoints: readonly Endpoint[], room: ZodRoom): string {
  const parts = endpoints.map(({ operationId, path, answer }) => {
    const name = nameOf(generation, operationId, 'Answer')
    return constant(name, zodOf(answer, room), `The answer of \`${path}\`.`)
  })
  return moduleOf(room, parts)
}

function params(generation: Generation, endpoints: readonly Endpoint[], room: ZodRoom): string {
  const parts = endpoints.map((endpoint) => {
    const { operationId, path } = endpoint
    const members = endpoint.params.map((one) => [one.name, memberOf(one, endpoint, generation, room)] as const)
    const object = objectOf('z.strictObject', members)
    const face = `${upper(operationId)}Params`
    const checks = checksOf(endpoint, room, face)
    if (checks.some((check) => check.includes(face))) room.imports.type(room.types, face)
    const demands = checks.map((check) => (check.endsWith(')') ? `/* @__PURE__ */ ${check}` : check))
    const value = checks.length ? call(param(room, 'demanding').value, object.value, ...demands) : object.value
    return constant(nameOf(generation, operationId, 'Params'), { ...object, value }, `The params of \`${path}\`.`)
  })
  return moduleOf(room, parts)
}

function memberOf(param: Parameter, endpoint: Endpoint, generation: Generation, room: ZodRoom): Made {
  const { required, schema } = param
  const made = zodOfParam(schema, isVerbatim(param, endpoint), generation, room)
  if (schema.default === undefined) return required ? made : optional(made)
  return { value: call('z._default', made.value, literal(schema.default)), type: `z.ZodDefault<${made.type}>` }
}

function zodOfParam(schema: Json, isVerbatim: boolean, generation: Generation, room: ZodRoom): Made {
  const item = schema.items as Json
  if (repeated(schema)) {
    const of = zodOfParam(item, isVerbatim, generation, room).value
    return param(room, `list(${schema.maxItems === 1000 ? of : `${of}, ${schema.maxItems}`})`)
  }
  if (schema.type === 'array') return readonly(listOf(zodOf(item, room)))
  const name = paramName(schema, isVerbatim, generation)
  return name ? param(room, name) : zodOf(schema, room)
}

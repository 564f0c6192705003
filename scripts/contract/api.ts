import { type Contract, type Endpoint, endpointsOf, type Generation, type Json, refName } from './openapi.ts'

/** A contract, and what follows from it. */
export interface Api {
  readonly generation: Generation
  readonly schemas: Readonly<Record<string, Json>>
  readonly endpoints: readonly Endpoint[]
  /** Components that mention each other, directly or not, in one list; lists that others need come first. */
  readonly groups: readonly (readonly string[])[]
  /** The components of this contract: others are those of v3, whose modules have them. */
  readonly own: ReadonlySet<string>
  /** Components in what callers give, and in what the service answers. */
  readonly given: ReadonlySet<string>
  readonly answered: ReadonlySet<string>
}

/** Where a schema is written. */
export interface Room extends Api {
  /** Whether this is what a caller gives: closed sets, addresses in any form, read-only lists. */
  readonly isInput: boolean
  /** Whether the check of a component is made later than this one: it is read by a getter. */
  isLater(name: string): boolean
}
export const roomOf = (api: Api, isInput = false): Room => ({ ...api, isInput, isLater: () => false })

/** `own`: the names of the components that are no other contract's. */
export function apiOf(contract: Contract, generation: Generation, own = Object.keys(contract.components.schemas)): Api {
  const { schemas } = contract.components
  const endpoints = endpointsOf(contract, generation)
  const given = reach(mentioned(endpoints.map(({ params }) => params)), schemas)
  const answered = reach(mentioned(endpoints.map(({ answer }) => answer)), schemas)
  const names = new Set(own)
  const groups = groupsOf(schemas).filter(([name = '']) => names.has(name))
  return { generation, schemas, endpoints, groups, own: names, given, answered }
}

/** Names of the components that a schema mentions. */
export function mentioned(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const one of schema) mentioned(one, found)
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === '$ref') found.add(refName(value as string))
      else if (key !== 'discriminator') mentioned(value, found)
    }
  return found
}

/** These components, and those that they mention. */
function reach(names: ReadonlySet<string>, schemas: Api['schemas']): Set<string> {
  const found = new Set(names)
  // A set that grows while it is walked.
  for (const name of found) for (const next of mentioned(schemas[name])) found.add(next)
  return found
}

function groupsOf(schemas: Api['schemas']): string[][] {
  const names = Object.keys(schemas)
  const reached = new Map(names.map((name) => [name, reach(mentioned(schemas[name]), schemas)]))
  const groups: string[][] = []
  const done = new Set<string>()
  const add = (name: string) => {
    if (done.has(name)) return
    const isMutual = (other: string) => !!reached.get(name)?.has(other) && !!reached.get(other)?.has(name)
    const group = names.filter((other) => other === name || isMutual(other))
    for (const one of group) done.add(one)
    for (const next of mentioned(group.map((one) => schemas[one]))) add(next)
    groups.push(group)
  }
  names.forEach(add)
  return groups
}

/** A group in the order in which it is made: a union is made of the others. */
export const inOrder = (group: readonly string[], { schemas }: Api): string[] =>
  [...group].sort((a, b) => Number(!!schemas[a]?.oneOf) - Number(!!schemas[b]?.oneOf))

/** Whether what callers give has a check of its own. */
const differs = (name: string, { schemas }: Api) =>
  [...reach(new Set([name]), schemas)].some((one) =>
    /"x-open":true|"format":"(address-as-given|boc|nanograms|number-257)"|"minLength"/.test(
      JSON.stringify(schemas[one]),
    ),
  )

/** The checks that a component needs: of answers (`false`), of what callers give (`true`). */
export function versionsOf(name: string, api: Api): boolean[] {
  if (isVariant(api.schemas[name] as Json)) return []
  const isAnswered = api.answered.has(name)
  return [...(isAnswered ? [false] : []), ...(api.given.has(name) && (!isAnswered || differs(name, api)) ? [true] : [])]
}

/** The name of a component's check. */
export const constantOf = (name: string, room: Room) =>
  name[0]?.toLowerCase() + name.slice(1) + (room.isInput && differs(name, room) ? 'Input' : '')

export const isObject = ({ allOf, type, additionalProperties }: Json) =>
  !!allOf || (type === 'object' && !additionalProperties)

/** Components without a check of their own: it is written where they are used. */
export const isPlain = ({ type }: Json) => type !== undefined && type !== 'object'

/** A variant of a union by one member: the union is written as a whole. */
const isVariant = ({ allOf }: Json) =>
  Object.values(allOf?.[1]?.properties ?? {}).some((member) => member.const !== undefined)

/** A schema with the members of those that it extends. */
export function flat(schema: Json, { schemas }: Pick<Api, 'schemas'>): Json {
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => flat(part.$ref ? (schemas[refName(part.$ref)] as Json) : part, { schemas }))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** The two members by which a variant differs from the base of its union; `undefined` for a union of another kind. */
export function memberBy({ discriminator }: Json, { schemas }: Api) {
  const { propertyName: tag, mapping } = discriminator ?? { propertyName: '', mapping: {} }
  const variants = Object.entries(mapping).map(([value, ref]) => ({ value, parts: schemas[refName(ref)]?.allOf ?? [] }))
  const [first] = variants
  const base = first?.parts[0]?.$ref
  const member = Object.keys(first?.parts[1]?.properties ?? {}).find((name) => name !== tag)
  if (!base || !member) return
  const kinds = variants.map(({ value, parts }) => ({ value, of: parts[1]?.properties?.[member] as Json }))
  return { tag, base: refName(base), member, kinds, isNullable: kinds.some(({ of }) => of.anyOf) }
}

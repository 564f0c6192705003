/** A JSON Schema as the contract files write it, with the `x-` members of this project. */
export interface Json {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  const?: string | boolean
  enum?: (string | null)[]
  items?: Json
  prefixItems?: Json[]
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  default?: unknown
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | false
  patternProperties?: Record<string, Json>
  allOf?: Json[]
  oneOf?: Json[]
  anyOf?: Json[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  'x-known-values'?: string[]
  'x-open'?: boolean
  'x-choose'?: { member: string; values?: Record<string, string>; then?: string; else: string }
  'x-types'?: string
  'x-groups'?: Record<string, string[]>
  'x-listed'?: boolean
}

export interface Parameter {
  name: string
  required?: boolean
  description?: string
  schema: Json
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: [string]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Json } } }
  responses: { 200: { content: { 'application/json': { schema: Json } } } }
  'x-kind'?: 'mutation'
  'x-rows'?: string
  'x-verbatim'?: string[]
  'x-ordered'?: string[]
  'x-brings'?: Record<string, string>
  'x-batch'?: { key?: string; max?: number; mustSendLimit?: boolean }
  'x-cacheability'?: string
  'x-is-rpc'?: true
  'x-sends'?: string
  'x-head'?: string[]
  'x-legacy401'?: true
  'x-at-least-one-of'?: string[][]
  'x-at-most-one-of'?: string[][]
  'x-together'?: string[][]
  'x-in-order'?: string[][]
  'x-paging'?: { cursor: string[]; order?: string }
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

export type Generation = 'v2' | 'v3'

export interface Endpoint extends Operation {
  path: string
  method: 'GET' | 'POST'
  params: Parameter[]
  answer: Json
}

export const refName = (ref: string) => ref.slice('#/components/schemas/'.length)

/** The endpoints of a contract. Params and answers have one form for GET and POST, v2 and v3. */
export function endpointsOf(contract: Contract, generation: Generation): Endpoint[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { schema } = operation.responses[200].content['application/json']
      return {
        ...operation,
        path,
        method: method.toUpperCase() as Endpoint['method'],
        params: operation.parameters ?? bodyParams(operation.requestBody?.content['application/json'].schema),
        answer: generation === 'v2' ? (schema.properties?.result ?? {}) : schema,
      }
    }),
  )
}

/** The bounds of the param that says how many rows to return. */
export const limitsOf = ({ params }: Pick<Endpoint, 'params'>): Json | undefined =>
  params.find(({ name }) => name === 'limit' || name === 'count')?.schema

const bodyParams = (body: Json = {}): Parameter[] =>
  Object.entries(body.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    schema,
    ...(description !== undefined && { description }),
    required: body.required?.includes(name) ?? false,
  }))

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
export function reach(names: ReadonlySet<string>, schemas: Record<string, Json>): Set<string> {
  const found = new Set(names)
  // A set that grows while it is walked.
  for (const name of found) for (const next of mentioned(schemas[name])) found.add(next)
  return found
}

/** Components that mention each other, directly or not, in one list; the others alone. */
export function groupsOf(schemas: Record<string, Json>): string[][] {
  const reached = new Map(Object.entries(schemas).map(([name, schema]) => [name, reach(mentioned(schema), schemas)]))
  const groups: string[][] = []
  for (const [name, own] of reached) {
    const group = groups.find(([first = '']) => own.has(first) && reached.get(first)?.has(name))
    if (group) group.push(name)
    else groups.push([name])
  }
  return groups
}

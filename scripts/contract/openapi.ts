import * as z from 'zod'

/** Members that may be absent, all of one kind. */
const maybe = <Name extends string, Of extends z.ZodType>(of: Of, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, of.optional()])) as Record<Name, z.ZodOptional<Of>>

const text = z.string()
const texts = z.array(text)
const sets = z.array(texts)
const words = z.record(text, text)
/** Members for readers: the generator does not read them. */
const remarks = maybe(
  z.unknown(),
  ...(['x-note', 'x-service-default', 'x-row-order', 'x-recent', 'x-python', 'x-undocumented'] as const),
)

/** The formats that have a check or a type of their own. */
const FORMATS = new Set([
  ...['account-id', 'address', 'address-as-given', 'address-or-null', 'address-text', 'boc', 'decimal', 'hash'],
  ...['hex-number', 'int32', 'lt', 'method', 'nanograms', 'number-257', 'opcode', 'seqno', 'shard', 'utime'],
])
const format = text.refine((name) => FORMATS.has(name), { error: ({ input }) => `no format is named ${input}.` })

/** The members of a JSON Schema that hold no schema. */
const flatJson = z.strictObject({
  ...remarks,
  ...maybe(text, '$ref', 'description', 'pattern', 'x-types'),
  ...maybe(z.number(), 'minItems', 'maxItems', 'minLength', 'minimum', 'maximum'),
  ...maybe(z.boolean(), 'uniqueItems', 'x-open', 'x-listed'),
  ...maybe(texts, 'required', 'x-known-values'),
  ...maybe(format, 'format'),
  ...maybe(z.unknown(), 'default'),
  ...maybe(z.union([text, texts]), 'type'),
  ...maybe(z.union([text, z.boolean()]), 'const'),
  ...maybe(z.array(text.nullable()), 'enum'),
  ...maybe(z.strictObject({ propertyName: text, mapping: words }), 'discriminator'),
  ...maybe(z.record(text, texts), 'x-groups'),
  ...maybe(z.strictObject({ member: text, ...maybe(words, 'values'), ...maybe(text, 'with'), else: text }), 'x-choose'),
})

/** A JSON Schema as the contract files write it, with the `x-` members that CONTRIBUTING.md lists. */
export interface Json extends z.infer<typeof flatJson> {
  items?: Json | undefined
  additionalProperties?: Json | false | undefined
  properties?: Record<string, Json> | undefined
  patternProperties?: Record<string, Json> | undefined
  prefixItems?: Json[] | undefined
  allOf?: Json[] | undefined
  oneOf?: Json[] | undefined
  anyOf?: Json[] | undefined
}
const json: z.ZodType<Json> = z.lazy(() =>
  flatJson.extend({
    ...maybe(json, 'items'),
    ...maybe(z.union([json, z.literal(false)]), 'additionalProperties'),
    ...maybe(z.record(text, json), 'properties', 'patternProperties'),
    ...maybe(z.array(json), 'prefixItems', 'allOf', 'oneOf', 'anyOf'),
  }),
)

const parameter = z.strictObject({
  ...remarks,
  name: text,
  ...maybe(text, 'in', 'description'),
  ...maybe(z.boolean(), 'required'),
  schema: json,
})
export type Parameter = z.infer<typeof parameter>

const body = z.object({ content: z.object({ 'application/json': z.object({ schema: json }) }) })

const operation = z.strictObject({
  ...remarks,
  operationId: text,
  summary: text,
  tags: z.tuple([text]),
  responses: z.object({ 200: body }),
  ...maybe(z.array(parameter), 'parameters'),
  ...maybe(body, 'requestBody'),
  ...maybe(z.literal('mutation'), 'x-kind'),
  ...maybe(text, 'description', 'x-rows', 'x-sends', 'x-cacheability'),
  ...maybe(texts, 'x-verbatim', 'x-ordered', 'x-head'),
  ...maybe(z.boolean(), 'x-is-rpc', 'x-legacy401'),
  ...maybe(z.record(text, words), 'x-brings'),
  ...maybe(sets, 'x-at-least-one-of', 'x-at-most-one-of', 'x-together', 'x-in-order'),
  ...maybe(
    z.strictObject({ ...maybe(text, 'key'), ...maybe(z.number(), 'max'), ...maybe(z.boolean(), 'mustSendLimit') }),
    'x-batch',
  ),
  ...maybe(z.strictObject({ cursor: texts, ...maybe(text, 'order') }), 'x-paging'),
})

/** A file of the contract. A member or a format that has no meaning here is a fault. */
export const contractFile = z.object({
  paths: z.record(text, z.record(text, operation)),
  components: z.object({
    schemas: z.record(text, json),
    ...maybe(z.record(text, z.union([text, words])), 'x-meanings'),
  }),
})
export type Contract = z.infer<typeof contractFile>
export type Generation = 'v2' | 'v3' | 'emulate'

export interface Endpoint extends z.infer<typeof operation> {
  path: string
  method: 'GET' | 'POST'
  params: Parameter[]
  answer: Json
}

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

const bodyParams = (body: Json = {}): Parameter[] =>
  Object.entries(body.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    schema,
    description,
    required: body.required?.includes(name) ?? false,
  }))

/** The bounds of the param that says how many rows to return. */
export const limitsOf = ({ params }: Pick<Endpoint, 'params'>): Json | undefined =>
  params.find(({ name }) => name === 'limit' || name === 'count')?.schema

export const refName = (ref: string) => ref.slice('#/components/schemas/'.length)

import { type Json, refName } from '../../scripts/contract/openapi.ts'
import { statedSchemas } from './contract.ts'

/** A schema of the contract, resolved as far as a value of it can be made or walked. */
export type Shape =
  | { kind: 'text'; format: string | undefined }
  | { kind: 'decimal' | 'int' | 'wide' | 'bool' | 'float' | 'any' | 'stack-entry' }
  | { kind: 'const'; value: string }
  | { kind: 'enum'; values: string[]; isOpen: boolean }
  | { kind: 'list' | 'map'; of: () => Shape }
  | { kind: 'object'; name: string; fields: Field[] }
  | { kind: 'union'; variants: (() => Shape)[]; tag?: string | undefined }

/** A member of an object. */
export interface Field {
  name: string
  optional: boolean
  nullable: boolean
  shape: () => Shape
}

type Generation = keyof typeof statedSchemas

/** The schema behind references. */
function target(generation: Generation, schema: Json): Json {
  return schema.$ref ? target(generation, statedSchemas[generation][refName(schema.$ref)] as Json) : schema
}

/** An object's schema with the members of those that it extends. */
function whole(generation: Generation, schema: Json): Json {
  const own = target(generation, schema)
  const parts = (own.allOf ?? []).map((part) => whole(generation, part))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [own, ...parts].flatMap(({ required = [] }) => required),
  }
}

const types = ({ type = [] }: Json) => [type].flat()

function fieldOf(generation: Generation, name: string, schema: Json, required: readonly string[]): Field {
  const value = schema.anyOf?.find((one) => one.type !== 'null') ?? schema
  const nullable = !!schema.anyOf || types(target(generation, schema)).includes('null')
  return { name, optional: !required.includes(name), nullable, shape: () => shapeOf(generation, value) }
}

/** The shape of a schema; `null` is a matter of the member that has it. */
export function shapeOf(generation: Generation, schema: Json, name = ''): Shape {
  const of = (one: Json) => () => shapeOf(generation, one)
  if (schema.$ref) return shapeOf(generation, target(generation, schema), refName(schema.$ref))
  if (schema.prefixItems ?? schema.oneOf?.[0]?.prefixItems) return { kind: 'stack-entry' }
  if (schema.oneOf) return { kind: 'union', variants: schema.oneOf.map(of), tag: schema.discriminator?.propertyName }
  if (schema.allOf ?? schema.properties) {
    const { properties = {}, required = [] } = whole(generation, schema)
    const fields = Object.entries(properties).map(([key, member]) => fieldOf(generation, key, member, required))
    return { kind: 'object', name, fields }
  }
  if (typeof schema.const === 'string') return { kind: 'const', value: schema.const }
  const values = schema.enum?.filter((one) => one !== null)
  if (values ?? schema['x-known-values'])
    return { kind: 'enum', values: values ?? (schema['x-known-values'] as string[]), isOpen: !values }
  const [type, other] = types(schema)
  if (type === 'array') return { kind: 'list', of: of(schema.items ?? {}) }
  if (type === 'object') return { kind: 'map', of: of(schema.additionalProperties || {}) }
  if (type === 'boolean') return { kind: 'bool' }
  if (type === 'integer') return { kind: 'int' }
  if (type === 'number') return { kind: 'float' }
  if (type === 'string' && schema.format === 'decimal') return { kind: other === 'integer' ? 'wide' : 'decimal' }
  return type === 'string' ? { kind: 'text', format: schema.format } : { kind: 'any' }
}

/** The variant of a union that a value is of, by the member that names it. */
export function variantOf({ variants, tag }: Extract<Shape, { kind: 'union' }>, value: object): Shape | undefined {
  if (!tag) return
  const type = (value as Record<string, unknown>)[tag]
  return variants
    .map((variant) => variant())
    .find((one) => {
      const field = one.kind === 'object' ? one.fields.find(({ name }) => name === tag)?.shape() : undefined
      return field?.kind === 'enum'
        ? field.values.some((one) => one === type)
        : field?.kind === 'const' && field.value === type
    })
}

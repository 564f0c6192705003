import * as v from 'valibot'
import * as zod from 'zod'
import { type Shape, shapeOf } from '../test/support/shapes.ts'

/** The words that a peer's schema is built from. */
interface Kit<Schema> {
  text(): Schema
  decimal(): Schema
  int(): Schema
  bool(): Schema
  any(): Schema
  list(of: Schema): Schema
  map(of: Schema): Schema
  object(fields: Record<string, Schema>): Schema
  optional(of: Schema): Schema
  nullable(of: Schema): Schema
}

const DECIMAL = /^-?\d+$/

const zodClassic: Kit<zod.ZodType> = {
  text: () => zod.string(),
  decimal: () => zod.string().regex(DECIMAL),
  int: () => zod.int(),
  bool: () => zod.boolean(),
  any: () => zod.unknown(),
  list: (of) => zod.array(of),
  map: (of) => zod.record(zod.string(), of),
  object: (fields) => zod.looseObject(fields),
  optional: (of) => zod.optional(of),
  nullable: (of) => zod.nullable(of),
}

type Valibot = v.GenericSchema<unknown, unknown>
const valibot: Kit<Valibot> = {
  text: () => v.string() as Valibot,
  decimal: () => v.pipe(v.string(), v.regex(DECIMAL)) as Valibot,
  int: () => v.pipe(v.number(), v.integer()) as Valibot,
  bool: () => v.boolean() as Valibot,
  any: () => v.unknown() as Valibot,
  list: (of) => v.array(of) as Valibot,
  map: (of) => v.record(v.string(), of) as Valibot,
  object: (fields) => v.looseObject(fields) as Valibot,
  optional: (of) => v.optional(of) as Valibot,
  nullable: (of) => v.nullable(of) as Valibot,
}

function build<Schema>(kit: Kit<Schema>, shape: Shape): Schema {
  switch (shape.kind) {
    case 'decimal':
      return kit.decimal()
    case 'int':
      return kit.int()
    case 'bool':
      return kit.bool()
    case 'enum':
      return kit.text()
    case 'list':
      return kit.list(build(kit, shape.of()))
    case 'map':
      return kit.map(build(kit, shape.of()))
    case 'object':
      return kit.object(
        Object.fromEntries(
          shape.fields.map((field) => {
            const schema = build(kit, field.shape())
            const nullable = field.nullable ? kit.nullable(schema) : schema
            return [field.name, field.optional ? kit.optional(nullable) : nullable]
          }),
        ),
      )
    case 'text':
      return kit.text()
    default:
      return kit.any()
  }
}

/** The same answer, told to the peers field by field from the contract: what they check is what we check. */
export function peerSchemas(type: string) {
  const shape = shapeOf('v3', { $ref: `#/components/schemas/${type}` })
  return { zodClassic: build(zodClassic, shape), valibot: build(valibot, shape) }
}

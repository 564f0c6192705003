import { type StatedField, type StatedType, statedTypes } from './contract.ts'

/** A type of the contract, resolved as far as a value of it can be made or walked. */
export type Shape =
  | { kind: 'text' | 'decimal' | 'int' | 'wide' | 'bool' | 'float' | 'any' }
  | { kind: 'const'; value: string }
  | { kind: 'enum'; values: string[] }
  | { kind: 'list' | 'map'; of: () => Shape }
  | { kind: 'object'; name: string; fields: StatedField[] }
  | { kind: 'union'; variants: (() => Shape)[] }
  | { kind: 'told'; property: string; mapping: Record<string, () => Shape> }
  | { kind: 'stack-entry' }

const SCALARS: Record<string, Shape['kind']> = {
  bool: 'bool',
  boolean: 'bool',
  int: 'int',
  i32: 'int',
  u32: 'int',
  i53: 'int',
  float: 'float',
  Float: 'float',
  i64num: 'wide',
  UnsafeInt64Number: 'wide',
  UnsafeUint64Number: 'wide',
  Int64String: 'decimal',
  Uint64String: 'decimal',
  Int32String: 'decimal',
  BigIntString: 'decimal',
  UnixTimeString: 'decimal',
  Int256: 'decimal',
  any: 'any',
  'envelope.jsonrpc': 'any',
}

/** The shape of a type, by the notation of the contract files. */
export function shapeOf(generation: 'v2' | 'v3', type: string): Shape {
  const of = (name: string) => () => shapeOf(generation, name)
  if (type.endsWith('[]')) return { kind: 'list', of: of(type.slice(0, -2)) }
  const map = /^Map<[^,]+,(.+)>$/.exec(type)?.[1]
  if (map) return { kind: 'map', of: of(map) }
  const scalar = SCALARS[type]
  if (scalar) return { kind: scalar } as Shape
  if (type.startsWith('enum:')) return { kind: 'enum', values: type.slice(5).split('|') }
  if (type.startsWith('const:')) return { kind: 'const', value: type.slice(6) }
  if (type === 'string | object<string,string>')
    return { kind: 'union', variants: [of('string'), of('Map<string,string>')] }
  if (type === '{b64: Bytes, len: i32}') {
    const fields = [
      { name: 'b64', type: 'Bytes' },
      { name: 'len', type: 'i32' },
    ]
    return { kind: 'object', name: 'CellData', fields }
  }
  const stated = statedTypes[generation][type]
  return stated ? fromStated(generation, type, stated) : { kind: 'text' }
}

function fromStated(generation: 'v2' | 'v3', name: string, stated: StatedType): Shape {
  const of = (type: string) => () => shapeOf(generation, type)
  switch (stated.kind) {
    case 'alias':
      return shapeOf(generation, stated.of ?? 'any')
    case 'enum':
      return { kind: 'enum', values: stated.values ?? [] }
    case 'object':
      return { kind: 'object', name, fields: stated.fields ?? [] }
    case 'tuple2':
      return { kind: 'stack-entry' }
    case 'union': {
      const { discriminator, variants = [] } = stated
      if (typeof discriminator === 'object') {
        const mapping = Object.entries(discriminator.mapping).map(([tag, type]) => [tag, of(type)] as const)
        return { kind: 'told', property: discriminator.property, mapping: Object.fromEntries(mapping) }
      }
      return { kind: 'union', variants: (Array.isArray(variants) ? variants : Object.values(variants)).map(of) }
    }
  }
}

/** Fields whose note corrects their type. */
const CORRECTED: Record<string, Shape> = {
  // "float in Python", as both recordings have it.
  'v2 ConsensusBlock.timestamp': { kind: 'float' },
}

export function fieldShape(generation: 'v2' | 'v3', field: StatedField, owner = ''): Shape {
  const corrected = CORRECTED[`${generation} ${owner}.${field.name}`]
  if (corrected) return corrected
  return field.type === 'const' ? { kind: 'const', value: field.value ?? '' } : shapeOf(generation, field.type)
}

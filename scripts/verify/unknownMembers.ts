import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { contract } from '../../test/support/contract.ts'
import { type Shape, shapeOf, variantOf } from '../../test/support/shapes.ts'

/** Members of an answer that the contract lacks, as `Type.member`, each once. */
export function unknownMembers(endpoint: AnyEndpoint, answer: unknown): readonly string[] {
  const { generation } = endpoint
  const found = new Set<string>()

  function walk(shape: Shape, value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (shape.kind === 'list' || shape.kind === 'map') {
      for (const item of Object.values(value)) walk(shape.of(), item)
    } else if (shape.kind === 'union') {
      const variant = variantOf(shape, value)
      if (variant) walk(variant, value)
    } else if (shape.kind === 'object') {
      const known = new Map(shape.fields.map((field) => [field.name, field]))
      for (const [name, member] of Object.entries(value)) {
        const field = known.get(name)
        if (field) walk(field.shape(), member)
        else found.add(`${shape.name || endpoint.name}.${name}`)
      }
    }
  }

  walk(shapeOf(generation, contract(endpoint).answer), answer)
  return [...found]
}

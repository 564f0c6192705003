import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { contract } from '../../test/support/contract.ts'
import { type Shape, shapeOf, variantOf } from '../../test/support/shapes.ts'

/**
 * What an answer has and the contract lacks, each once: members as `Type.member`, words of open sets and types of variants as
 * `Type.member "word"`. The client reads such an answer: it is new, and not wrong.
 */
export function unknownIn(endpoint: AnyEndpoint, answer: unknown): readonly string[] {
  const { generation } = endpoint
  const found = new Set<string>()

  function walk(shape: Shape, value: unknown, place: string): void {
    if (shape.kind === 'enum' && shape.isOpen && typeof value === 'string' && !shape.values.includes(value))
      found.add(`${place} ${JSON.stringify(value)}`)
    if (typeof value !== 'object' || value === null) return
    if (shape.kind === 'list' || shape.kind === 'map') {
      for (const item of Object.values(value)) walk(shape.of(), item, place)
    } else if (shape.kind === 'union' && shape.tag) {
      const variant = variantOf(shape, value)
      if (variant) walk(variant, value, place)
      else found.add(`${place}.${shape.tag} ${JSON.stringify((value as Record<string, unknown>)[shape.tag])}`)
    } else if (shape.kind === 'object') {
      const type = shape.name || place
      const known = new Map(shape.fields.map((field) => [field.name, field]))
      for (const [name, member] of Object.entries(value)) {
        const field = known.get(name)
        if (field) walk(field.shape(), member, `${type}.${name}`)
        else found.add(`${type}.${name}`)
      }
    }
  }

  walk(shapeOf(generation, contract(endpoint).answer), answer, endpoint.name)
  return [...found]
}

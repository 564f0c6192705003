import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { Path } from './generate.ts'
import { type Shape, variantOf } from './shapes.ts'

/** A member that the contract requires, found in a real answer. */
export interface Required {
  path: Path
  /** `v3 Transaction.lt`. */
  member: string
}

/** Every required member of `value` by its contract type; each `Type.member` at most `times` times. */
export function requiredIn(generation: AnyEndpoint['generation'], shape: Shape, value: unknown, times = 2): Required[] {
  const found: Required[] = []
  const seen = new Map<string, number>()

  function walk(shape: Shape, value: unknown, path: Path): void {
    if (typeof value !== 'object' || value === null) return
    if (shape.kind === 'list' || shape.kind === 'map') {
      for (const [key, item] of Object.entries(value)) {
        walk(shape.of(), item, [...path, shape.kind === 'list' ? Number(key) : key])
      }
    } else if (shape.kind === 'union') {
      const variant = variantOf(shape, value)
      if (variant) walk(variant, value, path)
    } else if (shape.kind === 'object') {
      for (const field of shape.fields) {
        const at = [...path, field.name]
        if (!(field.name in value)) continue
        const member = `${generation} ${shape.name}.${field.name}`
        const count = seen.get(member) ?? 0
        if (!field.optional && count < times) {
          seen.set(member, count + 1)
          found.push({ path: at, member })
        }
        walk(field.shape(), (value as Record<string, unknown>)[field.name], at)
      }
    }
  }

  walk(shape, value, [])
  return found
}

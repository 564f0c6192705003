import type { Block } from './block.ts'
import type { Facts } from './facts.ts'
import { type Found, matchAround, type Pattern, returned } from './pattern.ts'

/** Merges the blocks of one shape into a block with a meaning. */
export interface Rule {
  /** The shape, seen from the block at which a rule begins. */
  readonly of: Pattern
  /** Opcodes of which a trace must have one; by default that of the first block, if it is certain. */
  readonly needs?: readonly number[]
  /** Whether excesses and bounces that follow the first block belong to the find. */
  readonly takesReturned?: boolean
  /** Merges, or leaves all as it is. @throws when a body is not what its opcode promises: then nothing is merged */
  readonly build: (block: never, found: Found, facts: Facts) => void
}

/** Whether a trace with these opcodes may have the shape of a rule. */
export function mayFit({ of, needs }: Rule, opcodes: ReadonlySet<number>): boolean {
  if (needs) return needs.some((opcode) => opcodes.has(opcode))
  return of.opcode === undefined || opcodes.has(of.opcode)
}

/** Applies a rule to each block of the tree that is no part of another one. */
export function apply({ of, takesReturned = false, build }: Rule, root: Block, facts: Facts): void {
  for (const block of root.walk()) {
    if (block.whole || block === root || !of.fits(block)) continue
    const named = new Map<string, Block>()
    const blocks = matchAround(of, block, named)
    if (!blocks) continue
    if (takesReturned) blocks.push(...returned(block, of))
    try {
      ;(build as (block: Block, found: Found, facts: Facts) => void)(block, { blocks, named }, facts)
    } catch {
      // Bodies are written by strangers: one that does not read is none of this rule's.
    }
  }
}

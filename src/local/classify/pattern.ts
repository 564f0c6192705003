import type { Block } from './block.ts'
import { CallBlock } from './messages.ts'

const EXCESS = 0xd53276db
const BOUNCE = 0xffffffff

/** A shape of blocks: one that fits, with those after or before it. */
export interface Pattern {
  readonly fits: (block: Block) => boolean
  /** The only opcode that fits, if there is one. */
  readonly opcode?: number
  /** The name under which a rule finds the block. */
  readonly as?: string
  readonly optional?: boolean
  /** Of the blocks that follow, all that fit; at least one, unless it is optional. */
  readonly each?: Pattern
  /** Each takes one of the blocks that follow. */
  readonly all?: readonly Pattern[]
  /** The block before. */
  readonly before?: Pattern
  /** Instead of all the rest: the first of these that fits. */
  readonly oneOf?: readonly Pattern[]
  /** Whether excesses and bounces that follow are taken in; they are, unless one is switched off. */
  readonly excesses?: boolean
  readonly bounces?: boolean
}

type Options = Omit<Pattern, 'fits' | 'oneOf' | 'opcode'>

/** The blocks of one find: those that belong to it, and those that have a name. */
export interface Found {
  readonly blocks: Block[]
  readonly named: ReadonlyMap<string, Block>
}

export const isCall = (block: Block | undefined, ...opcodes: readonly number[]): block is CallBlock =>
  block instanceof CallBlock && block.opcode !== undefined && opcodes.includes(block.opcode)

/** A message with this opcode. */
export const call = (opcode: number, options: Options = {}): Pattern => ({
  fits: (block) => isCall(block, opcode),
  opcode,
  ...options,
})

/** A block of this kind. */
export const kind = (name: string, options: Options = {}): Pattern => ({
  fits: (block) => block.kind === name,
  ...options,
})

export const oneOf = (patterns: readonly Pattern[], options: Pick<Pattern, 'optional'> = {}): Pattern => ({
  fits: () => true,
  oneOf: patterns,
  ...options,
})

/** Each pattern after the one before it. */
export function chain(...patterns: readonly Pattern[]): Pattern {
  return patterns.reduceRight((after, pattern) => ({ ...pattern, each: after }))
}

/** Excesses and bounces that follow a block, as far as the pattern takes them in. */
export const returned = (block: Block, { excesses = true, bounces = true }: Pattern): Block[] =>
  block.next.filter((next) => (excesses && isCall(next, EXCESS)) || (bounces && isCall(next, BOUNCE)))

function matchAll(patterns: readonly Pattern[], block: Block, named: Map<string, Block>): Block[] | undefined {
  const left = [...block.next]
  const found: Block[] = []
  for (const pattern of patterns) {
    let taken: Block[] | undefined
    for (const [place, next] of left.entries()) {
      taken = match(pattern, next, named)
      if (!taken) continue
      left.splice(place, 1)
      break
    }
    if (taken) found.push(...taken)
    else if (!pattern.optional) return
  }
  return found
}

/** The blocks around `block` that its pattern wants, without itself. */
export function matchAround(pattern: Pattern, block: Block, named: Map<string, Block>): Block[] | undefined {
  const found: Block[] = []
  const { each, all, before } = pattern
  if (each) {
    for (const next of block.next) found.push(...(match(each, next, named) ?? []))
    if (!each.optional && !found.length) return
  }
  if (all) {
    const taken = matchAll(all, block, named)
    if (!taken) return
    found.push(...taken)
  }
  if (before) {
    const taken = block.previous && match(before, block.previous, named)
    if (taken) found.push(...taken)
    else if (!before.optional) return
  }
  return found
}

function match(pattern: Pattern, block: Block, named: Map<string, Block>): Block[] | undefined {
  if (pattern.oneOf) {
    for (const one of pattern.oneOf) {
      const found = match(one, block, named)
      if (found) return found
    }
    return
  }
  if (!pattern.fits(block)) return
  const found = matchAround(pattern, block, named)
  if (!found) return
  if (pattern.as !== undefined) named.set(pattern.as, block)
  return [block, ...found, ...returned(block, pattern)]
}

import type { ActionDetailsByType } from '../../contract/v3/action.ts'
import type { ActionType } from '../../endpoints/v3/actions/actionOf.ts'
import { isLog, type Node } from './node.ts'

type Party = string | null | undefined

/** What a block becomes as an action. */
export interface Meaning<Type extends ActionType = ActionType> {
  readonly type: Type
  readonly details: ActionDetailsByType[Type]
  /** Accounts that take part, reached by a transaction or not. */
  readonly from?: readonly Party[]
  /** As `from`; of messages that were never sent they do not take part. */
  readonly to?: readonly Party[]
}

/** Meanings are written where their type is known; blocks of all types stand side by side. */
export const meaning = <Type extends ActionType>(of: Meaning<Type>): Meaning => of as unknown as Meaning

/**
 * A group of messages that have one meaning. At first each message is a block of its own; rules merge blocks into larger ones.
 * Blocks form a tree by `next` and `previous`; a merged block keeps its parts in `parts`.
 */
export class Block {
  /** The indexer's name of the type; several of its types may become one type of action. */
  readonly kind: string
  readonly nodes: Node[]
  readonly parts: Block[] = []
  next: Block[] = []
  previous: Block | undefined
  /** The block that this one is a part of. */
  whole: Block | undefined
  failed = false
  /** `undefined` only for a block that is no action. */
  meaning: Meaning | undefined
  /** The node whose transaction sent the first message. */
  initiator: Node | undefined

  constructor(kind: string, nodes: Node[] = [], meaning?: Meaning) {
    this.kind = kind
    this.nodes = nodes
    this.meaning = meaning
    if (nodes.length === 1) this.initiator = nodes[0]?.parent
  }

  get node(): Node {
    return this.nodes[0] as Node
  }

  connect(next: Block): void {
    this.next.push(next)
    next.previous = this
  }

  /** Itself, or the largest block that it is a part of. */
  get top(): Block {
    return this.whole ? this.whole.top : this
  }

  /** Logs come after the transaction that wrote them. */
  get #place(): { lt: bigint; isLog: boolean } {
    if (!this.nodes.length) return { lt: 0n, isLog: false }
    const { message, lt } = this.node
    if (this.nodes.length === 1 && !this.parts.some(({ whole }) => whole))
      return { lt, isLog: !!message && isLog(message) }
    return { lt: this.nodes.reduce((least, { startLt }) => (startLt < least ? startLt : least), lt), isLog: false }
  }

  /** The first of blocks that hang together. @throws when they do not */
  static #first(blocks: readonly Block[]): Block {
    const placed = blocks.map((block) => ({ block, ...block.#place }))
    placed.sort((a, b) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : Number(a.isLog) - Number(b.isLog)))
    const first = (placed[0] as (typeof placed)[number]).block
    const connected = new Set([first])
    for (const { block } of placed)
      if (!block.previous || connected.has(block.previous)) connected.add(block)
      else if (block !== first) throw new Error('These blocks do not hang together.')
    return first
  }

  /** Takes these blocks as its parts, and their place in the tree. @throws when they do not hang together */
  merge(blocks: readonly Block[]): void {
    const taken = new Set(blocks)
    const first = Block.#first([...taken])
    for (const block of taken) {
      block.whole = this
      this.nodes.push(...block.nodes)
      this.parts.push(block)
    }
    const open = [...first.next]
    for (let at = 0; at < open.length; at++) {
      const block = open[at] as Block
      if (taken.has(block)) open.push(...block.next)
      else this.connect(block)
    }
    this.previous = first.previous
    this.initiator = first.initiator
    const { previous } = this
    if (previous) previous.next = [...new Set(previous.next.map(({ top }) => top))]
  }

  /** Puts a block between this one and some that follow it. */
  insert(between: Block, before: readonly Block[]): void {
    const follows = (block: Block) => before.includes(block)
    for (const part of this.parts)
      if (part.next.some(follows)) part.next = [...part.next.filter((block) => !follows(block)), between]
    this.next = this.next.filter((block) => !follows(block))
    for (const block of before) for (const part of block.parts) if (part.previous === block) part.previous = between
    this.connect(between)
    for (const block of before) between.connect(block)
  }

  /** Itself and all that follow it, near ones first. What is merged meanwhile is found where it was. */
  *walk(): Generator<Block> {
    const open: Block[] = [this]
    for (let at = 0; at < open.length; at++) {
      const block = open[at] as Block
      yield block
      open.push(...block.next)
    }
  }
}

interface Merged {
  /** The indexer's name, where it is not the type of the action. */
  readonly kind?: string
  readonly failed?: boolean
}

/** Merges blocks into one with a meaning. @throws when they do not hang together */
export function mergeAs(
  made: Meaning,
  blocks: readonly Block[],
  { kind = made.type, failed = false }: Merged = {},
): void {
  const whole = new Block(kind, [], made)
  whole.failed = failed
  whole.merge(blocks)
}

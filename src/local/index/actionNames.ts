import { isComplete, lastOf, type TraceRow } from './trace.ts'

/**
 * The accounts of actions that have no transaction in the trace of the action, such as the owner of an item. They are known when
 * the actions of a trace are read, and kept, so that a long chain need not be read again to find the actions of an account.
 */
export interface ActionNames {
  /** By the id of the trace; only of traces that have some. */
  readonly of: Record<string, readonly string[]>
  /** The blocks in which the traces end of which all names are here: first and last. */
  readonly blocks: readonly (readonly [first: number, last: number])[]
}

export const noNames = (): ActionNames => ({ of: {}, blocks: [] })

/** Both together; neighbouring blocks become one range. */
export function joinNames(names: ActionNames, more: ActionNames): ActionNames {
  const blocks: (readonly [number, number])[] = []
  for (const [first, last] of [...names.blocks, ...more.blocks].sort(([a], [b]) => a - b)) {
    const before = blocks.at(-1)
    if (before && first <= before[1] + 1) blocks[blocks.length - 1] = [before[0], Math.max(before[1], last)]
    else blocks.push([first, last])
  }
  return { of: Object.assign(names.of, more.of), blocks }
}

export const accountsIn = ({ transactions }: TraceRow): Set<string> =>
  new Set(transactions.map(({ account }) => account))

/** Names that are known, and those that a journal has to get. */
export class NameBook {
  #known: ActionNames
  /** Traces whose names no journal has got. */
  #fresh = new Set<TraceRow>()
  #upTo: number

  /** `upTo` is the block up to which what is not known stays unknown. */
  constructor(known: ActionNames, upTo: number) {
    this.#known = known
    this.#upTo = upTo
  }

  add(trace: TraceRow): void {
    this.#fresh.add(trace)
  }

  /** The accounts under which the actions of a trace are found; `read` gives those of its actions. */
  accountsOf(trace: TraceRow, read: () => Iterable<string>): Set<string> {
    const accounts = accountsIn(trace)
    const { mc_block_seqno: block } = lastOf(trace)
    const isKnown = this.#known.blocks.some(([first, last]) => first <= block && block <= last)
    for (const account of isKnown ? (this.#known.of[trace.id] ?? []) : read()) accounts.add(account)
    return accounts
  }

  /** The names of traces that ended since the last call, up to block `head`. */
  take(head: number, read: (trace: TraceRow) => Iterable<string>): ActionNames {
    const of: Record<string, string[]> = {}
    for (const trace of this.#fresh) {
      // One that goes on ends in a later block.
      if (!isComplete(trace)) continue
      const own = accountsIn(trace)
      const others = new Set([...read(trace)].filter((account) => !own.has(account)))
      if (others.size) of[trace.id] = [...others]
    }
    this.#fresh.clear()
    const first = this.#upTo + 1
    this.#upTo = head
    return { of, blocks: first <= head ? [[first, head]] : [] }
  }
}

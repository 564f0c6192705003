import { isComplete, type TraceRow } from './trace.ts'

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
  /** The ids of traces, by the accounts that their actions name: made when somebody asks for an account first. */
  #idsOf: Map<string, string[]> | undefined
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

  /** The ids of traces of others with an action of the account, as far as they are known. */
  idsOf(account: string): readonly string[] {
    this.#idsOf ??= this.#note(new Map(), this.#known)
    return this.#idsOf.get(account) ?? []
  }

  /** The blocks up to `head` of which the names are not known: first, and the one behind the last. */
  *gaps(head: number): Generator<readonly [from: number, to: number]> {
    let from = 0
    for (const [first, last] of this.#known.blocks) {
      if (from < first) yield [from, first]
      from = last + 1
    }
    if (from <= head) yield [from, head + 1]
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
    const taken: ActionNames = { of, blocks: first <= head ? [[first, head]] : [] }
    this.#known = joinNames(this.#known, taken)
    if (this.#idsOf) this.#note(this.#idsOf, taken)
    return taken
  }

  #note(ids: Map<string, string[]>, names: ActionNames): Map<string, string[]> {
    for (const [id, accounts] of Object.entries(names.of))
      for (const account of accounts) {
        const list = ids.get(account)
        if (list) list.push(id)
        else ids.set(account, [id])
      }
    return ids
  }
}

import { type Classified, toActions } from './actions.ts'
import type { Block } from './block.ts'
import type { Facts } from './facts.ts'
import { unsentTransfers } from './jettons.ts'
import { blockTree } from './messages.ts'
import { type Node, nodeTree, type TraceInput } from './node.ts'
import { apply, mayFit, type Rule } from './rule.ts'
import { rules } from './rules.ts'
import { unknownAction } from './unknown.ts'
import { addUnsent } from './wallets.ts'

function opcodesOf(first: Node): Set<number> {
  const found = new Set<number>()
  const open = [first]
  for (let at = 0; at < open.length; at++) {
    const node = open[at] as Node
    if (node.opcode !== undefined) found.add(node.opcode)
    open.push(...node.children)
  }
  return found
}

function blocksOf(first: Node, applied: readonly Rule[], facts: Facts): Block[] {
  const root = blockTree(first)
  const opcodes = opcodesOf(first)
  for (const rule of applied) if (mayFit(rule, opcodes)) apply(rule, root, facts)
  return [...root.walk()]
}

export type { Classified }

/** The actions of a trace, each compound one before its parts. Depends on nothing but the trace and the facts. */
export function classify(trace: TraceInput, facts: Facts): Classified[] {
  const first = nodeTree(trace.transactions)
  // The clock of the chain, and nothing that it caused.
  if (!first.message && !first.children.length) return []
  const found = toActions(blocksOf(first, rules, facts), trace)
  if (found.length) return found
  if (first.message?.source === null && !first.children.length) {
    addUnsent(first)
    const unsent = toActions(blocksOf(first, [unsentTransfers], facts), trace)
    if (unsent.length) return unsent
  }
  return [{ action: unknownAction(trace), ancestors: [] }]
}

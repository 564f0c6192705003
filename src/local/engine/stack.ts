import { Cell, parseTuple, type TupleItem } from '@ton/core'
import { Refusal } from '../service/refusal.ts'
import type { StackEntry } from './engine.ts'
import { bocOf } from './spelling.ts'

function cellOf(boc: string): Cell {
  try {
    return Cell.fromBase64(boc)
  } catch {
    throw new Refusal(422, 'failed to parse stack: a bag of cells is expected')
  }
}

/** A list is pairs: the first element, and the list of the others. */
const listOf = (entries: readonly StackEntry[]): TupleItem =>
  entries.reduceRight<TupleItem>((rest, entry) => ({ type: 'tuple', items: [toItem(entry), rest] }), { type: 'null' })

export function toItem(entry: StackEntry): TupleItem {
  switch (entry.type) {
    case 'num':
      return { type: 'int', value: entry.value }
    case 'cell':
    case 'slice':
      return { type: entry.type, cell: cellOf(entry.value) }
    case 'tuple':
      return { type: 'tuple', items: entry.value.map(toItem) }
    case 'list':
      return listOf(entry.value)
    default:
      throw new Refusal(422, 'failed to parse stack: unsupported entry')
  }
}

/** The elements of a list that is one all the way down, or `undefined`. */
function elementsOf(item: TupleItem): TupleItem[] | undefined {
  const found: TupleItem[] = []
  for (let at = item; ; ) {
    if (at.type === 'null') return found
    if (at.type !== 'tuple' || at.items.length !== 2) return
    found.push(at.items[0] as TupleItem)
    at = at.items[1] as TupleItem
  }
}

function toEntry(item: TupleItem): StackEntry {
  const elements = elementsOf(item)
  if (elements) return { type: 'list', value: elements.map(toEntry) }
  switch (item.type) {
    case 'int':
      return { type: 'num', value: item.value }
    case 'cell':
    case 'slice':
      return { type: item.type, value: bocOf(item.cell) }
    case 'tuple':
      return { type: 'tuple', value: item.items.map(toEntry) }
    default:
      return { type: 'unsupported' }
  }
}

export const readStack = (stack: Cell | undefined): StackEntry[] => (stack ? parseTuple(stack).map(toEntry) : [])

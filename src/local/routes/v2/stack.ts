import type { StackEntry } from '../../engine/engine.ts'
import { Refusal } from '../../service/refusal.ts'
import { readNumber, spellHex } from '../stackNumbers.ts'

type Typed = Record<string, unknown>

const object = (value: unknown): Typed => (typeof value === 'object' && value !== null ? (value as Typed) : {})

function boc(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new Refusal(422, 'Invalid tvm.Cell, base64 string expected')
  return value
}

function number(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value !== 'string') throw new Refusal(422, 'Wrong type of number in stack entry')
  return readNumber(value)
}

function elements(value: unknown): StackEntry[] {
  const inner = object(value).elements
  if (!Array.isArray(inner)) throw new Refusal(422, 'Invalid stack format: array expected')
  return inner.map(readTyped)
}

/** Reads an entry as `runGetMethodStd` takes it: objects with `@type`. @throws {Refusal} */
export function readTyped(value: unknown): StackEntry {
  const entry = object(value)
  switch (entry['@type']) {
    case 'tvm.stackEntryNumber':
      return { type: 'num', value: number(object(entry.number).number) }
    case 'tvm.stackEntryCell':
      return { type: 'cell', value: boc(object(entry.cell).bytes) }
    case 'tvm.stackEntrySlice':
      return { type: 'slice', value: boc(object(entry.slice).bytes) }
    case 'tvm.stackEntryTuple':
      return { type: 'tuple', value: elements(entry.tuple) }
    case 'tvm.stackEntryList':
      return { type: 'list', value: elements(entry.list) }
    default:
      throw new Refusal(422, `Unsupported stack entry type: ${String(entry['@type'])}`)
  }
}

/** Reads an entry as `runGetMethod` takes it: pairs of a type and a value. @throws {Refusal} */
export function readPair(pair: unknown): StackEntry {
  if (!Array.isArray(pair) || pair.length !== 2)
    throw new Refusal(422, 'Invalid stack entry format: array of exact 2 elements expected')
  const [type, value] = pair as [unknown, unknown]
  switch (type) {
    case 'num':
    case 'int':
    case 'number':
    case 'integer':
      return { type: 'num', value: number(value) }
    case 'tvm.Cell':
      return { type: 'cell', value: boc(value) }
    case 'tvm.Slice':
      return { type: 'slice', value: boc(value) }
    case 'cell':
    case 'slice':
      return { type, value: boc(object(value).bytes) }
    case 'tuple':
    case 'tvm.Tuple':
      return { type: 'tuple', value: elements(value) }
    case 'list':
    case 'tvm.List':
      return { type: 'list', value: elements(value) }
    default:
      throw new Refusal(422, `Unsupported stack entry type: ${String(type)}`)
  }
}

const tuple = (value: readonly StackEntry[]) => ({ '@type': 'tvm.tuple', elements: value.map(asTyped) })
const list = (value: readonly StackEntry[]) => ({ '@type': 'tvm.list', elements: value.map(asTyped) })

/** An entry as `runGetMethodStd` answers it, numbers in decimal. */
export function asTyped(entry: StackEntry): object {
  switch (entry.type) {
    case 'num':
      return {
        '@type': 'tvm.stackEntryNumber',
        number: { '@type': 'tvm.numberDecimal', number: entry.value.toString() },
      }
    case 'cell':
      return { '@type': 'tvm.stackEntryCell', cell: { '@type': 'tvm.cell', bytes: entry.value } }
    case 'slice':
      return { '@type': 'tvm.stackEntrySlice', slice: { '@type': 'tvm.slice', bytes: entry.value } }
    case 'tuple':
      return { '@type': 'tvm.stackEntryTuple', tuple: tuple(entry.value) }
    case 'list':
      return { '@type': 'tvm.stackEntryList', list: list(entry.value) }
    default:
      return { '@type': 'tvm.stackEntryUnsupported' }
  }
}

/** An entry as `runGetMethod` answers it: numbers in hex, slices as cells. */
export function asPair(entry: StackEntry): [type: string, value: unknown] {
  switch (entry.type) {
    case 'num':
      return ['num', spellHex(entry.value)]
    case 'cell':
    case 'slice':
      return ['cell', { bytes: entry.value }]
    case 'tuple':
      return ['tuple', tuple(entry.value)]
    case 'list':
      return ['list', list(entry.value)]
    default:
      return ['unsupported', '']
  }
}

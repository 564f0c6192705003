import type { Endpoint } from '../endpoint.ts'
import { inWords, toFault } from './issues.ts'
import { BOOKS, type Unreadable } from './rowList.ts'
import type { Issue } from './schema.ts'

interface TakenOut {
  /** A fault outside of rows and entries: the answer as a whole is not as documented. */
  readonly outside?: Issue
  /** The answer without what has a fault: an object of its own. */
  readonly rest?: unknown
  readonly unreadable: readonly Unreadable[]
}

/** Lists whose members are taken out alone, and what one is called: a trace is its transactions too, a transaction its phases. */
const ACTIONS: Names = { actions: 'the action' }
const PARTS: Names = { ...ACTIONS, out_msgs: 'the message' }
const RECEIVED = 'in_msg'
/** Lists and maps of rows that have such parts. */
const INNER = ['transactions', 'transactions_full']

type Names = Readonly<Record<string, string>>
type Members = Record<string | number, unknown>
type Mended<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Issue }

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** Issues by the first step of their paths, without that step. */
function byStep(issues: readonly Issue[]): Map<string, Issue[]> {
  const groups = new Map<string, Issue[]>()
  for (const issue of issues) {
    const step = String(issue.path[0] ?? '')
    const group = groups.get(step) ?? []
    group.push({ ...issue, path: issue.path.slice(1) })
    groups.set(step, group)
  }
  return groups
}

const under = (step: string, issue: Issue): Issue => ({ ...issue, path: [step, ...issue.path] })

/** What was taken out is as received. */
const taken = (index: number, row: unknown, fault: Issue, what: string): Unreadable => ({
  index,
  row,
  fault: inWords(toFault(fault, row), what),
})

/** The members of a list or a map, each mended. One that stays faulty is taken out of a list of `what`. */
function mendAll(
  all: Members,
  issues: readonly Issue[],
  parts: Names,
  what: string | undefined,
): Mended<{ all: unknown; unreadable: Unreadable[] }> {
  const values = (Array.isArray(all) ? [...all] : { ...all }) as Members
  const unreadable: Unreadable[] = []
  for (const [step, own] of byStep(issues)) {
    const row = all[step]
    const mended = mend(row, own, parts)
    if (!mended.fault) values[step] = mended.value
    else if (!what) return { fault: under(step, mended.fault) }
    else {
      delete values[step]
      unreadable.push(taken(Number(step), row, mended.fault, what))
    }
  }
  // What was deleted is a hole: `filter` skips it.
  return { value: { all: Array.isArray(values) ? values.filter(() => true) : values, unreadable } }
}

/** A row without those of its parts that have a fault; the fault of the row, where that is elsewhere. */
function mend(row: unknown, issues: readonly Issue[], parts: Names): Mended<unknown> {
  if (!isObject(row)) return { fault: issues[0] as Issue }
  const rest: Members = { ...row }
  const unreadable: Unreadable[] = []
  for (const [member, own] of byStep(issues)) {
    const [fault] = own as [Issue]
    const part = row[member]
    const what = Object.hasOwn(parts, member) ? parts[member] : undefined
    const hasParts = Array.isArray(part) ? what !== undefined || INNER.includes(member) : INNER.includes(member)
    if (member === RECEIVED && parts === PARTS && Array.isArray(row.out_msgs)) {
      rest[member] = null
      unreadable.push({ ...taken(0, part, fault, 'the message'), member })
    } else if (hasParts && isObject(part) && own.every(({ path }) => path.length)) {
      const mended = mendAll(part, own, parts, what)
      if (mended.fault) return { fault: under(member, mended.fault) }
      rest[member] = mended.value.all
      for (const one of mended.value.unreadable) unreadable.push({ ...one, member })
    } else return { fault: under(member, fault) }
  }
  return { value: unreadable.length ? { ...rest, unreadable } : rest }
}

/**
 * Takes the rows and the entries of books that have these faults out of an answer. Where only parts of a row have some, these leave
 * the row: it has an `unreadable` of its own.
 */
export function takeOut(
  answer: unknown,
  issues: readonly Issue[],
  { rows = '', mayLack }: Pick<Endpoint<never, unknown>, 'rows' | 'mayLack'> = {},
): TakenOut {
  const parts = mayLack === 'actions' ? ACTIONS : PARTS
  const isItself = rows === 'itself'
  const rest: Record<string, unknown> = isItself ? { [rows]: answer } : { ...(answer as object) }
  const unreadable: Unreadable[] = []
  const members = [rows, ...BOOKS]
  const all = isItself ? issues.map((issue) => under(rows, issue)) : issues
  const outside = all.findIndex(({ path }) => path.length < 2 || !members.includes(path[0] as string))
  if (outside >= 0) return { outside: issues[outside] as Issue, unreadable }
  for (const [member, own] of byStep(all)) {
    const part = rest[member] as Members
    if (Array.isArray(part)) {
      const mended = mendAll(part, own, parts, 'the row')
      if (mended.fault) continue
      rest[member] = mended.value.all
      for (const one of mended.value.unreadable) unreadable.push(one)
      continue
    }
    const left = { ...part }
    for (const [key, [fault]] of byStep(own)) {
      delete left[key]
      // A book that is the whole answer has entries for addresses only.
      if (!isItself) unreadable.push({ ...taken(0, part[key], fault as Issue, 'the entry'), member, key })
    }
    rest[member] = left
  }
  return { rest: isItself ? rest[rows] : rest, unreadable }
}

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

/** A list in a row whose members are taken out alone: a trace is its transactions too. */
const PARTS = 'actions'

/** Takes the members of a list that `issueAt` names out of it. */
function takeFrom(list: readonly unknown[], issueAt: (index: number) => Issue | undefined, what: string) {
  const unreadable: Unreadable[] = []
  const rows = list.filter((row, index) => {
    const issue = issueAt(index)
    if (issue) unreadable.push({ index, row, fault: inWords(toFault(issue, row), what) })
    return !issue
  })
  return { rows, unreadable }
}

/** Takes the rows and the entries that have these faults out of an answer. */
export function takeOut(answer: unknown, issues: readonly Issue[], rows = ''): TakenOut {
  const isItself = rows === 'itself'
  const rest: Record<string, unknown> = isItself ? { [rows]: answer } : { ...(answer as object) }
  const members = [rows, ...BOOKS]
  const unreadable: Unreadable[] = []
  /** The first fault of each row and entry, by the member of the answer and the place in it. */
  const faults = new Map<string, Issue>()
  /** The first fault of each action, by the index of its row and its own. */
  const parts = new Map<number, Map<number, Issue>>()
  for (const issue of issues) {
    const path = isItself ? [rows, ...issue.path] : issue.path
    const at = path.slice(0, 2).join()
    if (path.length < 2 || !members.includes(path[0] as string)) return { outside: issue, unreadable }
    const [, row, part, index] = path
    if (path[0] === rows && typeof row === 'number' && part === PARTS && typeof index === 'number') {
      const own = parts.get(row) ?? new Map<number, Issue>()
      if (!own.has(index)) own.set(index, { ...issue, path: path.slice(4) })
      parts.set(row, own)
    } else if (!faults.has(at)) faults.set(at, { ...issue, path: path.slice(2) })
  }
  for (const member of members) {
    const part = rest[member]
    const faultAt = (place: string | number) => faults.get([member, place].join())
    if (Array.isArray(part)) {
      const whole = part.map((row, index) => {
        const own = member === rows ? parts.get(index) : undefined
        if (!own || faultAt(index)) return row
        const taken = takeFrom(row[PARTS], (at) => own.get(at), 'the action')
        return { ...row, [PARTS]: taken.rows, unreadable: taken.unreadable }
      })
      // A row that goes is as received.
      const taken = takeFrom(whole, faultAt, 'the row')
      for (const one of taken.unreadable) unreadable.push(one)
      rest[member] = taken.rows
    } else if (part) rest[member] = Object.fromEntries(Object.entries(part).filter(([key]) => !faultAt(key)))
  }
  return { rest: isItself ? rest[rows] : rest, unreadable }
}

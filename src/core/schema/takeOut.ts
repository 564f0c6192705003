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

/** Takes the rows and the entries that have these faults out of an answer. */
export function takeOut(answer: unknown, issues: readonly Issue[], rows = ''): TakenOut {
  const isItself = rows === 'itself'
  const whole: Record<string, unknown> = isItself ? { [rows]: answer } : { ...(answer as object) }
  const members = [rows, ...BOOKS]
  const unreadable: Unreadable[] = []
  /** The first fault of each row and entry, by the member of the answer and the place in it. */
  const faults = new Map<string, Issue>()
  for (const issue of issues) {
    const path = isItself ? [rows, ...issue.path] : issue.path
    const at = path.slice(0, 2).join()
    if (path.length < 2 || !members.includes(path[0] as string)) return { outside: issue, unreadable }
    if (!faults.has(at)) faults.set(at, { ...issue, path: path.slice(2) })
  }
  for (const member of members) {
    const part = whole[member]
    const faultAt = (place: string | number) => faults.get([member, place].join())
    if (Array.isArray(part)) {
      whole[member] = part.filter((row, index) => {
        const issue = faultAt(index)
        if (issue) unreadable.push({ index, row, fault: inWords(toFault(issue, row), 'the row') })
        return !issue
      })
    } else if (part) whole[member] = Object.fromEntries(Object.entries(part).filter(([key]) => !faultAt(key)))
  }
  return { rest: isItself ? whole[rows] : whole, unreadable }
}

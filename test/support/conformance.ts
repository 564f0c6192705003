import { expect } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFaults } from '../../src/core/schema/issues.ts'
import { contract } from './contract.ts'
import { changed, type Path } from './generate.ts'
import { expectAgreement } from './judges.ts'
import { shapeOf } from './shapes.ts'
import { tried } from './tried.ts'
import { requiredIn } from './walk.ts'

/** Whether `value` is refused, and the path of the refusal leads to `path`. */
function blamed(record: AnyEndpoint, value: unknown, path: Path): boolean {
  expectAgreement(record, value, path.join('.'))
  const faults = toFaults(tried(record.response, value).issues ?? [], value)
  return faults.some((fault) => path.join('.').startsWith(fault.path.join('.')) && fault.path.length > 0)
}

/** Equal, but an amount that was a number may be a decimal string. */
function sameButAmounts(ours: unknown, theirs: unknown): boolean {
  if (typeof theirs !== 'object' || theirs === null) {
    return ours === theirs || (typeof theirs === 'number' && ours === String(theirs))
  }
  const keys = Object.keys(theirs)
  return (
    keys.length === Object.keys(ours as object).length &&
    keys.every((key) =>
      sameButAmounts((ours as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key]),
    )
  )
}

/** An answer passes the schema of its endpoint, and nothing of it is lost. */
export function expectWhole(record: AnyEndpoint, data: unknown): void {
  expectAgreement(record, data)
  const result = tried(record.response, data)
  expect(result.issues?.slice(0, 3)).toBeUndefined()
  expect(sameButAmounts(result.data, data)).toBe(true)
}

/** The members of an answer that the contract requires. */
export const requiredMembers = (record: AnyEndpoint, data: unknown) =>
  requiredIn(record.generation, shapeOf(record.generation, contract(record).answer), data)

/** An answer is refused without any member that the contract requires, or with one of another type. */
export function expectStrict(record: AnyEndpoint, data: unknown): void {
  const taken = requiredMembers(record, data).flatMap(({ path, member }) => {
    const without = !blamed(record, changed(data, path), path)
    // A function is of no type that JSON has, so nothing may take it.
    const wrong = !blamed(
      record,
      changed(data, path, () => {}),
      path,
    )
    return [...(without ? [`without ${member}`] : []), ...(wrong ? [`${member} of another type`] : [])]
  })
  expect([...new Set(taken)], 'faults that the schema does not see').toEqual([])
}

import { describe, expect, it } from 'vitest'
import { action as schema } from '../../src/contract/v3/action.ts'
import { type Classified, classify } from '../../src/local/classify/classify.ts'
import { knownTypes } from '../../src/local/classify/types.ts'
import { tried } from '../support/tried.ts'
import { type ExpectedAction, type Golden, golden } from './golden/read.ts'

const traces = golden()
const known = new Set<string>(knownTypes)

/** What the recording does not have: see the README beside it. */
function stated(details: object, { unknown = [] }: ExpectedAction): object {
  const absent = new Set(unknown.map((path) => path.replace('details.', '')))
  return Object.fromEntries(Object.entries(details).filter(([name]) => !absent.has(name)))
}

const sorted = (texts: readonly string[] | null | undefined) => [...(texts ?? [])].sort()

/** Ancestors of types that are not made here are not there. */
const ancestorsOf = ({ ancestor_type = [] }: ExpectedAction) => sorted(ancestor_type.filter((type) => known.has(type)))

/** Actions of types that are not made here, which leave their transactions to others. */
const unmade = ({ expected }: Golden) => expected.filter(({ type }) => !known.has(type))

/** The actions of the service beside which this one is made: the transactions of those that are not made here. */
function isInside({ action }: Classified, wholes: readonly ExpectedAction[]): boolean {
  const taken = new Set(wholes.flatMap(({ transactions }) => transactions ?? []))
  return (action.transactions ?? []).every((hash) => taken.has(hash))
}

describe('the recorded traces', () => {
  it('are 87, with 434 actions of 48 types', () => {
    const actions = traces.flatMap(({ expected }) => expected)
    expect([traces.length, actions.length]).toEqual([87, 434])
    expect(new Set(actions.map(({ type }) => type)).size).toBe(48)
  })
})

describe.each(traces)('$name ($file)', (trace) => {
  const found = classify(trace.trace, trace.facts)
  const byId = new Map(found.map((one) => [one.action.action_id, one]))

  it('has each action of the service, with its transactions, times, success and details', () => {
    for (const action of trace.expected.filter(({ type }) => known.has(type))) {
      const one = byId.get(action.action_id)
      const { type, success, start_lt, end_lt, start_utime, end_utime } = action
      expect(one?.action, `${type} ${action.action_id}`).toMatchObject({
        type,
        success,
        start_lt,
        end_lt,
        start_utime,
        end_utime,
      })
      expect(sorted(one?.action.transactions), type).toEqual(sorted(action.transactions))
      expect(sorted(one?.action.accounts), type).toEqual(sorted(action.accounts))
      expect(stated(one?.action.details as object, action), type).toEqual(action.details)
      expect(sorted(one?.ancestors), type).toEqual(ancestorsOf(action))
    }
  })

  it('keeps to the contract', () => {
    for (const { action } of found) expect(tried(schema, action).issues, action.type).toBeUndefined()
  })

  it('has no other, but inside of actions that are not made here', () => {
    const expected = new Set(trace.expected.map(({ action_id }) => action_id))
    const wholes = unmade(trace)
    const others = found.filter((one) => !expected.has(one.action.action_id) && !isInside(one, wholes))
    expect(others.map(({ action }) => action.type)).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import type { TextStorage } from '../../../src/react/settings.ts'
import { NOBODY, whomItPaid } from '../../../src/ui/lookalike/twins.ts'
import { createRecipients } from '../../../src/ui/trust/recipients.ts'

const account = (number: number) => `0:${number.toString(16).toUpperCase().padStart(64, '0')}`
const friendly = (number: number) => toFriendlyAddress(account(number), { bounceable: false })
const OWN = account(0xa)
const paid = (from: number, to: number) =>
  whomItPaid(Array.from({ length: to - from }, (_, index) => [account(from + index), from + index] as const))

function storageOf(text: unknown = null) {
  const texts = new Map<string, unknown>([['key', text]])
  const storage: TextStorage = {
    getItem: (key) => (texts.get(key) ?? null) as string | null,
    setItem: (key, value) => void texts.set(key, value),
  }
  return { storage, texts }
}

describe('a storage that is broken or hostile', () => {
  const good = [friendly(1), 1]
  it.each([
    7,
    Promise.resolve('[]'),
    '',
    '{',
    'null',
    '{"a":1}',
    '[null, 7, [], [7, []], ["EQ", []]]',
    JSON.stringify([[OWN, 'list']]),
    JSON.stringify([
      [OWN, [null, 7, ['EQ', 1], [account(1), 1], [friendly(1), 'soon'], [friendly(1)], [[friendly(1)], 1]]],
    ]),
    JSON.stringify([['__proto__', [good]]]),
    ' '.repeat(500_001) + JSON.stringify([[OWN, [good]]]),
  ])('is as good as an empty one: %#', (text) => {
    const { storage } = storageOf(text)
    const recipients = createRecipients(storage, 'key')
    expect([...recipients.of(OWN)]).toEqual([])
    recipients.add(OWN, paid(1, 2))
    expect([...recipients.of(OWN)]).toEqual([good])
  })

  it('may throw', () => {
    const fail = () => {
      throw new Error('The storage is full.')
    }
    const recipients = createRecipients({ getItem: fail, setItem: fail }, 'key')
    recipients.add(OWN, paid(1, 2))
    expect(recipients.of(OWN).size).toBe(1)
  })

  it('gives no more than is kept', () => {
    const list = Array.from({ length: 150 }, (_, index) => [friendly(index + 1), index])
    const { storage } = storageOf(JSON.stringify(Array.from({ length: 25 }, (_, index) => [account(index), list])))
    const recipients = createRecipients(storage, 'key')
    expect(recipients.of(account(24)).size).toBe(100)
    expect(recipients.of(account(4)).size).toBe(0)
  })
})

describe('the memory of recipients', () => {
  it('keeps those 100 of an account that were paid last', () => {
    const recipients = createRecipients(undefined, 'key')
    recipients.add(OWN, paid(1, 90))
    recipients.add(OWN, paid(60, 151))
    expect(recipients.of(OWN).size).toBe(100)
    expect([...recipients.of(OWN).keys()]).toContain(friendly(150))
    expect([...recipients.of(OWN).keys()]).not.toContain(friendly(50))
  })

  it('keeps those 20 accounts that were shown last', () => {
    const recipients = createRecipients(undefined, 'key')
    for (let number = 0; number < 20; number++) recipients.add(account(number), paid(50, 51))
    recipients.add(account(0), NOBODY)
    recipients.add(account(99), paid(50, 51))
    const kept = [0, 1, 2, 99].map((number) => recipients.of(account(number)).size)
    expect(kept).toEqual([1, 0, 1, 1])
  })

  it('keeps since when somebody was paid first', () => {
    const recipients = createRecipients(undefined, 'key')
    for (const time of [5, 3, 4]) recipients.add(OWN, whomItPaid([[account(1), time]]))
    expect([...recipients.of(OWN).values()]).toEqual([3])
  })

  it('notifies listeners when it knows more, and only then', () => {
    const recipients = createRecipients(undefined, 'key')
    const listener = vi.fn()
    const end = recipients.subscribe(listener)
    recipients.add(OWN, paid(1, 3))
    const known = recipients.of(OWN)
    recipients.add(OWN, paid(1, 2))
    expect(recipients.of(OWN)).toBe(known)
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    recipients.add(OWN, paid(3, 4))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('does not settle on more than it keeps: the same rows add nothing', () => {
    const recipients = createRecipients(undefined, 'key')
    const listener = vi.fn()
    recipients.subscribe(listener)
    for (let round = 0; round < 3; round++) recipients.add(OWN, paid(1, 500))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is there on the next visit, under its own key', () => {
    const { storage } = storageOf()
    createRecipients(storage, 'key').add(OWN, paid(1, 3))
    expect([...createRecipients(storage, 'key').of(OWN)]).toEqual([...paid(1, 3)])
    expect(createRecipients(storage, 'another').of(OWN).size).toBe(0)
  })
})

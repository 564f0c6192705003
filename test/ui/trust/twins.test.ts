import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { paidBy, type Transfer, twinFlags, whomItPaid } from '../../../src/ui/lookalike/twins.ts'
import { twinOf } from './twinOf.ts'

const friend = `0:${'C4'.repeat(32)}`
const own = `0:${'2B'.repeat(32)}`
const friendly = (address: string) => toFriendlyAddress(address, { bounceable: false })
const look = (address: string) => `${friendly(address).slice(0, 4)}…${friendly(address).slice(-4)}`

/** Characters that two addresses have in common, in front and behind. */
function ends(one: string, other: string) {
  const [a, b] = [friendly(one), friendly(other)]
  const first = [...a].findIndex((char, at) => char !== b[at])
  const last = [...a].reverse().findIndex((char, at) => char !== [...b].reverse()[at])
  return [first, last]
}

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

describe('a twin of an account that was paid', () => {
  const paid = whomItPaid([[friend, 100]])

  it.each([
    [[0, 29], [3, 2], false],
    [[1, 29], [5, 2], false],
    [[1, 28], [5, 4], true],
    [[0], [3, 41], true],
    [[29], [42, 2], true],
    [[10], [17, 28], true],
  ] as [number[], number[], boolean][])('with bits changed at %j shares %j characters: %s', (at, shared, isTwin) => {
    const twin = twinOf(friend, ...at)
    expect(ends(friend, twin)).toEqual(shared)
    expect(twinFlags(twin, paid)).toEqual(isTwin ? [{ kind: 'poison', of: look(friend) }] : [])
  })

  it('is found in any form of its address', () => {
    const twin = twinOf(friend)
    for (const form of [twin, twin.toLowerCase(), friendly(twin), toFriendlyAddress(twin)])
      expect(twinFlags(form, paid)).toHaveLength(1)
  })

  it('is not the account itself, nobody, and nothing that is no address', () => {
    for (const account of [friend, friendly(friend), undefined, null, '', 'EQ'])
      expect(twinFlags(account, paid)).toEqual([])
  })

  it('is the one of two that was paid later: to pay it once does not make it right', () => {
    const both = whomItPaid([
      [twinOf(friend), 200],
      [friend, 100],
    ])
    expect(twinFlags(twinOf(friend), both)).toHaveLength(1)
    expect(twinFlags(friend, both)).toEqual([])
  })
})

describe('whom an account paid', () => {
  const at = () => 7
  it('is nobody where there is no owner, and nobody whom others paid', () => {
    const rows: Transfer[] = [[friend, own]]
    const parties = (row: Transfer) => row
    expect(paidBy(undefined, rows, parties, at).size).toBe(0)
    expect(paidBy('EQ', rows, parties, at).size).toBe(0)
    expect(paidBy(own, rows, parties, at).size).toBe(0)
    expect([...paidBy(friend, rows, parties, at)]).toEqual([[friendly(own), 7]])
  })

  it('passes over rows that are not as documented', () => {
    const parties = (row: Transfer | null) => (row as Transfer).map((one) => one) as unknown as Transfer
    expect(paidBy(own, [null, [own, friend]], parties, at).size).toBe(1)
  })

  it('is 1 000 of a list at most', () => {
    const many = Array.from({ length: 1_200 }, (_, index) => [`0:${String(index).padStart(64, '0')}`, index] as const)
    expect(whomItPaid(many).size).toBe(1_000)
  })
})

describe('histories of random accounts', () => {
  const random = randomOf(20_261_122)
  const account = () =>
    `0:${Array.from({ length: 8 }, () => random().toString(16).padStart(8, '0')).join('')}`.toUpperCase()

  it('have no twin by chance, in 60 histories of 100 recipients and 100 strangers', () => {
    const flagged = Array.from({ length: 60 }, () => {
      const paid = whomItPaid(Array.from({ length: 100 }, () => [account(), random()] as const))
      return Array.from({ length: 100 }, account).filter((stranger) => twinFlags(stranger, paid).length).length
    })
    expect(flagged.every((count) => count === 0)).toBe(true)
  })

  it('hide no twin, wherever in the middle it differs', () => {
    const missed = Array.from({ length: 60 }, () => {
      const friends = Array.from({ length: 100 }, account)
      const paid = whomItPaid(friends.map((one) => [one, random()] as const))
      const twin = twinOf(friends[random() % 100] as string, 2 + (random() % 24))
      return twinFlags(twin, paid).length === 0
    })
    expect(missed.filter(Boolean)).toEqual([])
  })
})

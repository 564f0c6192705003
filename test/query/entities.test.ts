import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/address.ts'
import { createEntities } from '../../src/query/entities.ts'

const raw = (digit: number) => `0:${String(digit).repeat(64)}`

it('the newest that was told is what is known, in whatever order and under whatever form it was told', () => {
  const told = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), at: fc.nat(20), isFriendly: fc.boolean() }))
  fc.assert(
    fc.property(told, (all) => {
      const entities = createEntities()
      all.forEach(({ key, at, isFriendly }, index) => {
        entities.set('accounts', isFriendly ? toFriendlyAddress(raw(key)) : raw(key), index, at)
      })
      for (let key = 0; key < 10; key++) {
        const newest = Math.max(...all.flatMap((one) => (one.key === key ? [one.at] : [])))
        const known = entities.get<number>('accounts', toFriendlyAddress(raw(key)))
        expect(known?.at).toBe(Number.isFinite(newest) ? newest : undefined)
        if (known) expect(all[known.value]).toMatchObject({ key, at: newest })
      }
    }),
  )
})

it('kinds are kept apart, and each is bounded: what was told the longest ago makes room', () => {
  const entities = createEntities(3)
  for (const digit of [1, 2, 3, 1, 4]) entities.set('accounts', raw(digit), digit, digit)
  entities.set('wallets', raw(2), 'wallet', 1)
  const known = [1, 2, 3, 4].map((digit) => entities.get('accounts', raw(digit))?.value)
  expect(known).toEqual([1, undefined, 3, 4])
  expect(entities.get('wallets', raw(2))?.value).toBe('wallet')
})

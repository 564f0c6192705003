import { expect, it } from 'vitest'
import { compareLt } from '../../src/core/values/lt.ts'

it('orders logical times as numbers, beyond 2^53 too', () => {
  expect(compareLt('9', '10')).toBeLessThan(0)
  expect(compareLt('18446744073709551615', '18446744073709551614')).toBeGreaterThan(0)
  expect(compareLt('61204118000003', '61204118000003')).toBe(0)
})

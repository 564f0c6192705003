import { describe, expect, it } from 'vitest'
import { createDays } from '../../src/ui/activity/ActivityFeed/createDays.ts'

describe('the day above rows', () => {
  const day = Date.UTC(2026, 0, 1, 12)

  it.each([
    ['en', 'Thursday, January 1'],
    ['ru', 'Четверг, 1 января'],
  ])('begins with a capital, as a head does: %s', (locale, said) => {
    expect(createDays(locale, 'UTC').long(day, day)).toBe(said)
  })

  it('has the year where that is another one', () => {
    expect(createDays('ru', 'UTC').long(day, Date.UTC(2027, 0, 1))).toMatch(/^1 января 2026/)
  })
})

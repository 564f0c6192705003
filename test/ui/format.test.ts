import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClock } from '../../src/ui/time/createClock.ts'
import { createShortDateTime } from '../../src/ui/time/createDateTime.ts'
import { createTimes } from '../../src/ui/time/createTimes.ts'
import { en } from '../../src/ui/words/en/index.ts'
import { jettonTexts } from '../../src/ui/words/en/jettons.ts'
import { createFormat } from '../../src/ui/words/format.ts'
import { createWords } from '../../src/ui/words/words.ts'

const format = createFormat('en')
const shown = (decimal: string, digits: number, locale = 'en') => {
  const { whole, fraction } = createFormat(locale).amount(decimal, digits)
  return whole + fraction
}

describe('an amount', () => {
  it('never shows as 0 when it is not 0', () => {
    expect(shown('0.000000001', 4)).toBe('<0.0001')
    expect(shown('0.5', 0)).toBe('<1')
    expect(shown('0', 4)).toBe('0')
  })

  it('is cut, never rounded up to more than there is', () => {
    expect(shown('0.99999', 4)).toBe('0.9999')
    expect(shown('1999.99999999', 2)).toBe('1,999.99')
  })

  it('is the nearest one where the digits of a change are compared', () => {
    const nearest = (decimal: string, digits: number) => {
      const { whole, fraction } = format.amount(decimal, digits, 'half-up')
      return whole + fraction
    }
    expect(nearest('0.004698416', 4)).toBe('0.0047')
    expect(nearest('0.00464999', 4)).toBe('0.0046')
    expect(nearest('1999.99995', 4)).toBe('2,000')
    expect(nearest('0.5', 0)).toBe('1')
    expect(nearest('0.00005', 4)).toBe('0.0001')
    expect(nearest('0.00004', 4)).toBe('<0.0001')
    expect(nearest('9007199254740993.99999', 4)).toBe('9,007,199,254,740,994')
  })

  it('keeps every digit of numbers that no float holds', () => {
    const huge = String(2n ** 120n - 1n)
    expect(format.amount(`${huge}.000000000000000000000000000001`, Number.POSITIVE_INFINITY).full).toBe(
      '1,329,227,995,784,915,872,903,807,060,280,344,575.000000000000000000000000000001',
    )
  })

  it('says whether something was left out', () => {
    expect(format.amount('1.23456', 4).shortened).toBe(true)
    expect(format.amount('1.2345', 4).shortened).toBe(false)
  })

  it('drops zeros that a cut leaves at the end', () => {
    expect(shown('1.10009', 4)).toBe('1.1')
    expect(shown('1.00009', 4)).toBe('1')
  })

  it('uses the separators and digits of the locale', () => {
    expect(shown('1234567.89', 4, 'de')).toBe('1.234.567,89')
    expect(shown('1234.5', 4, 'ar-EG')).toBe('١٬٢٣٤٫٥')
  })
})

describe('an age', () => {
  const now = Date.UTC(2026, 0, 1, 12)
  const past = (seconds: number) => now - seconds * 1000

  const format = createTimes('en', 'UTC')

  it('is left to a word for a time ahead of our clock', () => expect(format.ago(past(-90), now)).toBeUndefined())
  it('counts seconds, minutes, hours and days', () => {
    expect(format.age(past(12), now)).toBe('12 sec')
    expect(format.age(past(130), now)).toBe('2 min')
    expect(format.age(past(7300), now)).toBe('2 hr')
    expect(format.age(past(86_400 * 3), now)).toBe('3 days')
  })
  it('as a length is in days from two on, and whole years in years', () => {
    expect([150, 47 * 3600, 48 * 3600, 43_800 * 3600].map((seconds) => format.length(seconds))).toEqual([
      '2 min',
      '47 hr',
      '2 days',
      '5 yrs',
    ])
  })
  it('of any length is beside a date, which has its zone', () => {
    expect([0, 86_400 * 3, 86_400 * 61, 86_400 * 800].map((seconds) => format.since(past(seconds), now))).toEqual([
      undefined,
      '3 days ago',
      '2 mo. ago',
      '2 yr. ago',
    ])
    expect(createShortDateTime('en', 'UTC')(now)).toBe('Jan 1, 2026, 12:00:00 PM UTC')
    expect(createShortDateTime('en', 'Asia/Tokyo')(now)).toBe('Jan 1, 2026, 9:00:00 PM GMT+9')
    expect(createClock('en', 'Asia/Tokyo')(now)).toBe('9:00:00 PM GMT+9')
    expect(createShortDateTime('ru', 'UTC')(now)).toBe('1 янв. 2026\u00a0г., 12:00:00 UTC')
  })
  it('is the date from a week on, in the time zone given', () => {
    const moment = Date.UTC(2025, 10, 30, 23, 30)
    expect(format.ago(moment, now)).toBe('Nov 30, 2025')
    expect(createTimes('en', 'Asia/Tokyo').ago(moment, now)).toBe('Dec 1, 2025')
  })
  it('in the year of now has the time of day in place of the year, in the time zone given', () => {
    const [moment, later] = [Date.UTC(2025, 11, 31, 23, 30), Date.UTC(2026, 5, 1)]
    expect(format.age(moment, later)).toBe('Dec 31, 2025')
    expect(createTimes('en', 'Asia/Tokyo').age(moment, later)).toMatch(/^Jan 1, 8:30\sAM$/)
    expect(createTimes('ru', 'UTC').ago(Date.UTC(2026, 0, 1), later)).toBe('1 янв., 00:00')
  })
})

describe('the time of day in an age', () => {
  const later = Date.UTC(2026, 5, 1)
  it.each([
    ['en', Date.UTC(2026, 0, 1, 14, 5), /^, 2:05\sPM$/],
    ['ru', Date.UTC(2026, 0, 1), /^, 00:00$/],
    // A year, and an age of less than a week.
    ['en', Date.UTC(2025, 11, 31), /^$/],
    ['en', later - 5_000, /^$/],
  ])('can be left out where there is no room: %s, %d', (locale, moment, clock) => {
    const format = createTimes(locale, 'UTC')
    expect(format.clockOf(format.age(moment, later) ?? '', moment)).toMatch(clock)
  })
})

describe('words', () => {
  it('are the same function for the same texts, so that what depends on them is not made again', () => {
    const wordsOf = createWords({}, 'en')
    expect(wordsOf(jettonTexts)).toBe(wordsOf(jettonTexts))
  })
  it('of all components are in the dictionary that the package exports', () => {
    const folder = new URL('../../src/ui/words/en/', import.meta.url)
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}'([\w.-]+)':\s*(.+),$/gm)])
      .map(([, key = '', text = '']) => [key, text] as const)
    expect(texts.length).toBeGreaterThan(100)
    // A word that two components share says the same in both.
    const said = new Map(texts)
    expect(texts.filter(([key, text]) => said.get(key) !== text)).toEqual([])
    expect([...said.keys()].sort()).toEqual(Object.keys(en).sort())
  })
  it('are those of the dictionary first', () => {
    const words = createWords({ 'jettons.empty': 'Nothing' }, 'en')(jettonTexts)
    expect(words('jettons.empty')).toBe('Nothing')
    expect(words('jettons.label')).toBe('Tokens')
  })
  it('take the plural form of the locale, and the general one where it is missing', () => {
    const russian = { 'jettons.zero.one': '{count} пустой', 'jettons.zero.few': '{count} пустых' }
    const words = createWords(russian, 'ru')(jettonTexts)
    expect(words.plural('jettons.zero', 1)).toBe('1 пустой')
    expect(words.plural('jettons.zero', 3)).toBe('3 пустых')
    expect(words.plural('jettons.zero', 5)).toBe('5 zero balances')
  })
  it('leave a placeholder that nobody fills in, and fill in what looks like one only once', () => {
    expect(createWords({}, 'en')(en)('action.copyHash', { label: '{label}' })).toBe('Copy hash {label}')
  })
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { Amount, type AmountProps } from '../../src/ui/parts/Amount.tsx'

afterEach(cleanup)

/** The drawn text, and the tip of it. */
function draw(props: AmountProps, locale = 'en') {
  const { container } = render(
    <TonCenterProvider network="mainnet" locale={locale}>
      <Amount {...props} />
    </TonCenterProvider>,
  )
  const root = container.querySelector<HTMLElement>('[data-part="root"]')
  const number = container.querySelector<HTMLElement>('[data-part="number"]')
  return { number, text: number?.textContent, full: root?.dataset.tip }
}

describe('the sign of an amount', () => {
  it.each([
    ['in', '+<0.0001', '+0.000000001 GRAM'],
    ['out', '−<0.0001', '−0.000000001 GRAM'],
  ] as const)('%s is there, however little it is', (direction, text, full) => {
    expect(draw({ data: '1', direction })).toMatchObject({ text, full })
  })

  it('is that of a negative amount without a direction', () => {
    expect(draw({ data: '-1' }).text).toBe('−<0.0001')
  })

  it('is absent from nothing, and from what has no direction', () => {
    expect(draw({ data: '0', direction: 'in' }).text).toBe('0')
    expect(draw({ data: '1' }).text).toBe('<0.0001')
  })
})

describe('the fraction of an amount', () => {
  it('is left out from a million up, and is in the tip', () => {
    expect(draw({ data: '999999123456789' })).toMatchObject({ text: '999,999.1234', full: '999,999.123456789 GRAM' })
    expect(draw({ data: '-1000000999999999' })).toMatchObject({ text: '−1,000,000', full: '−1,000,000.999999999 GRAM' })
  })

  it('is rounded for a change: the sign and the tip stay', () => {
    const change = { rounding: 'half-up', data: '-4698416' } as const
    expect(draw(change)).toMatchObject({ text: '−0.0047', full: '−0.004698416 GRAM' })
    expect(draw({ ...change, data: '-4' }).text).toBe('−<0.0001')
  })

  it('stays where the app asks for it', () => {
    expect(draw({ data: '1000000123456789', precision: 'full' }).text).toBe('1,000,000.123456789')
    expect(draw({ data: '1000000123456789', precision: 2 }).text).toBe('1,000,000.12')
  })
})

it.each([
  ['en', ['+1,', '329,', '227']],
  ['ru', ['+1\u00a0', '329\u00a0', '227']],
  ['hi', ['+13,', '29,', '227']],
  ['ar-EG', ['+١٬', '٣٢٩٬', '٢٢٧']],
])('in %s a line may end after a separator', (locale, groups) => {
  const { number } = draw({ data: '1329227000000000', direction: 'in' }, locale)
  expect(number?.innerHTML.replaceAll('&nbsp;', '\u00a0').split('<wbr>')).toEqual(groups)
})

import { describe, expect, it } from 'vitest'
import { spread } from '../../src/ui/table/spread.ts'

describe('columns of which none takes the rest', () => {
  it('share it in proportion to their widths, marks and buttons aside', () => {
    expect(spread(['16px', '112px', '164px'])).toEqual(['16px', 'minmax(112px, 112fr)', 'minmax(164px, 164fr)'])
    expect(spread(['minmax(0, 288px)', '24px'])).toEqual(['minmax(0, 288fr)', '24px'])
    expect(spread(['minmax(164px, max-content)'])).toEqual(['minmax(164px, 164fr)'])
  })
  it('keep their widths beside one that does', () => {
    for (const widths of [
      ['16px', 'minmax(0, 1.4fr)'],
      ['72px', '1fr'],
    ])
      expect(spread(widths)).toEqual(widths)
  })
})

import { expect, it } from 'vitest'
import { savedResults } from '../../scripts/bench-results.ts'

const rows = (title: string, ratio: number) => ({
  title,
  run: 'Commit abc, 2 cores',
  figures: [{ name: 'ours | theirs', value: '12 ms', ratio, of: 'a plain store' }],
})

it('the results of a bench replace its last ones, beside those of others', () => {
  const first = savedResults('', { name: 'page', ...rows('A page', 2) })
  const both = savedResults(first, { name: 'badges', ...rows('Badges', 5) })
  const again = savedResults(both, { name: 'page', ...rows('A page', 3) })
  expect(again.match(/^## .+/gm)).toEqual(['## badges', '## page'])
  expect(again.split('\n').filter((line) => line.includes('ours'))).toEqual([
    '| ours \\| theirs | 5.00 | a plain store | 12 ms |',
    '| ours \\| theirs | 3.00 | a plain store | 12 ms |',
  ])
  expect(savedResults(again, { name: 'page', ...rows('A page', 3) })).toBe(again)
})

import { describe, expect, it } from 'vitest'
import { Amount } from '../../src/ui/parts/Amount.tsx'
import { find, stage } from './stage.tsx'

/** The text of each line of an element, from top to bottom. */
function linesOf(element: HTMLElement): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let at = 0; at < (node.textContent ?? '').length; at++) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const middle = range.getBoundingClientRect()
      const line = Math.round((middle.top + middle.height / 2) / 10)
      lines.set(line, (lines.get(line) ?? '') + range.toString())
    }
  }
  return [...lines.values()]
}

describe('an amount in a column that is too narrow for it', () => {
  it.each([90, 130])('breaks after a separator, never within a group: %d px', async (width) => {
    const { container } = await stage(
      <Amount data={2n ** 120n - 1n} direction="in" precision="full" withSymbol={false} />,
      { width },
    )
    const lines = linesOf(find(container, '[data-part="number"]'))
    const whole = lines.slice(0, -1)
    expect(lines.join('')).toBe('+1,329,227,995,784,915,872,903,807,060.280344575')
    expect(whole.length).toBeGreaterThan(1)
    for (const line of whole.slice(0, -1)) expect(line).toMatch(/^\+?\d{1,3},(\d{3},)*$/)
    expect(lines.at(-1)).toBe('.280344575')
  })
})

it('keeps its digits on one line in a cell of a table of the page', async () => {
  const { container } = await stage(
    <table>
      <tbody>
        <tr>
          <td>{'wide '.repeat(30)}</td>
          <td>
            <Amount data="6789650000000" />
          </td>
        </tr>
      </tbody>
    </table>,
    { width: 300 },
  )
  expect(linesOf(find(container, '[data-part="number"]'))).toEqual(['6,789.65'])
})

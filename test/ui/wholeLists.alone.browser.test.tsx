import { describe, expect, it, vi } from 'vitest'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { List, type ListKind } from '../../src/ui/table/List.tsx'
import { CLOSED, type Fruit, fruits, KIND } from './fruit.tsx'
import { find, rows, stage } from './stage.tsx'

/** Rows of very different heights: no estimate is right. */
const UNEVEN: ListKind<Fruit, 'name'> = {
  ...KIND,
  columns: {
    name: {
      ...KIND.columns.name,
      Cell: ({ row }) => <p style={{ blockSize: 20 + (Number(row.name.slice(6)) % 7) * 15 }}>{row.name}</p>,
    },
  },
}
const list = (count: number, kind = CLOSED) => (
  <List kind={kind} context={undefined} data={fruits(count)} style={{ blockSize: 500, overflow: 'auto' }} />
)
const frame = () => new Promise(requestAnimationFrame)

describe('a list of 100 rows', () => {
  it('draws them all, and none of them anew when it is scrolled', async () => {
    const { container } = await stage(list(100))
    const drawn = rows(container)
    expect(drawn).toHaveLength(100)
    const box = find(container, '[data-part="root"]')
    for (let to = 0; to < 4000; to += 800) {
      box.scrollTop = to
      await frame()
    }
    expect(rows(container)).toEqual(drawn)
  })
})

describe('a list that grows beyond 100 rows', () => {
  it('becomes virtual where the reader is, and visible rows stay in place', async () => {
    const { container, redraw } = await stage(list(90, UNEVEN))
    const box = find(container, '[data-part="root"]')
    box.scrollTop = 4000
    await frame()
    const topOf = (name: string) => {
      const row = rows(container).find((row) => row.textContent === name)
      return row?.getBoundingClientRect().top
    }
    const middle = box.getBoundingClientRect().top + 250
    const seen = rows(container).find((row) => row.getBoundingClientRect().bottom > middle)?.textContent as string
    const before = topOf(seen) as number
    await redraw(list(300, UNEVEN))
    expect(rows(container).length).toBeGreaterThanOrEqual(90)
    expect(topOf(seen)).toBe(before)
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(40))
    await frame()
    expect(Math.abs((topOf(seen) as number) - before)).toBeLessThanOrEqual(1)
  })

  it('and shrinks again draws every row that is left', async () => {
    const { container, redraw } = await stage(list(300))
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(40))
    await redraw(list(99))
    expect(rows(container)).toHaveLength(99)
  })
})

describe('the next page of a list', () => {
  const pages = (asked: readonly string[]) => asked.filter((url) => url.includes('/blocks')).length

  it('is not asked for while the list is hidden, and is when it shows', async () => {
    const { container, asked, settle } = await stage(
      <div style={{ display: 'none' }}>
        <BlockList workchain={0} pageSize={5} />
      </div>,
    )
    await vi.waitFor(() => expect(rows(container)).toHaveLength(5))
    await settle()
    expect(pages(asked)).toBe(1)
    find(container, '[style*="display"]').style.display = 'block'
    await vi.waitFor(() => expect(pages(asked)).toBeGreaterThan(1))
  })

  it('is not asked for while its box has not been scrolled', async () => {
    const { container, asked, settle } = await stage(
      <BlockList workchain={0} pageSize={25} style={{ blockSize: 300, overflow: 'auto' }} />,
    )
    await vi.waitFor(() => expect(rows(container)).toHaveLength(25))
    await settle()
    expect(pages(asked)).toBe(1)
    const box = find(container, '[data-part="root"]')
    box.scrollTop = box.scrollHeight
    await vi.waitFor(() => expect(rows(container)).toHaveLength(50))
    await settle()
    expect(pages(asked)).toBe(2)
  })
})

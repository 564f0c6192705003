import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { bushOf, chainOf } from '../../stories/fixtures/traces.ts'
import { comment, message, transaction } from '../../stories/fixtures/transactions.ts'
import { find, rows, stage } from './stage.tsx'

/** Rows of very different heights: no estimate is right. */
const uneven = Array.from({ length: 3000 }, (_, index) =>
  transaction({
    hash: btoa(`an uneven row of a test, no. ${String(index).padStart(4, '0')}`),
    in_msg:
      index % 3 ? message({}) : comment('a long comment that takes two lines of a card in a narrow list '.repeat(2)),
  }),
)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function box() {
  const { container, redraw } = await stage(
    <TransactionList data={uneven} style={{ blockSize: 500, overflow: 'auto' }} />,
    { width: 336 },
  )
  const list = find(container, '[data-part="root"]')
  // The first screenful is longer than the box. The rows that fit are chosen once their code has loaded.
  await vi.waitFor(() => expect(rows(list).length).toBeLessThan(15))
  return { list, redraw }
}

/** The row at the middle of the box, which a reader may be looking at. */
function lookedAt(list: HTMLElement) {
  const middle = list.getBoundingClientRect().top + 250
  const row = rows(list).find((row) => row.getBoundingClientRect().bottom > middle)
  if (!row) throw new Error('Nothing is drawn in the middle of the box')
  return row
}

function expectNoGap(list: HTMLElement, step: number) {
  const { top, bottom } = list.getBoundingClientRect()
  const drawn = rows(list).map((row) => row.getBoundingClientRect())
  expect(Math.min(...drawn.map((row) => row.top)), `after ${step}`).toBeLessThanOrEqual(top + 40)
  expect(Math.max(...drawn.map((row) => row.bottom)), `after ${step}`).toBeGreaterThanOrEqual(bottom)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('scrolling through rows whose heights nobody knew', () => {
  it('shows no gap, in either direction and after a jump', async () => {
    const { list } = await box()
    for (const step of [180, 180, 700, 60_000, -180, -180, -700, 400, -60_000]) {
      list.scrollTop += step
      await frame()
      await frame()
      expectNoGap(list, step)
    }
  })

  it('draws the rows in view also where a busy page settles before the scroll event', async () => {
    const { list } = await box()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const step of [60_000, -700, 700, -1200, 2000, -900, 5000]) {
      list.scrollTop += 50
      await frame()
      list.scrollTop += step
      vi.runOnlyPendingTimers()
      list.dispatchEvent(new Event('scroll'))
      expectNoGap(list, step)
    }
  })

  it('moves visible rows exactly as far as the scroll, upwards too', async () => {
    const { list } = await box()
    list.scrollTop = 90_000
    await vi.waitFor(() => expect(Number(lookedAt(list).dataset.index)).toBeGreaterThan(500))
    for (let steps = 0; steps < 12; steps++) await frame()
    for (let steps = 0; steps < 30; steps++) {
      const row = lookedAt(list)
      const before = row.getBoundingClientRect().top
      list.scrollTop -= 90
      await frame()
      await frame()
      await frame()
      expect(Math.abs(row.getBoundingClientRect().top - before - 90), `step ${steps}`).toBeLessThanOrEqual(2)
    }
  })

  it('ends at the last row', async () => {
    const { list } = await box()
    await vi.waitFor(() => {
      list.scrollTop = list.scrollHeight
      expect(rows(list).at(-1)?.dataset.index).toBe('2999')
    })
    await frame()
    await frame()
    const last = rows(list).at(-1) as HTMLElement
    list.scrollTop = list.scrollHeight
    await frame()
    expect(Math.abs(last.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(3)
  })
})

describe('on paper', () => {
  it('is every row, drawn before the page is printed, and only what can be seen after that', async () => {
    const { container } = await stage(<TransactionList data={uneven.slice(0, 300)} />)
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(30))
    const seen = rows(container).length
    dispatchEvent(new Event('beforeprint'))
    // No later than this does a browser print.
    await Promise.resolve()
    expect(rows(container)).toHaveLength(300)
    dispatchEvent(new Event('afterprint'))
    await vi.waitFor(() => expect(rows(container).length).toBeLessThanOrEqual(seen + 5))
  })

  it('asks for no page that was not asked for on the screen', async () => {
    const { container, asked } = await stage(<BlockList workchain={0} pageSize={120} />)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(40))
    const before = asked.length
    await vi.waitFor(() => {
      // Until the code of virtual rows is there nobody listens.
      dispatchEvent(new Event('beforeprint'))
      expect(rows(container)).toHaveLength(120)
    })
    for (let frames = 0; frames < 5; frames++) await frame()
    expect(asked).toHaveLength(before)
    dispatchEvent(new Event('afterprint'))
  })
})

describe('the graph of a trace', () => {
  const drawGraph = async (trace: Trace, width: number) => {
    const drawn = await stage(<TraceTree data={trace} view="graph" />, { width })
    await vi.waitFor(() => expect(drawn.container.querySelector('[data-part="graph"]')).not.toBeNull())
    const box = find(drawn.container, '[data-part="graph"] [role="tree"]')
    const drawing = find(box, '[data-part="drawing"]')
    return { ...drawn, box, drawing, first: () => find(box, '[data-index="0"]').getBoundingClientRect() }
  }
  const scaleOf = (drawing: Element) =>
    drawing.getBoundingClientRect().width / Number(drawing.getAttribute('viewBox')?.split(' ')[2])
  const touch = (box: Element, type: string, pointerId: number, clientX: number, clientY: number) =>
    box.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true, cancelable: true }),
    )

  it('has its first step in sight at the start, however many there are, and after a fit that can be read', async () => {
    const { box, drawing, first, container } = await drawGraph(bushOf(300), 900)
    const isSeen = () => {
      const { top, bottom, left } = box.getBoundingClientRect()
      return first().top >= top && first().bottom <= bottom && first().left >= left
    }
    expect(isSeen()).toBe(true)
    const [show] = [...container.querySelectorAll('button')].filter(({ textContent }) =>
      /folded/.test(textContent ?? ''),
    )
    show?.click()
    box.scrollTo(200, 5_000)
    find(container, '[aria-label="Fit"]').click()
    await vi.waitFor(() => expect(isSeen()).toBe(true))
    expect(scaleOf(drawing)).toBeGreaterThanOrEqual(0.79)
    // Of 300 steps those in sight are drawn.
    expect(box.querySelectorAll('[role="treeitem"]').length).toBeLessThan(120)
  })

  it('zooms by two fingers around the point between them, and one finger scrolls', async () => {
    const { box, drawing } = await drawGraph(bushOf(10), 360)
    const { left, top } = box.getBoundingClientRect()
    const before = scaleOf(drawing)
    touch(box, 'pointerdown', 11, left + 100, top + 100)
    touch(box, 'pointermove', 11, left + 160, top + 100)
    expect(scaleOf(drawing)).toBeCloseTo(before)
    touch(box, 'pointerdown', 12, left + 200, top + 100)
    touch(box, 'pointermove', 12, left + 220, top + 100)
    await vi.waitFor(() => expect(scaleOf(drawing)).toBeCloseTo(before * 1.5, 1))
    const node = find(box, '[data-index="0"]').getBoundingClientRect()
    touch(box, 'pointerup', 12, left + 220, top + 100)
    touch(box, 'pointermove', 11, left + 20, top + 100)
    await frame()
    expect(find(box, '[data-index="0"]').getBoundingClientRect().width).toBeCloseTo(node.width)
    expect(getComputedStyle(box).touchAction).toBe('pan-x pan-y')
  })

  it('gives its nodes the room that is there', async () => {
    const { box, resize } = await drawGraph(chainOf(3), 1_200)
    const widthOf = () => find(box, '[data-index="1"] rect').getBoundingClientRect().width
    expect(widthOf()).toBeGreaterThan(200)
    await resize(420)
    await vi.waitFor(() => expect(widthOf()).toBeLessThan(150))
  })
})

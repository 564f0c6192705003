import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { List, type ListKind } from '../../src/ui/table/List.tsx'
import { CLOSED, FRUIT, type Fruit, KIND } from './fruit.tsx'
import { find, rows, stage } from './stage.tsx'

const pressed = vi.fn()

const Busy = ({ row }: { row: Fruit }) => (
  <>
    <span className="text">{row.name}</span> <a href="#orchard">orchard</a>{' '}
    <button type="button" onClick={pressed}>
      button
    </button>{' '}
    <label>
      <input type="checkbox" /> box
    </label>
  </>
)
const BUSY: ListKind<Fruit, 'name'> = {
  ...KIND,
  columns: { name: { ...KIND.columns.name, Cell: Busy } },
}

async function list(kind = BUSY) {
  const { container } = await stage(<List kind={kind} context={undefined} data={FRUIT} />)
  const row = rows(container)[1] as HTMLElement
  return { row, isOpen: () => row.getAttribute('aria-expanded') === 'true', part: (of: string) => find(row, of) }
}

describe('a click on a row that opens', () => {
  it('opens it and closes it, on its text and beside it', async () => {
    const { row, isOpen, part } = await list()
    await userEvent.click(part('.text'))
    expect(isOpen()).toBe(true)
    await userEvent.click(row, { position: { x: 600, y: 10 } })
    expect(isOpen()).toBe(false)
  })

  it('leaves it as it is on a link, a button or a field', async () => {
    const { isOpen, part } = await list()
    for (const own of ['a', 'button:not([aria-expanded])', 'label', 'input']) await userEvent.click(part(own))
    expect(pressed).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(false)
  })

  it('leaves it open inside of its detail', async () => {
    const { isOpen, part } = await list()
    await userEvent.click(part('.text'))
    await userEvent.click(part('[data-part="detail"] p'))
    expect(isOpen()).toBe(true)
  })

  it('leaves it as it is where it ends the selection of text', async () => {
    const { row, isOpen, part } = await list()
    await userEvent.dragAndDrop(part('.text'), row, {
      sourcePosition: { x: 1, y: 8 },
      targetPosition: { x: 300, y: 20 },
    })
    expect(getSelection()?.toString()).toContain('pear')
    expect(isOpen()).toBe(false)
    getSelection()?.removeAllRanges()
  })
})

describe('a row under the pointer', () => {
  const ground = async (kind: typeof KIND) => {
    const { row } = await list(kind)
    await userEvent.hover(row)
    await Promise.all(row.getAnimations().map(({ finished }) => finished))
    return getComputedStyle(row)
  }
  it('lights up and has the hand where a click opens it', async () => {
    const { backgroundColor, cursor } = await ground(KIND)
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(cursor).toBe('pointer')
  })
  it('stays as it is where a click does nothing', async () => {
    const { backgroundColor, cursor } = await ground(CLOSED)
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(cursor).toBe('auto')
  })
})

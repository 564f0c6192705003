import { expect, it, vi } from 'vitest'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { find, rows, stage } from './stage.tsx'

// For a list whose chunk does not load see test/ui/rowChoice.dom.test.tsx.
vi.mock('../../src/ui/table/VirtualRows.tsx', async () => {
  const { EveryRow } = await import('../../src/ui/table/ListBody.tsx')
  return { default: EveryRow }
})

it('asks for one next page near the end, where every row is drawn', async () => {
  const { container, asked, settle } = await stage(
    <BlockList workchain={0} pageSize={60} style={{ blockSize: 500, overflow: 'auto' }} />,
  )
  const pages = () => asked.filter((url) => url.includes('/blocks')).length
  await vi.waitFor(() => expect(rows(container)).toHaveLength(60))
  await settle()
  expect(pages()).toBe(1)

  const list = find(container, '[data-part="root"]')
  list.scrollTop = list.scrollHeight
  await vi.waitFor(() => expect(rows(container)).toHaveLength(120))
  await settle()
  expect(pages()).toBe(2)
})

import { expect, it, vi } from 'vitest'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { find, rows, stage } from './stage.tsx'

// What a list takes in its place where this file does not come, see test/ui/rowChoice.dom.test.tsx.
vi.mock('../../src/ui/table/VirtualRows.tsx', async () => {
  const { EveryRow } = await import('../../src/ui/table/ListBody.tsx')
  return { default: EveryRow }
})

it('asks for the next page when a reader comes near the end, and for no other, where every row is drawn', async () => {
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

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { find, isClosed, panel, rows, stage } from './stage.tsx'

/** The file of virtual rows loads when a test lets it. */
const gate = vi.hoisted(() => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
})
vi.mock('../../src/ui/table/VirtualRows.tsx', async (load) => {
  await gate.opened
  return load()
})

const many = Array.from({ length: 140 }, (_, index) => ({
  ...(jettonWallets[0] as (typeof jettonWallets)[number]),
  address: `0:${String(index).padStart(64, '0')}`,
}))

describe('virtual rows that load while a reader uses a row', () => {
  let first: HTMLElement
  let button: HTMLElement
  const isVirtual = () => !first.isConnected
  const frames = async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  }

  beforeEach(async () => {
    const { container } = await stage(<JettonTable data={many} metadata={jettonMetadata} />)
    first = rows(container)[0] as HTMLElement
    button = find(first, '[data-part="menu"] > button')
  })

  it('virtual rows wait until the focus leaves an open menu and its button', async () => {
    button.focus()
    await userEvent.keyboard('{Enter}')
    await panel()
    gate.open()
    await vi.dynamicImportSettled()
    await frames()
    expect((await panel()).isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(document.activeElement).toBe(button)
    await frames()
    expect(isVirtual()).toBe(false)
    button.blur()
    await vi.waitFor(() => expect(isVirtual()).toBe(true))
  })
})

import { act, render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { transaction } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'

vi.mock('../../src/ui/table/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})

const many = Array.from({ length: 160 }, (_, index) =>
  transaction({ hash: btoa(`a row that is drawn either way, no. ${String(index).padStart(4, '0')}`) }),
)

stubLayout()
// A page that has no height asks for no virtual rows.
Object.defineProperty(document.documentElement, 'scrollHeight', { value: 800 })

describe('a list whose virtual rows cannot be loaded', () => {
  it('draws the first screenful, and then every row, where the focus stays on its row', async () => {
    // In modules of its own: what did not arrive in another file is not loaded again.
    vi.resetModules()
    const { TonCenterProvider } = await import('../../src/react/Provider.tsx')
    const { TransactionList } = await import('../../src/ui/transactions/TransactionList/TransactionList.tsx')
    const { container } = render(
      <TonCenterProvider network="mainnet">
        <TransactionList data={many} />
      </TonCenterProvider>,
    )
    const drawn = () => container.querySelectorAll('[data-part="row"]').length
    expect(drawn()).toBeGreaterThan(10)
    expect(drawn()).toBeLessThan(30)
    const third = () => container.querySelector<HTMLElement>('[data-index="2"]')
    const before = third()
    act(() => before?.focus())
    expect(document.activeElement).toBe(before)
    await waitFor(() => expect(drawn()).toBe(160))
    expect(third()).not.toBe(before)
    expect(document.activeElement).toBe(third())
  })
})

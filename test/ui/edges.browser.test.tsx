import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ServerError } from '../../src/core/errors.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { EmptyState } from '../../src/ui/states/EmptyState.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { NewItemsBar } from '../../src/ui/states/NewItemsBar.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { transaction } from '../../stories/fixtures/transactions.ts'
import { boxOf, placeOf } from './places.ts'
import { find, sharedStage, stage } from './stage.tsx'

const none = () => undefined

describe('the parts of a line', () => {
  it('begins at the start on every line: the symbol of a balance that has no room beside its digits', async () => {
    const { container } = await stage(<BalanceBadge data={{ balance: '6784726500000', status: 'active' }} />, {
      width: 90,
    })
    expect(boxOf(container, '[data-part="symbol"]').top).toBeGreaterThan(boxOf(container, '[data-part="number"]').top)
    expect(boxOf(container, '[data-part="symbol"]').left).toBeCloseTo(boxOf(container, '[data-part="number"]').left, 0)
  })
})

describe('a failure', () => {
  it('names the account by the address that a reader knows', async () => {
    const { container } = await stage(<AccountCard address={MAIN} />, { faults: [{ kind: 'status', status: 500 }] })
    await vi.waitFor(() => expect(container.textContent).toContain('did not load'))
    expect(container.textContent).toMatch(/Account UQ\S+ did not load/)
  })

  it('keeps its button in its place when the technical details open', async () => {
    const error = new ServerError({ endpoint: 'v3 transactions', network: 'mainnet', status: 500 })
    const { container } = await stage(<ErrorState error={error} onRetry={none} />, { width: 400 })
    const before = boxOf(container, 'button')
    await userEvent.click(find(container, 'summary'))
    await vi.waitFor(() => expect(find(container, 'details').hasAttribute('open')).toBe(true))
    expect(boxOf(container, 'button').left).toBe(before.left)
    expect(boxOf(container, 'pre').top).toBeGreaterThan(before.bottom)
    expect(boxOf(container, 'pre').width).toBeGreaterThan(300)
  })
})

describe('from right to left', () => {
  const shared = sharedStage(
    <div dir="rtl">
      <NewItemsBar data={3} onShow={none} />
      <EmptyState title="None" text="They will appear here." />
      <TransactionDetails data={transaction({})} />
    </div>,
  )
  const part = (index: number) => find(shared().container, '[dir="rtl"]').children[index] as HTMLElement

  it('words of another direction keep their order', () => {
    expect(placeOf(part(0), '3').left).toBeLessThan(placeOf(part(0), 'new').left)
  })

  it('a sentence of another direction ends with its full stop', () => {
    expect(placeOf(part(1), 'here.').right).toBeGreaterThan(placeOf(part(1), 'They').right)
    expect(placeOf(part(1), '.').left).toBeGreaterThan(placeOf(part(1), 'here').left)
  })

  it('the messages of a transaction begin at the edge of their table', () => {
    const tag = boxOf(part(2), 'table [data-part="direction"]')
    expect(tag.right).toBeCloseTo(boxOf(part(2), 'table').right, 0)
  })
})

// As in the package's stylesheet: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ServerError } from '../../src/core/errors.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { CopyButton } from '../../src/ui/parts/CopyButton.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { EmptyState } from '../../src/ui/states/EmptyState.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { NewItemsBar } from '../../src/ui/states/NewItemsBar.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { transactionExport } from '../../src/ui.ts'
import { MAIN } from '../../stories/accounts.ts'
import { jettonMaster } from '../../stories/fixtures/assets.ts'
import { headBlocks } from '../../stories/fixtures/blocks.ts'
import { hashOf, transaction } from '../../stories/fixtures/transactions.ts'
import { find, stage } from './stage.tsx'

const none = () => undefined
const boxOf = (root: ParentNode, selector: string) => find(root, selector).getBoundingClientRect()
const colourOf = (root: ParentNode, selector: string) => getComputedStyle(find(root, selector)).color

/** Where a piece of text is drawn. */
function placeOf(root: ParentNode, piece: string): DOMRect {
  const texts = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const start = texts.currentNode.nodeValue?.indexOf(piece) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + piece.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`No text holds ${piece}`)
}

describe('the parts of a line', () => {
  it('begins where the line begins: an export that has not run keeps no room for its progress', async () => {
    const { container } = await stage(
      <ExportButton endpoint={transactions} params={{ account: [MAIN] }} columns={transactionExport} />,
    )
    expect(boxOf(container, 'button').left).toBeCloseTo(boxOf(container, '[data-part="export"]').left, 0)
  })

  it('has one gap between its parts: the network keeps no room for a longer age', async () => {
    const { container } = await stage(<NetworkStatus data={headBlocks(2)} />)
    const gap = boxOf(container, 'time').left - boxOf(container, '[data-part="blockTime"]').right
    expect(gap).toBeCloseTo(10, 0)
  })

  it('begins at the start on every line: the symbol of a balance that has no room beside its digits', async () => {
    const { container } = await stage(<BalanceBadge data={{ balance: '6784726500000', status: 'active' }} />, {
      width: 90,
    })
    expect(boxOf(container, '[data-part="symbol"]').top).toBeGreaterThan(boxOf(container, '[data-part="number"]').top)
    expect(boxOf(container, '[data-part="symbol"]').left).toBeCloseTo(boxOf(container, '[data-part="number"]').left, 0)
  })
})

describe('the facts of a narrow card', () => {
  it('end at one edge: the icon of a copy button where text ends', async () => {
    const { container } = await stage(<AccountCard address={MAIN} data={{ address: MAIN, status: 'uninit' }} />, {
      width: 336,
    })
    const icon = boxOf(container, '[data-fact="raw"] svg')
    const text = placeOf(find(container, '[data-fact="code"] dd'), '—')
    expect(Math.abs(icon.right - text.right)).toBeLessThan(1)
  })

  it('end at one edge: a supply without a symbol', async () => {
    const { container, settle } = await stage(
      <JettonCard data={jettonMaster({ address: MAIN, admin_address: null })} />,
      { width: 336 },
    )
    await settle()
    const supply = boxOf(container, '[data-fact="supply"] [data-part="number"]')
    expect(supply.right).toBeCloseTo(placeOf(find(container, '[data-fact="admin"] dd'), '—').right, 0)
  })
})

describe('a copy button', () => {
  it('has its own grey, also beside a link and in another component', async () => {
    const { container } = await stage(
      <>
        <p>The pointer rests here.</p>
        <CopyButton data="text" label="Copy it" />
        <HashLabel data={hashOf(1)} kind="transaction" />
      </>,
    )
    await userEvent.hover(find(container, 'p'))
    // A colour fades after the pointer has left.
    await vi.waitFor(() =>
      expect(colourOf(container, 'span [data-part="copy"]')).toBe(colourOf(container, '[aria-label="Copy it"]')),
    )
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
  it('words of another direction keep their order', async () => {
    const { container } = await stage(
      <div dir="rtl">
        <NewItemsBar data={3} onShow={none} />
      </div>,
    )
    expect(placeOf(container, '3').left).toBeLessThan(placeOf(container, 'new').left)
  })

  it('a sentence of another direction ends with its full stop', async () => {
    const { container } = await stage(
      <div dir="rtl">
        <EmptyState title="None" text="They will appear here." />
      </div>,
    )
    expect(placeOf(container, 'here.').right).toBeGreaterThan(placeOf(container, 'They').right)
    expect(placeOf(container, '.').left).toBeGreaterThan(placeOf(container, 'here').left)
  })

  it('the messages of a transaction begin at the edge of their table', async () => {
    const { container } = await stage(
      <div dir="rtl">
        <TransactionDetails data={transaction({})} />
      </div>,
    )
    const tag = boxOf(container, 'table [data-part="direction"]')
    expect(tag.right).toBeCloseTo(boxOf(container, 'table').right, 0)
  })
})

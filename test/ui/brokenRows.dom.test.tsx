import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Transaction } from '../../src/schemas/transaction.ts'
import { ExportButton } from '../../src/ui/ExportButton/ExportButton.tsx'
import { NftGrid } from '../../src/ui/NftGrid/NftGrid.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { transactionExport } from '../../src/ui/TransactionList/transactionExport.ts'
import { russian } from '../../src/ui/words/ru.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { hashOf, transaction } from '../../stories/fixtures/transactions.ts'
import { BREAKS, type Break } from '../support/breaks.ts'
import { silenceReact } from '../support/react.tsx'
import { serve } from '../support/server.ts'
import { drawsOthers, LISTS } from './brokenRows.tsx'

// jsdom measures nothing: without the code of virtual rows every row is drawn.
vi.mock('../../src/ui/List/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})

afterEach(cleanup)
silenceReact()

/** Each list with one break; all breaks of all lists are in `brokenRows.full.dom.test.tsx`. */
const CASES = LISTS.map((list, index) => {
  const broken = BREAKS[index % BREAKS.length] as Break
  return [list[0], broken[0], list, broken] as const
})

describe('a list, where mismatches are only reported', () => {
  it.each(CASES)('%s draws the other rows when one %s', (_name, _how, list, broken) => drawsOthers(list, broken))
})

/** Draws rows that are given. */
function draw(element: ReactElement) {
  const wrap = (children: ReactElement) => <TonCenterProvider network="mainnet">{children}</TonCenterProvider>
  const { container, rerender } = render(wrap(element))
  const rows = () => [...container.querySelectorAll<HTMLElement>('[data-part="row"]')]
  const broken = () => [...container.querySelectorAll<HTMLElement>('[data-part="broken"]')]
  return { container, rows, broken, redraw: (next: ReactElement) => rerender(wrap(next)) }
}

describe('a row that is not as documented', () => {
  const [first, second] = [1, 2].map((seed) => transaction({ hash: hashOf(seed) })) as [Transaction, Transaction]
  const noFee = { ...second, total_fees: 'many' }

  it('degrades only the cell that needs what is wrong', async () => {
    const { rows, broken } = draw(<TransactionList data={[first, noFee]} />)
    await waitFor(() => expect(broken()).toHaveLength(1))
    expect(broken()[0]?.closest('[role="gridcell"]')?.getAttribute('data-column')).toBe('fee')
    expect(broken()[0]?.getAttribute('aria-label')).toBe('Could not be read.')
    const [whole, other] = rows().map((row) => row.querySelector('[data-column="amount"]')?.textContent)
    expect(other).toBe(whole)
  })

  it('is drawn again when it is whole', async () => {
    const { rows, broken, redraw } = draw(<TransactionList data={[first, null as never, noFee]} />)
    await waitFor(() =>
      expect(broken().map(({ textContent }) => textContent)).toEqual(['This row could not be read.', '']),
    )
    redraw(<TransactionList data={[first, second]} />)
    expect(broken()).toEqual([])
    expect(rows()[1]?.querySelector('[data-column="fee"]')?.textContent).not.toBe('')
  })

  it('is said in the language of the page', async () => {
    render(
      <TonCenterProvider network="mainnet" locale="ru" dictionary={russian}>
        <TransactionList data={[null as never]} />
      </TonCenterProvider>,
    )
    expect(await screen.findByText('Эту строку не удалось прочитать.')).toBeDefined()
  })

  it('is passed by the keyboard like any other, and does not open', async () => {
    const { container, rows, broken } = draw(<TransactionList expandable data={[first, null as never, second]} />)
    await waitFor(() => expect(broken()).toHaveLength(1))
    rows()[0]?.focus()
    for (const [index, opens] of [true, false, true].entries()) {
      expect(document.activeElement).toBe(rows()[index])
      expect(rows()[index]?.getAttribute('aria-rowindex')).toBe(String(index + 2))
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
      expect(container.querySelectorAll('[data-part="detail"]')).toHaveLength(opens ? 1 : 0)
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    }
  })

  it('that cannot be checked is not trusted: dimmed, or hidden and counted', async () => {
    const unchecked = { ...second, description: null } as never
    const { rows, redraw } = draw(<TransactionList data={[first, unchecked]} trustPolicy="dim" />)
    expect(rows().map((row) => row.dataset.trust)).toEqual([undefined, 'dim'])
    redraw(<TransactionList data={[first, unchecked]} trustPolicy="hide" />)
    expect(rows()).toHaveLength(1)
    expect(await screen.findByText('1 item hidden')).toBeDefined()
  })

  it('of NFTs does not open, and leaves the other cards alone', async () => {
    const { container, broken } = draw(
      <NftGrid data={[null as never, ...nftItems.slice(0, 2)]} metadata={nftMetadata} />,
    )
    await waitFor(() => expect(broken()).toHaveLength(1))
    const cards = [...container.querySelectorAll<HTMLElement>('[data-part="card"]')]
    expect(cards).toHaveLength(3)
    fireEvent.click(cards[0] as Element)
    expect(container.querySelector('dialog')).toBeNull()
  })

  it('is exported as empty cells between the others', async () => {
    const { url } = await serve((_, response) => {
      response.setHeader('access-control-allow-origin', '*')
      return { transactions: [first, null, second], address_book: {} }
    })
    let file: Blob | undefined
    Object.assign(URL, {
      createObjectURL(made: Blob) {
        file = made
        return '#'
      },
      revokeObjectURL() {},
    })
    const client = createClient({ network: 'local', baseUrl: url, onResponseMismatch: 'ignore' })
    onTestFinished(() => client.close())
    render(
      <TonCenterProvider client={client}>
        <ExportButton endpoint={transactions} params={{}} columns={transactionExport} />
      </TonCenterProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(file).toBeDefined())
    const reader = new FileReader()
    reader.readAsText(file as Blob)
    await waitFor(() => expect(reader.result).not.toBeNull())
    const lines = String(reader.result).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toMatch(/^,+$/)
    expect(lines[1]).toContain(first.hash)
    expect(lines[3]).toContain(second.hash)
  })
})

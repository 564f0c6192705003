import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { getBlockTransactions } from '../../src/endpoints/v2/transactions/getBlockTransactions.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { useTopAccounts } from '../../src/ui/accounts/TopAccountsTable/useTopAccounts.ts'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'
import { useHolders } from '../../src/ui/jettons/HoldersTable/useHolders.ts'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { useTransactionList } from '../../src/ui/transactions/TransactionList/useTransactionList.ts'
import { addressOf, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { swapTrace } from '../../stories/fixtures/traces.ts'
import { hashOf, message, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)

/** A service that answers so. */
function serve(answer: (url: URL) => unknown) {
  const { url, fetch, seen } = inProcess(answer)
  return { ...setup({ baseUrl: url, fetch }), seen }
}
const page = (rows: readonly unknown[]) => ({ transactions: rows, address_book: {} })
const row = (seed: number): Transaction => transaction({ hash: hashOf(seed), lt: String(1000 - seed) })
const broken = { ...row(2), total_fees: 5 }

function draw(element: ReactElement, answer: (url: URL) => unknown) {
  const { wrapper, seen } = serve(answer)
  const { container } = render(element, { wrapper })
  const part = (name: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  return { container, part, seen }
}

describe('a message of a transaction that is not as documented', () => {
  const lacking = { ...row(2), out_msgs: [{ ...message({}), value: 5 }] }

  it('takes the row out of a list: its amounts would lack the message', async () => {
    const { part } = draw(<TransactionList address={OWN} />, () => page([row(1), lacking, row(3)]))
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(['1 row could not be read'])
  })

  it('leaves the details, which have a note with the raw message', async () => {
    const { part } = draw(<TransactionDetails hash={hashOf(2)} />, () => page([lacking]))
    await waitFor(() => expect(part('unreadable')).toHaveLength(1))
    expect(part('unreadable')[0]?.textContent).toBe('1 message or action could not be read')
    expect(part('fees')).toHaveLength(1)
  })
})

describe('a trace with parts that are not as documented', () => {
  it('is drawn from the others, with a note that counts messages and actions', async () => {
    const [hash, first] = Object.entries(swapTrace.transactions ?? {})[0] as [string, Transaction]
    const transactions = { ...swapTrace.transactions, [hash]: { ...first, out_msgs: [...first.out_msgs, null] } }
    const trace = { ...swapTrace, transactions, actions: [{ type: 'nft_purchase' }, ...(swapTrace.actions ?? [])] }
    const { container, part } = draw(<TraceTree traceId={hashOf(1)} />, () => ({
      traces: [trace],
      address_book: {},
      metadata: {},
    }))
    await waitFor(() => expect(part('unreadable')).toHaveLength(1))
    expect(part('unreadable')[0]?.textContent).toBe('2 messages or actions could not be read')
    expect(container.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(1)
  })
})

describe('a row that is not as documented', () => {
  it('has a note beside that of the entries of books, each once over all pages', async () => {
    const other = addressOf(9)
    const { part, seen } = draw(<TransactionList address={OWN} pageSize={2} paging="load-more" />, () => ({
      ...page([row(1), broken]),
      address_book: { [OWN]: { user_friendly: 5 }, [other]: { user_friendly: null, domain: 7 } },
    }))
    await waitFor(() => expect(part('row')).toHaveLength(1))
    const notes = () => part('unreadable').map(({ textContent }) => textContent)
    const both = ['1 row could not be read', 'The names or tokens of 2 addresses could not be read']
    expect(notes()).toEqual(both)
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(seen.length).toBeGreaterThan(1))
    expect(notes()).toEqual(both)
  })

  it('is left out and counted, and is there as received with its fault', async () => {
    const { part } = draw(<TransactionList address={OWN} />, () => page([row(1), broken, row(3)]))
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(['1 row could not be read'])
    const details = part('raw')[0] as HTMLDetailsElement
    expect(details.querySelector('pre')).toBeNull()
    details.open = true
    await waitFor(() => expect(details.querySelector('pre')).not.toBeNull())
    const fault = 'total_fees should be a string, but is number 5.'
    expect(JSON.parse(details.querySelector('pre')?.textContent ?? '')).toEqual([{ index: 1, row: broken, fault }])
  })

  it('is no empty list where there is no other', async () => {
    const { container, part } = draw(<TransactionList address={OWN} />, () => page([broken]))
    await waitFor(() => expect(part('unreadable')).toHaveLength(1))
    expect(container.querySelector('[data-state="ready"]')).not.toBeNull()
    expect(container.textContent).not.toContain('No transactions')
  })

  it('does not end a list: where a page has no other, a reader asks for the next', async () => {
    const { part, seen } = draw(<TransactionList address={OWN} pageSize={2} />, () =>
      page(seen.length > 1 ? [{ ...broken, lt: 7 }, row(3)] : [broken, { ...broken, lt: 7 }]),
    )
    const more = await screen.findByRole('button', { name: 'Load more' })
    expect(seen).toHaveLength(1)
    fireEvent.click(more)
    await waitFor(() => expect(part('row')).toHaveLength(1))
    // The third loads all rows again: the list ends.
    expect(seen).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(part('unreadable')[0]?.textContent).toBe('2 rows could not be read')
  })

  it('says in its place that it could not be drawn where the client checks nothing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { url, fetch } = inProcess(() => page([row(1), { ...broken, total_fees: 'many' }]))
    const { wrapper } = setup({ baseUrl: url, fetch, onResponseMismatch: 'ignore' })
    const { container } = render(<TransactionList address={OWN} />, { wrapper })
    await waitFor(() => expect(container.querySelectorAll('[data-part="row"]')).toHaveLength(2))
    const [, second] = container.querySelectorAll('[data-part="row"]')
    expect(second?.textContent).toBe('This could not be shown.')
    expect(container.querySelectorAll('[data-part="undrawn"]')).toHaveLength(1)
    said.mockRestore()
  })

  it('is given by the headless model', async () => {
    const { wrapper } = serve(() => page([row(1), broken]))
    const { result } = renderHook(() => useTransactionList({ address: OWN }), { wrapper })
    await waitFor(() => expect(result.current.rows).toHaveLength(1))
    expect(result.current.unreadable).toEqual([{ index: 1, row: broken, fault: expect.any(String) }])
  })

  it('keeps its place among holders and the richest accounts', async () => {
    const wallets = jettonWallets
      .slice(0, 3)
      .map((wallet, index) => ({ ...wallet, jetton: addressOf(1), ...(index === 1 && { balance: 5 }) }))
    const holders = serve(({ pathname }) =>
      pathname.endsWith('masters')
        ? { jetton_masters: [], address_book: {}, metadata: {} }
        : { jetton_wallets: wallets, address_book: {}, metadata: {} },
    )
    const { result } = renderHook(() => useHolders({ jetton: addressOf(1) }), holders)
    await waitFor(() => expect(result.current.holders.map(({ rank }) => rank)).toEqual([1, 3]))

    const rich = serve(() => [1, 2, 3].map((seed) => ({ account: addressOf(seed), balance: seed === 1 ? 9 : '4' })))
    const top = renderHook(() => useTopAccounts({}), rich)
    await waitFor(() => expect(top.result.current.places.map(({ rank }) => rank)).toEqual([2, 3]))
  })

  it('makes a sum incomplete, and the sum says so', async () => {
    const [first, second, third] = jettonWallets
    const owned = [first, second, { ...third, balance: null }].map((wallet) => ({ ...wallet, owner: OWN }))
    const { container, part } = draw(
      <JettonTable
        address={OWN}
        heading="Jettons"
        native="1"
        priceSource={createPriceSource('USD', () => ({ price: '1' }))}
      />,
      () => ({ jetton_wallets: owned, address_book: {}, metadata: {} }),
    )
    await waitFor(() => expect(part('total')[0]?.textContent).toMatch(/^Total of priced tokens that could be read/))
    expect(container.querySelector('[data-part="heading"]')?.textContent).toMatch(/^Jettons3/)
  })

  it('is left out of an export, which says so', async () => {
    const { wrapper } = serve(() => page([row(1), broken, row(3)]))
    let file: Blob | undefined
    Object.assign(URL, {
      createObjectURL(made: Blob) {
        file = made
        return '#'
      },
      revokeObjectURL() {},
    })
    render(<ExportButton endpoint={transactions} params={{}} columns={transactionExport} />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export as NDJSON', hidden: true }))
    await waitFor(() => expect(file).toBeDefined())
    expect(screen.getByRole('status').textContent).toBe('2 rows 1 more could not be read and is left out.')
    const reader = new FileReader()
    reader.readAsText(file as Blob)
    await waitFor(() => expect(reader.result).not.toBeNull())
    const lines = String(reader.result).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).hash)).toEqual([row(1).hash, row(3).hash])
  })

  it('pauses an export where it leaves no way on: the file would look whole', async () => {
    const hash = hashOf(1)
    const params = { workchain: 0, shard: '8000000000000000', seqno: 1 }
    const block = { '@type': 'x', workchain: 0, shard: '1', seqno: 1, root_hash: hash, file_hash: hash }
    const result = { '@type': 'x', id: block, req_count: 1, incomplete: true, transactions: [null] }
    const { wrapper } = serve(() => ({ ok: true, result }))
    render(<ExportButton endpoint={getBlockTransactions} params={params} columns={[]} />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export as CSV', hidden: true }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined())
  })

  it('is no reason to hide what the columns of an export throw', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wrapper } = serve(() => page([row(1)]))
    const fails = () => {
      throw new Error('The app failed.')
    }
    const columns = [{ name: 'a', kind: 'text', value: fails }] as const
    render(<ExportButton endpoint={transactions} params={{}} columns={columns} />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export as CSV', hidden: true }))
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'The app failed.' })))
    said.mockRestore()
  })
})

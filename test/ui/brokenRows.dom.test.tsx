import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { ResponseMismatchError } from '../../src/core/errors.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Transaction } from '../../src/schemas/transaction.ts'
import { ActivityFeed } from '../../src/ui/ActivityFeed/ActivityFeed.tsx'
import { BlockList } from '../../src/ui/BlockList/BlockList.tsx'
import { DnsAuctionList } from '../../src/ui/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/DnsRecordList/DnsRecordList.tsx'
import { ExportButton } from '../../src/ui/ExportButton/ExportButton.tsx'
import { HoldersTable } from '../../src/ui/HoldersTable/HoldersTable.tsx'
import { JettonBurnList } from '../../src/ui/JettonBurnList/JettonBurnList.tsx'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/JettonTransferList/JettonTransferList.tsx'
import { MessageList } from '../../src/ui/MessageList/MessageList.tsx'
import { NftGrid } from '../../src/ui/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../src/ui/NftSaleList/NftSaleList.tsx'
import { NftTransferList } from '../../src/ui/NftTransferList/NftTransferList.tsx'
import { ShardList } from '../../src/ui/ShardList/ShardList.tsx'
import { TopAccountsTable } from '../../src/ui/TopAccountsTable/TopAccountsTable.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { transactionExport } from '../../src/ui/TransactionList/transactionExport.ts'
import { russian } from '../../src/ui/words/ru.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { hashOf, transaction } from '../../stories/fixtures/transactions.ts'
import { BREAKS, type Row } from '../support/breaks.ts'
import { serve } from '../support/server.ts'

// jsdom measures nothing: without the code of virtual rows every row is drawn.
vi.mock('../../src/ui/List/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

// It scrolls nothing either.
Element.prototype.scrollIntoView = () => {}

afterEach(cleanup)
// React writes down every error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** Each list, and the member of the answer in which its rows are; the answer itself where there is none. */
const LISTS: readonly (readonly [name: string, element: ReactElement, member: string])[] = [
  ['TransactionList', <TransactionList key="" account={demo.main} pageSize={6} paging="load-more" />, 'transactions'],
  ['MessageList', <MessageList key="" filter={{ source: demo.main }} pageSize={6} paging="load-more" />, 'messages'],
  ['BlockList', <BlockList key="" workchain={0} pageSize={6} paging="load-more" />, 'blocks'],
  ['ShardList', <ShardList key="" seqno={5} />, 'blocks'],
  ['ActivityFeed', <ActivityFeed key="" address={demo.main} pageSize={6} paging="load-more" />, 'actions'],
  ['JettonTable', <JettonTable key="" owner={demo.main} trustPolicy="show" />, 'jetton_wallets'],
  [
    'JettonTransferList',
    <JettonTransferList key="" owner={demo.main} pageSize={6} paging="load-more" />,
    'jetton_transfers',
  ],
  ['JettonBurnList', <JettonBurnList key="" pageSize={6} paging="load-more" />, 'jetton_burns'],
  [
    'HoldersTable',
    <HoldersTable key="" jetton={demo.dollarJetton} pageSize={6} paging="load-more" />,
    'jetton_wallets',
  ],
  ['NftGrid', <NftGrid key="" owner={demo.main} pageSize={6} paging="load-more" />, 'nft_items'],
  ['NftTransferList', <NftTransferList key="" owner={demo.main} pageSize={6} paging="load-more" />, 'nft_transfers'],
  ['NftSaleList', <NftSaleList key="" owner={demo.main} />, 'nft_sales'],
  ['TopAccountsTable', <TopAccountsTable key="" pageSize={6} paging="load-more" />, ''],
  ['DnsRecordList', <DnsRecordList key="" wallet={demo.main} pageSize={6} paging="load-more" />, 'records'],
  ['DnsAuctionList', <DnsAuctionList key="" bidder={demo.main} pageSize={6} paging="load-more" />, 'auctions'],
]

/** Nothing of these can be drawn. */
const UNREADABLE = ['is nothing', 'is a text', 'is a number', 'is empty']

/** Draws what the demo chain answers over HTTP, with one row of each list altered on the way as long as `breaks` is set. */
async function open(element: ReactElement, member: string, kind: string) {
  const service = createLocalService({ mine: 'manual' })
  const change: { breaks?: ((row: Row) => unknown) | undefined } = {}
  const { url } = await serve(async ({ url }, response) => {
    const answer = await (await service.fetch(`http://local${url.pathname}${url.search}`)).json()
    const rows: unknown = member === '' ? answer : answer[member]
    if (change.breaks && Array.isArray(rows) && rows.length) {
      const at = Math.min(1, rows.length - 1)
      rows[at] = change.breaks(rows[at])
    }
    response.setHeader('access-control-allow-origin', '*')
    return answer
  })
  const heard: ResponseMismatchError[] = []
  const client = createClient({
    network: 'local',
    baseUrl: url,
    retries: 0,
    onResponseMismatch: 'report',
    onMismatch: (report) => heard.push(report),
  })
  const queryClient = new QueryClient()
  onTestFinished(async () => {
    queryClient.clear()
    client.close()
    await service.close()
  })
  const { container } = render(
    <TonCenterProvider client={client} queryClient={queryClient}>
      {element}
    </TonCenterProvider>,
  )
  const part = (name: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  /** From the beginning: a list that is only refetched keeps the rows that it has. */
  const again = (breaks?: (row: Row) => unknown) => {
    change.breaks = breaks
    return queryClient.resetQueries()
  }
  /** All that is asked for has come, what belongs to the rows too, and is drawn. */
  const settled = async () => {
    await waitFor(() => {
      expect(part(kind).length).toBeGreaterThan(0)
      expect(queryClient.isFetching()).toBe(0)
    })
    await act(() => vi.dynamicImportSettled())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  return { container, part, heard, again, settled }
}

/** What rows or cards say, but for ages. */
function said(elements: readonly HTMLElement[]): string[] {
  return elements.map((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const time of copy.querySelectorAll('time')) time.remove()
    return copy.textContent ?? ''
  })
}

describe.each(LISTS)('%s, where mismatches are only reported', (name, element, member) => {
  const kind = name === 'NftGrid' ? 'card' : 'row'

  it.each(BREAKS)('draws the others when a row %s', async (how, breaks) => {
    const { container, part, heard, again, settled } = await open(element, member, kind)
    await settled()
    const whole = said(part(kind))
    expect(part('broken')).toEqual([])
    expect(heard).toEqual([])

    await again(breaks)
    await settled()
    expect(part(kind).length).toBeGreaterThanOrEqual(whole.length)
    // Some parts may be absent.
    if (!how.includes('parts')) {
      expect(heard[0]).toMatchObject({ code: 'response-mismatch', network: 'local' })
      expect(heard[0]?.path).toContain(Math.min(1, whole.length - 1))
    }
    expect(container.querySelector('[data-state="error"]')).toBeNull()
    // With the row may go what counts or folds it: the head of its day, the rank of a jetton.
    const drawn = said(part(kind))
    expect(whole.filter((text) => !drawn.includes(text)).length).toBeLessThanOrEqual(2)
    for (const row of container.querySelectorAll('[role="row"]'))
      expect(row.getAttribute('aria-rowindex')).toMatch(/^\d+$/)

    if (!UNREADABLE.includes(how)) return
    await waitFor(() => expect(part('broken').length).toBeGreaterThan(0))
    for (const broken of part('broken')) {
      expect(broken.textContent || broken.getAttribute('aria-label')).toMatch(/could not be read\.$/i)
    }
  })
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

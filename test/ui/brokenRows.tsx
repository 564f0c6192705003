import { QueryClient } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { ResponseMismatchError } from '../../src/core/errors.ts'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed } from '../../src/ui/ActivityFeed/ActivityFeed.tsx'
import { BlockList } from '../../src/ui/BlockList/BlockList.tsx'
import { DnsAuctionList } from '../../src/ui/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/DnsRecordList/DnsRecordList.tsx'
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
import type { Break, Row } from '../support/breaks.ts'
import { inProcess } from '../support/inProcess.ts'

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

// It scrolls nothing either.
Element.prototype.scrollIntoView = () => {}

type List = readonly [name: string, element: ReactElement, member: string]

/** Each list, and the member of the answer in which its rows are; the answer itself where there is none. */
export const LISTS: readonly List[] = [
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
  ['NftSaleList', <NftSaleList key="" address={[demo.sale, demo.main]} />, 'nft_sales'],
  ['TopAccountsTable', <TopAccountsTable key="" pageSize={6} paging="load-more" />, ''],
  ['DnsRecordList', <DnsRecordList key="" wallet={demo.main} pageSize={6} paging="load-more" />, 'records'],
  ['DnsAuctionList', <DnsAuctionList key="" bidder={demo.main} pageSize={6} paging="load-more" />, 'auctions'],
]

const service = createLocalService({ mine: 'manual' })

/** Draws what the demo chain answers, with one row of each list altered on the way as long as `breaks` is set. */
function open(element: ReactElement, member: string, kind: string) {
  const change: { breaks?: ((row: Row) => unknown) | undefined } = {}
  const { url, fetch } = inProcess(async (url) => {
    const answer = await (await service.fetch(url)).json()
    const rows: unknown = member === '' ? answer : answer[member]
    if (change.breaks && Array.isArray(rows) && rows.length) {
      const at = Math.min(1, rows.length - 1)
      rows[at] = change.breaks(rows[at])
    }
    return answer
  })
  const heard: ResponseMismatchError[] = []
  const client = createClient({
    network: 'local',
    baseUrl: url,
    fetch,
    retries: 0,
    onResponseMismatch: 'report',
    onMismatch: (report) => heard.push(report),
  })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    queryClient.clear()
    client.close()
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
      expect(part(kind).length + part('unreadable').length).toBeGreaterThan(0)
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

/** Draws a list whole, then with a row that is broken, and expects all other rows as before, and a word on that one. */
export async function drawsOthers([name, element, member]: List, [how, breaks]: Break): Promise<void> {
  const kind = name === 'NftGrid' ? 'card' : 'row'
  const { container, part, heard, again, settled } = open(element, member, kind)
  await settled()
  const whole = said(part(kind))
  expect(part('unreadable')).toEqual([])
  expect(heard).toEqual([])

  await again(breaks)
  await settled()
  // Some parts may be absent.
  const isBroken = heard.length > 0
  if (!how.includes('parts')) expect(isBroken).toBe(true)
  if (isBroken) {
    expect(heard[0]).toMatchObject({ code: 'response-mismatch', network: 'local' })
    expect(heard[0]?.path).toContain(Math.min(1, whole.length - 1))
  }
  expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(isBroken ? ['1 row could not be read'] : [])
  expect(part('undrawn')).toEqual([])
  expect(container.querySelector('[data-state="error"]')).toBeNull()
  // With the row may go what counts or folds it: the head of its day.
  const drawn = said(part(kind))
  expect(whole.filter((text) => !drawn.includes(text)).length).toBeLessThanOrEqual(2)
  for (const row of container.querySelectorAll('[role="row"]'))
    expect(row.getAttribute('aria-rowindex')).toMatch(/^\d+$/)
}

import { cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ServerError } from '../../src/core/errors.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import * as ui from '../../src/ui.ts'
import { actionBook, actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import * as assets from '../../stories/fixtures/assets.ts'
import { oddBlocks, pulseBlocks, rateBlocks } from '../../stories/fixtures/blocks.ts'
import { assetsFlow } from '../../stories/fixtures/flows.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { nftItems, nftMetadata, nftSales, nftTransfers } from '../../stories/fixtures/nfts.ts'
import { swapTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { OTHER, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'

const NOW = Date.UTC(2026, 0, 1, 12)
const error = new ServerError({ endpoint: 'v3 blocks', network: 'mainnet', status: 500 })
const books = { metadata: jettonMetadata }

/** Each component that draws its `data`. */
const DRAWN = (
  <>
    <ui.TransactionList data={oddTransactions} address={OWN} expandable />
    <ui.MessageList data={oddMessages} />
    <ui.ActivityFeed data={oddActions} address={OWN} metadata={actionMetadata} addressBook={actionBook} />
    <ui.BlockList data={oddBlocks} />
    <ui.ShardList data={oddBlocks} />
    <ui.JettonTable data={jettonWallets} {...books} />
    <ui.JettonTransferList data={assets.jettonTransfers} address={OWN} {...books} />
    <ui.JettonBurnList data={assets.jettonBurns} {...books} />
    <ui.HoldersTable data={assets.holders} />
    <ui.NftGrid data={nftItems} metadata={nftMetadata} />
    <ui.NftTransferList data={nftTransfers} metadata={nftMetadata} />
    <ui.NftSaleList data={nftSales} metadata={nftMetadata} />
    <ui.TopAccountsTable data={assets.topAccounts} />
    <ui.DnsRecordList data={assets.dnsRecords} />
    <ui.DnsAuctionList data={assets.dnsAuctions} />
    <ui.TransactionDetails data={transaction({})} />
    <ui.TraceNeighbours data={assetsFlow.data} transactionHash={assetsFlow.data.trace_id as string} />
    <ui.TransactionSentence {...assetsFlow} transactionHash={assetsFlow.data.trace_id as string} />
    <ui.ValueFlow {...assetsFlow} />
    <ui.TraceTree data={swapTrace} addressBook={traceBook} />
    <ui.BlockDetails data={oddBlocks[0]} />
    <ui.AccountCard data={assets.oddAccounts.frozen} />
    <ui.JettonCard data={assets.jettonMaster({})} {...books} />
    <ui.NftCard data={nftItems[0]} metadata={nftMetadata} />
    <ui.BlockPulse data={pulseBlocks} />
    <ui.RateChart data={rateBlocks} />
    <ui.ExampleList data={[{ kind: 'account', id: OWN, title: 'A wallet', text: 'With forty tokens.' }]} />
    <ui.ShareBar data={[{ name: 'First', share: '0.2' }]} />
    <ui.TransferFeed data={oddActions} metadata={actionMetadata} addressBook={actionBook} />
    <ui.AttributeGrid data={nftItems[0]} metadata={nftMetadata} />
    <ui.NetworkStatus data={[{ seqno: 9, gen_utime: String(NOW / 1000 - 90) }]} />
    <ui.BalanceBadge data={{ balance: '1284507391200', status: 'active' }} />
    <ui.AddressLabel address={OTHER} data={null} />
    <ui.HashLabel data={'ab'.repeat(32)} />
    <ui.Amount data="1284507391200" direction="in" />
    <ui.TimeAgo data={NOW / 1000 - 90} />
    <ui.TimeLeft data={NOW / 1000 + 90_000} />
    <ui.ExitCode data={-14} />
    <ui.CommentBubble data={'A comment that goes on and on. '.repeat(40)} />
    <ui.ErrorState error={error} onRetry={() => undefined} />
    <ui.AddressInspector defaultAddress={OWN} />
    <ui.SearchBox onSelect={() => undefined} hasShortcuts={false} />
    <ui.NewItemsBar data={3} onShow={() => undefined} />
  </>
)

// This file has a process of its own.
becomeOldBrowser()
stubLayout()

afterEach(cleanup)

describe('every component', () => {
  it('hands on a ref, on React 18 too: there a function is given none', () => {
    const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name))
    expect(components.length).toBeGreaterThan(40)
    const FORWARDS = Symbol.for('react.forward_ref')
    const others = components.filter(([, one]) => (one as { $$typeof?: symbol }).$$typeof !== FORWARDS)
    expect(others.map(([name]) => name)).toEqual([])
  })

  it('has the name under which it is imported, in tools of React and in its errors', () => {
    const names = Object.entries(ui).flatMap(([name, one]) =>
      /^[A-Z]/.test(name) ? [[name, (one as { displayName?: string }).displayName]] : [],
    )
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter(([name, said]) => name !== said)).toEqual([])
  })

  it.each([
    ['ru', 'Asia/Tokyo', russian],
    ['ar', 'America/New_York', {}],
  ])('is first drawn in a browser as a server drew it: %s, %s', async (locale, timeZone, dictionary) => {
    const page = (
      <TonCenterProvider network="mainnet" now={NOW} locale={locale} timeZone={timeZone} dictionary={dictionary}>
        {DRAWN}
      </TonCenterProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(100)
    document.body.append(container)
    const complaints: string[] = []
    const hear = (said: unknown) => /hydrat|did not match/i.test(String(said)) && complaints.push(String(said))
    const log = vi.spyOn(console, 'error').mockImplementation((...said) => said.forEach(hear))
    const root = hydrateRoot(container, page, { onRecoverableError: (problem) => complaints.push(String(problem)) })
    onTestFinished(() => {
      root.unmount()
      container.remove()
      log.mockRestore()
    })
    // The ticker has begun: all of it is there.
    const [time] = container.querySelectorAll('time')
    const first = time?.textContent
    await vi.waitFor(() => expect(time?.textContent).not.toBe(first))
    expect(complaints).toEqual([])
  })
})

describe('the times of a page', () => {
  it('follow one ticker, which stops while the page is hidden and when they are gone', () => {
    const began = vi.spyOn(window, 'setInterval')
    const ended = vi.spyOn(window, 'clearInterval')
    const { unmount } = render(
      <TonCenterProvider network="mainnet">
        {Array.from({ length: 50 }, (_, age) => Date.now() / 1000 - age).map((time) => (
          <ui.TimeAgo key={time} data={time} />
        ))}
        <ui.TransactionList data={oddTransactions} />
      </TonCenterProvider>,
    )
    expect(began.mock.calls.filter(([, ms]) => ms === 1000)).toHaveLength(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ended).toHaveBeenCalledWith(began.mock.results[0]?.value)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(began.mock.calls.filter(([, ms]) => ms === 1000)).toHaveLength(2)
    unmount()
    expect(ended).toHaveBeenCalledWith(began.mock.results.at(-1)?.value)
    began.mockRestore()
    ended.mockRestore()
  })
})

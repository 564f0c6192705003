import type { ReactElement } from 'react'
import { RateLimitError, ServerError } from '../../src/core/errors.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { previewOf } from '../../src/reading/preview/previewOf.ts'
import * as ui from '../../src/ui.ts'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { actionBook, actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import * as assets from '../../stories/fixtures/assets.ts'
import { oddBlocks, pulseBlocks, rateBlocks } from '../../stories/fixtures/blocks.ts'
import { assetsFlow } from '../../stories/fixtures/flows.ts'
import {
  balanceTransactions,
  comparedMetadata,
  copyMaster,
  itemSales,
  supplyEvents,
  supplyMaster,
  supplyMetadata,
} from '../../stories/fixtures/histories.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { nftCollection, nftItems, nftMetadata, nftSales, nftTransfers } from '../../stories/fixtures/nfts.ts'
import { listedBook, listedMetadata, listedTraces } from '../../stories/fixtures/traceRows.ts'
import { bushOf, swapTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { hashOf, message, OTHER, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'

import { hostileAnswer, SWAP } from '../../stories/tools/previews.ts'

/** The time on the page. */
export const NOW = Date.UTC(2026, 0, 1, 12)
const none = () => undefined
const at = { endpoint: 'v3 blocks', network: 'mainnet' } as const
const limit = new RateLimitError({ ...at, status: 429 }, 3000)
const error = new ServerError({ ...at, status: 500 })
const books = { metadata: jettonMetadata }

const COLUMNS = ['status', 'hash', 'amount'].map((id) => ({ id, label: id }))

/** Two thirds of a million coins, and ten million, in nanograms. */
const LARGE = ['714568123456700', '10000000500000000'].map((value) => transaction({ in_msg: message({ value }) }))
/** The newest blocks, one each second. */
const HEADS = Array.from({ length: 20 }, (_, age) => ({ seqno: 99 - age, gen_utime: String(NOW / 1000 - 2 - age) }))
const LONG = 'a-name-that-goes-on-for-longer-than-any-box-is-wide.ton'
const ALL = '1329227995784915872'
const RICH = { address: OWN, balance: ALL, status: 'active' } as const
const jettonOf = (index: number) => assets.jettonMaster({ address: jettonWallets[index]?.jetton as string })
const fourth = assetsFlow.data.transactions_order?.[4] as string

/** Each component, by its name: it draws its `data`, and asks for nothing. */
export const COMPONENTS: Readonly<Record<string, ReactElement>> = {
  TransactionList: <ui.TransactionList data={oddTransactions} address={OWN} expandable />,
  MessageList: <ui.MessageList data={oddMessages} />,
  ActivityFeed: <ui.ActivityFeed data={oddActions} address={OWN} metadata={actionMetadata} addressBook={actionBook} />,
  BlockList: <ui.BlockList data={oddBlocks} />,
  ShardList: <ui.ShardList data={oddBlocks} />,
  JettonTable: <ui.JettonTable data={jettonWallets} {...books} />,
  JettonTransferList: <ui.JettonTransferList data={assets.jettonTransfers} address={OWN} {...books} />,
  JettonBurnList: <ui.JettonBurnList data={assets.jettonBurns} {...books} />,
  HoldersTable: <ui.HoldersTable data={assets.holders} />,
  NftGrid: <ui.NftGrid data={nftItems} metadata={nftMetadata} />,
  NftTransferList: <ui.NftTransferList data={nftTransfers} metadata={nftMetadata} />,
  NftSaleList: <ui.NftSaleList data={nftSales} metadata={nftMetadata} />,
  TopAccountsTable: <ui.TopAccountsTable data={assets.topAccounts} />,
  DnsRecordList: <ui.DnsRecordList data={assets.dnsRecords} />,
  DnsAuctionList: <ui.DnsAuctionList data={assets.dnsAuctions} />,
  TransactionDetails: <ui.TransactionDetails data={transaction({})} />,
  TraceNeighbours: <ui.TraceNeighbours data={assetsFlow.data} transactionHash={assetsFlow.data.trace_id as string} />,
  TransactionSentence: <ui.TransactionSentence {...assetsFlow} transactionHash={assetsFlow.data.trace_id as string} />,
  ValueFlow: <ui.ValueFlow {...assetsFlow} />,
  BalanceChange: <ui.BalanceChange data={assetsFlow.data} addressBook={actionBook} />,
  TraceList: <ui.TraceList data={listedTraces} address={OWN} addressBook={listedBook} metadata={listedMetadata} />,
  TraceTree: <ui.TraceTree data={swapTrace} addressBook={traceBook} />,
  BlockDetails: <ui.BlockDetails data={oddBlocks[0]} />,
  AccountCard: <ui.AccountCard data={assets.oddAccounts.frozen} />,
  StateCard: <ui.StateCard data={assets.contractState({})} />,
  JettonCard: <ui.JettonCard data={assets.jettonMaster({})} {...books} />,
  NftCard: <ui.NftCard data={nftItems[0]} metadata={nftMetadata} />,
  BlockPulse: <ui.BlockPulse data={pulseBlocks} />,
  RateChart: <ui.RateChart data={rateBlocks} />,
  ExampleList: <ui.ExampleList data={[{ kind: 'account', id: OWN, title: 'A wallet', text: 'With forty tokens.' }]} />,
  ShareBar: <ui.ShareBar data={[{ name: 'First', share: '0.2' }]} />,
  TransferFeed: <ui.TransferFeed data={oddActions} metadata={actionMetadata} addressBook={actionBook} />,
  NftDetails: <ui.NftDetails data={nftItems[1]} sale={nftSales[0]} metadata={nftMetadata} />,
  SupplyChart: <ui.SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />,
  JettonComparison: <ui.JettonComparison data={copyMaster} original={supplyMaster} metadata={comparedMetadata} />,
  BalanceChart: <ui.BalanceChart data={balanceTransactions} />,
  PriceLine: <ui.PriceLine data={itemSales} addressBook={{}} />,
  AttributeGrid: <ui.AttributeGrid data={nftItems[0]} metadata={nftMetadata} />,
  NetworkStatus: <ui.NetworkStatus data={HEADS} />,
  BalanceBadge: <ui.BalanceBadge data={{ balance: '1284507391200', status: 'active' }} />,
  AddressLabel: <ui.AddressLabel address={OTHER} data={null} />,
  HashLabel: <ui.HashLabel data={'ab'.repeat(32)} />,
  Amount: <ui.Amount data="1284507391200" direction="in" />,
  TimeAgo: <ui.TimeAgo data={NOW / 1000 - 90} />,
  TimeLeft: <ui.TimeLeft data={NOW / 1000 + 90_000} />,
  Opcode: <ui.Opcode data="0x0f8a7ea5" />,
  ExitCode: <ui.ExitCode data={-14} />,
  CommentBubble: <ui.CommentBubble data={'A comment that goes on and on. '.repeat(40)} />,
  ErrorState: <ui.ErrorState error={error} onRetry={() => undefined} />,
  AddressInspector: <ui.AddressInspector defaultAddress={OWN} />,
  SearchBox: <ui.SearchBox onSelect={() => undefined} hasShortcuts={false} />,
  NewItemsBar: <ui.NewItemsBar data={3} onShow={() => undefined} />,
  NftCollectionCard: <ui.NftCollectionCard data={nftCollection()} metadata={nftMetadata} />,
  TokenImage: <ui.TokenImage token={{ name: 'Tidal Form' }} address={OTHER} />,
  Media: <ui.Media token={{ name: 'Tidal Form' }} address={OTHER} />,
  StatusBadge: <ui.StatusBadge data="bounced" />,
  RateLimitNotice: <ui.RateLimitNotice error={limit} />,
  EmptyState: <ui.EmptyState title="None" text="They will appear here." />,
  Skeleton: <ui.Skeleton width="100%" />,
  CopyButton: (
    <div style={{ padding: 24 }}>
      <ui.CopyButton data="text" label="Copy it" />
    </div>
  ),
  ColumnChooser: <ui.ColumnChooser columns={COLUMNS} value={['hash']} onChange={none} />,
  ActivityFilterBar: <ui.ActivityFilterBar data={{ direction: 'in' }} onChange={none} />,
  ExportButton: <ui.ExportButton endpoint={transactions} params={{ account: [OWN] }} columns={transactionExport} />,
  GetMethodRunner: <ui.GetMethodRunner address={OWN} methods={[{ name: 'get_wallet_address' }]} />,
  DecodePanel: <ui.DecodePanel />,
  SendBocForm: <ui.SendBocForm />,
  SendCycle: <ui.SendCycle request={SWAP} account={OWN} sign={() => new Promise(() => {})} storage={null} />,
  TransactionPreview: <ui.TransactionPreview data={previewOf(hostileAnswer, { request: SWAP })} request={SWAP} />,
}

/** Components with data that need more room, or show what the first ones have none of. */
const ODD: Readonly<Record<string, ReactElement>> = {
  'TransactionList of amounts as large as people move them': <ui.TransactionList data={LARGE} address={OWN} />,
  'AccountCard with a name': <ui.AccountCard data={RICH} name="lakeside-cabin.ton" />,
  'AccountCard with a long name and its value': <ui.AccountCard data={RICH} name={LONG} priceSource={assets.prices} />,
  'AccountCard with other currencies': <ui.AccountCard data={assets.oddAccounts.extra} />,
  'AccountCard without a contract': <ui.AccountCard data={{ address: MAIN, status: 'uninit' }} />,
  'JettonCard of another jetton': <ui.JettonCard data={jettonOf(3)} {...books} />,
  'JettonCard of a fixed supply': (
    <ui.JettonCard {...books} data={{ ...jettonOf(0), mintable: false, admin_address: MAIN }} />
  ),
  'JettonCard of a third one': <ui.JettonCard data={jettonOf(8)} {...books} />,
  'JettonCard without metadata': <ui.JettonCard data={assets.jettonMaster({ address: MAIN, admin_address: null })} />,
  'NftCard on sale': <ui.NftCard data={nftItems[1]} sale={nftSales[3]} metadata={nftMetadata} />,
  'NftCard with a long name': <ui.NftCard data={nftItems[12]} metadata={nftMetadata} />,
  'TransactionDetails of all coins': <ui.TransactionDetails data={transaction({ in_msg: message({ value: ALL }) })} />,
  'TraceNeighbours of a later transaction': <ui.TraceNeighbours data={assetsFlow.data} transactionHash={fourth} />,
  'TransactionSentence of a later transaction': <ui.TransactionSentence {...assetsFlow} transactionHash={fourth} />,
  'TraceTree of a bush': <ui.TraceTree data={bushOf(4)} />,
  'JettonTable with a heading': <ui.JettonTable data={jettonWallets} {...books} heading="Tokens" />,
  'BalanceBadge, large': <ui.BalanceBadge data={{ balance: '1284507391200', status: 'active' }} size="large" />,
}

/** Components of which something is only there once the service has answered: pages, more rows, totals. */
const ASKING: Readonly<Record<string, ReactElement>> = {
  'AccountCard of an address': <ui.AccountCard address={MAIN} />,
  'BalanceBadge of an address': <ui.BalanceBadge address={MAIN} />,
  'JettonCard of an address': <ui.JettonCard address={LUSD} />,
  'BlockDetails of a block': <ui.BlockDetails workchain={-1} seqno={3} />,
  'TransactionList in pages': <ui.TransactionList address={MAIN} pageSize={3} paging="pages" heading="Pages" />,
  'ActivityFeed with a toolbar': (
    <ui.ActivityFeed
      address={MAIN}
      heading="Activity"
      paging="load-more"
      pageSize={4}
      toolbar={<ui.ActivityFilterBar data={{ direction: 'in' }} onChange={none} />}
    />
  ),
  ConfigTable: <ui.ConfigTable />,
  MessageLife: <ui.MessageLife message={hashOf(7)} />,
  FeeEstimate: <ui.FeeEstimate address={MAIN} body="te6ccgEBAQEAAgAAAA==" />,
}

/** Room for a finger around a component that is alone on a page. */
const APART = { paddingBlock: 24 }

const listOf = (components: Readonly<Record<string, ReactElement>>) =>
  Object.entries(components).map(([name, element]) => (
    <div key={name} data-drawn={name} style={APART}>
      {element}
    </div>
  ))

/** Each component that draws its `data`. */
export const DRAWN = listOf(COMPONENTS)

export const EVERYTHING = { ...COMPONENTS, ...ODD, ...ASKING }
/** The one list on which a page measures what every component promises. */
export const EVERY_COMPONENT = listOf(EVERYTHING)

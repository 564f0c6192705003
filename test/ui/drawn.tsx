import { ServerError } from '../../src/core/errors.ts'
import * as ui from '../../src/ui.ts'
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
import { nftItems, nftMetadata, nftSales, nftTransfers } from '../../stories/fixtures/nfts.ts'
import { swapTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { OTHER, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'

/** The time on the page. */
export const NOW = Date.UTC(2026, 0, 1, 12)
const error = new ServerError({ endpoint: 'v3 blocks', network: 'mainnet', status: 500 })
const books = { metadata: jettonMetadata }

/** Each component that draws its `data`. */
export const DRAWN = (
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
    <ui.BalanceChange data={assetsFlow.data} addressBook={actionBook} />
    <ui.TraceList data={[swapTrace]} address={OWN} addressBook={traceBook} metadata={actionMetadata} />
    <ui.TraceTree data={swapTrace} addressBook={traceBook} />
    <ui.BlockDetails data={oddBlocks[0]} />
    <ui.AccountCard data={assets.oddAccounts.frozen} />
    <ui.StateCard data={assets.contractState({})} />
    <ui.JettonCard data={assets.jettonMaster({})} {...books} />
    <ui.NftCard data={nftItems[0]} metadata={nftMetadata} />
    <ui.BlockPulse data={pulseBlocks} />
    <ui.RateChart data={rateBlocks} />
    <ui.ExampleList data={[{ kind: 'account', id: OWN, title: 'A wallet', text: 'With forty tokens.' }]} />
    <ui.ShareBar data={[{ name: 'First', share: '0.2' }]} />
    <ui.TransferFeed data={oddActions} metadata={actionMetadata} addressBook={actionBook} />
    <ui.NftDetails data={nftItems[1]} sale={nftSales[0]} metadata={nftMetadata} />
    <ui.SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />
    <ui.JettonComparison data={copyMaster} original={supplyMaster} metadata={comparedMetadata} />
    <ui.BalanceChart data={balanceTransactions} />
    <ui.PriceLine data={itemSales} addressBook={{}} />
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

import type { ReactElement } from 'react'
import type { Client } from '../../src/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import * as query from '../../src/query.ts'
import * as ui from '../../src/ui.ts'

const { main, saver, dollarJetton: jetton, postcard: item, postcards: collection } = demoAccounts

/** A component, and what prefetches all that it asks for. */
export const COMPONENTS: readonly (readonly [
  name: string,
  element: ReactElement,
  options: (client: Client) => readonly unknown[],
])[] = [
  [
    'AccountCard',
    <ui.AccountCard key="1" address={main} />,
    (client) => [query.accountOptions(client, main), query.walletOptions(client, main)],
  ],
  [
    'BalanceChart',
    <ui.BalanceChart key="1" address={main} count={9} />,
    (client) => [query.balanceChartOptions(client, { address: main, count: 9 })],
  ],
  ['StateCard', <ui.StateCard key="1" address={main} />, (client) => [query.stateCardOptions(client, main)]],
  ['BalanceBadge', <ui.BalanceBadge key="1" address={main} />, (client) => [query.balanceOptions(client, main)]],
  [
    'TransactionList',
    <ui.TransactionList key="1" address={main} pageSize={7} outcomes={false} />,
    (client) => [query.transactionListOptions(client, { address: main, pageSize: 7 })],
  ],
  [
    'MessageList',
    <ui.MessageList key="1" filter={{ source: main }} />,
    (client) => [query.messageListOptions(client, { filter: { source: main } })],
  ],
  [
    'JettonTable',
    <ui.JettonTable key="1" address={main} />,
    (client) => [query.jettonTableOptions(client, { address: main })],
  ],
  ['JettonCard', <ui.JettonCard key="1" address={jetton} />, (client) => [query.jettonCardOptions(client, jetton)]],
  [
    'SupplyChart',
    <ui.SupplyChart key="1" address={jetton} />,
    (client) => [query.jettonCardOptions(client, jetton), query.supplyChartOptions(client, jetton)],
  ],
  [
    'PriceLine',
    <ui.PriceLine key="1" address={demoAccounts.postcard} />,
    (client) => [query.priceLineOptions(client, demoAccounts.postcard)],
  ],
  [
    'JettonComparison of a token that imitates none',
    <ui.JettonComparison key="1" address={jetton} />,
    (client) => [query.jettonCardOptions(client, jetton)],
  ],
  [
    'HoldersTable',
    <ui.HoldersTable key="1" jetton={jetton} />,
    (client) => [query.holdersTableOptions(client, { jetton }), query.jettonCardOptions(client, jetton)],
  ],
  [
    'JettonTransferList',
    <ui.JettonTransferList key="1" address={main} direction="in" />,
    (client) => [query.jettonTransferListOptions(client, { address: main, direction: 'in' })],
  ],
  [
    'JettonBurnList',
    <ui.JettonBurnList key="1" jetton={jetton} />,
    (client) => [query.jettonBurnListOptions(client, { jetton })],
  ],
  ['NftGrid', <ui.NftGrid key="1" address={main} />, (client) => [query.nftGridOptions(client, { address: main })]],
  ['NftCard', <ui.NftCard key="1" address={item} />, (client) => [query.nftCardOptions(client, item)]],
  ['NftDetails', <ui.NftDetails key="1" address={item} />, (client) => [query.nftCardOptions(client, item)]],
  [
    'NftCollectionCard',
    <ui.NftCollectionCard key="1" address={collection} />,
    (client) => [query.nftCollectionCardOptions(client, collection)],
  ],
  [
    'NftTransferList',
    <ui.NftTransferList key="1" item={item} />,
    (client) => [query.nftTransferListOptions(client, { item }), query.nftCardOptions(client, item)],
  ],
  [
    'NftSaleList',
    <ui.NftSaleList key="1" contracts={[saver]} />,
    (client) => [query.nftSaleListOptions(client, [saver])],
  ],
  [
    'NftSaleList of a wallet without items on sale',
    <ui.NftSaleList key="1" address={saver} />,
    (client) => [query.nftItemsForSaleOptions(client, { address: saver })],
  ],
  [
    'DnsRecordList',
    <ui.DnsRecordList key="1" address={main} />,
    (client) => [query.dnsRecordListOptions(client, { address: main })],
  ],
  [
    'DnsAuctionList',
    <ui.DnsAuctionList key="1" address={main} />,
    (client) => [query.dnsAuctionListOptions(client, { address: main })],
  ],
  [
    'BlockDetails',
    <ui.BlockDetails key="1" seqno={5} />,
    (client) => [query.blockDetailsOptions(client, { seqno: 5 })],
  ],
  [
    'BlockList',
    <ui.BlockList key="1" workchain={-1} />,
    (client) => [query.blockListOptions(client, { workchain: -1 })],
  ],
  ['ShardList', <ui.ShardList key="1" seqno={5} />, (client) => [query.shardListOptions(client, { seqno: 5 })]],
  ['BlockPulse', <ui.BlockPulse key="1" count={9} />, (client) => [query.blockPulseOptions(client, { count: 9 })]],
  ['RateChart', <ui.RateChart key="1" />, (client) => [query.rateChartOptions(client)]],
  [
    'TransferFeed',
    <ui.TransferFeed key="1" count={4} />,
    (client) => [query.transferFeedOptions(client, { count: 4 })],
  ],
  ['AttributeGrid', <ui.AttributeGrid key="1" address={item} />, (client) => [query.nftCardOptions(client, item)]],
  ['AddressLabel', <ui.AddressLabel key="1" address={main} />, (client) => [query.addressNameOptions(client, main)]],
  ['NetworkStatus', <ui.NetworkStatus key="1" blockTime={false} />, (client) => [query.masterchainHeadOptions(client)]],
]

/** Components about the trace of a transaction. */
export const OF_TRACE: readonly (readonly [name: string, draw: (hash: string) => ReactElement])[] = [
  ['TraceTree', (hash) => <ui.TraceTree transactionHash={hash} />],
  ['TraceNeighbours', (hash) => <ui.TraceNeighbours transactionHash={hash} />],
  ['TransactionSentence', (hash) => <ui.TransactionSentence transactionHash={hash} />],
  ['BalanceChange', (hash) => <ui.BalanceChange transactionHash={hash} />],
  ['ValueFlow', (hash) => <ui.ValueFlow transactionHash={hash} />],
]

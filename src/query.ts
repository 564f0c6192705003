export {
  accountOptions,
  balanceOptions,
  stateCardOptions,
  topAccountsTableOptions,
  walletOptions,
} from './query/builders/accounts.ts'
export {
  type ActivityQuery,
  activityFeedOptions,
  pendingActivityOptions,
  type TransferFeedQuery,
  transferFeedOptions,
} from './query/builders/activity.ts'
export { type BalanceChartQuery, balanceChartOptions } from './query/builders/balanceChart.ts'
export {
  type BlockChartQuery,
  type BlockListQuery,
  type BlockQuery,
  blockDetailsOptions,
  blockListOptions,
  blockPulseOptions,
  masterchainHeadOptions,
  rateChartOptions,
  shardListOptions,
} from './query/builders/blocks.ts'
export {
  addressNameOptions,
  type DnsAuctionListQuery,
  type DnsRecordListQuery,
  dnsAuctionListOptions,
  dnsRecordListOptions,
} from './query/builders/dns.ts'
export {
  holdersTableOptions,
  type JettonBurnListQuery,
  type JettonTransferListQuery,
  jettonBalancesOptions,
  jettonBurnListOptions,
  jettonCardOptions,
  jettonTableOptions,
  jettonTransferListOptions,
  supplyChartOptions,
} from './query/builders/jettons.ts'
export type { PageSize } from './query/builders/list.ts'
export {
  type NftGridQuery,
  type NftTransferListQuery,
  nftCardOptions,
  nftCollectionCardOptions,
  nftGridOptions,
  nftItemsForSaleOptions,
  nftSaleListOptions,
  nftTransferListOptions,
  priceLineOptions,
} from './query/builders/nfts.ts'
export {
  type ConfigQuery,
  configTableOptions,
  type FeeQuery,
  feeEstimateOptions,
} from './query/builders/tools.ts'
export {
  balanceChangesOptions,
  oneTraceOptions,
  pendingTraceListOptions,
  type TraceFilter,
  type TraceListQuery,
  type TraceQuery,
  traceListOptions,
} from './query/builders/traces.ts'
export {
  type MessageListQuery,
  messageListOptions,
  type TransactionListQuery,
  traceOptions,
  transactionListOptions,
  transactionOptions,
} from './query/builders/transactions.ts'
export { type EndpointInfiniteQueryOptions, infiniteQueryOptions } from './query/infiniteOptions.ts'
export { type QueryKey, queryKey } from './query/keys.ts'
export { type EndpointMutationOptions, mutationOptions } from './query/mutationOptions.ts'
export { type EndpointQueryOptions, queryOptions } from './query/options.ts'
export type { Rows } from './query/rows.ts'

export { accountFromV2, accountStatusFromV2, type V2Account } from './fromV2/accountFromV2.ts'
export { blockFromV2, headFromV2 } from './fromV2/blockFromV2.ts'
export type { AccountData, ShownBlock, ShownMessage, ShownTransaction } from './fromV2/shown.ts'
export { type AnyV2Transaction, transactionFromV2 } from './fromV2/transactionFromV2.ts'
export type { MessageFilter, TransactionFilter } from './query/builders/transactions.ts'
export type { ActivityKind } from './reading/kinds.ts'
export type { MovedAmount } from './reading/movedAmount.ts'
export { type ActivityView, readAction } from './reading/readAction.ts'
export type { ReadMessage } from './reading/readMessage.ts'
export { readTrace, type TraceReading } from './reading/readTrace.ts'
export type { Said } from './reading/said.ts'
export { readSearch, type SearchReading } from './reading/search/readSearch.ts'
export type { AddressRepair } from './reading/search/repairAddress.ts'
export type { SearchFault } from './reading/search/searchFault.ts'
export type { SearchTarget } from './reading/search/searchTarget.ts'
export type { Status } from './reading/status.ts'
export type { TransactionSummary } from './reading/summary.ts'
export type { TraceState, TraceStep } from './reading/trace/steps.ts'
export { type AccountChange, balanceChange } from './reading/value/balanceChange.ts'
export type { Flow, FlowAccount, FlowAsset, FlowPart } from './reading/value/flow.ts'
export type { MovedValue } from './reading/value/gains.ts'
export type { Flag, FlagKind } from './trust/flags.ts'
export { textFlags } from './trust/textFlags.ts'
export { createTokenFlags, type TokenFlags } from './trust/tokenFlags.ts'
export { AccountCard, type AccountCardProps } from './ui/accounts/AccountCard/AccountCard.tsx'
export {
  type AccountCardOptions,
  type AccountModel,
  useAccountCard,
} from './ui/accounts/AccountCard/useAccountCard.ts'
export { BalanceBadge, type BalanceBadgeProps } from './ui/accounts/BalanceBadge/BalanceBadge.tsx'
export { BalanceChart, type BalanceChartProps } from './ui/accounts/BalanceChart/BalanceChart.tsx'
export {
  type BalanceHistoryOptions,
  type BalanceTransaction,
  useBalanceHistory,
} from './ui/accounts/BalanceChart/useBalanceHistory.ts'
export {
  StateCard,
  type StateCardOptions,
  type StateCardProps,
  useStateCard,
} from './ui/accounts/StateCard/StateCard.tsx'
export {
  type TopAccountColumn,
  TopAccountsTable,
  type TopAccountsTableProps,
} from './ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
export {
  type TopAccount,
  type TopAccountsModel,
  useTopAccounts,
} from './ui/accounts/TopAccountsTable/useTopAccounts.ts'
export {
  type ActivityColumn,
  ActivityFeed,
  type ActivityFeedProps,
  type ActivityPart,
} from './ui/activity/ActivityFeed/ActivityFeed.tsx'
export type { ActionRow, DayRow, FeedRow } from './ui/activity/ActivityFeed/rows.ts'
export {
  type ActivityFeedModel,
  type ActivityFeedOptions,
  useActivityFeed,
} from './ui/activity/ActivityFeed/useActivityFeed.ts'
export { ActivityFilterBar, type ActivityFilterBarProps } from './ui/activity/filters/ActivityFilterBar.tsx'
export { activityFilterToExport } from './ui/activity/filters/asked.ts'
export { type ActivityFilter, activityFilterFromSearch, activityFilterToSearch } from './ui/activity/filters/filter.ts'
export {
  type TransferColumn,
  TransferFeed,
  type TransferFeedProps,
} from './ui/activity/TransferFeed/TransferFeed.tsx'
export {
  type TransferFeedModel,
  type TransferFeedOptions,
  useTransferFeed,
} from './ui/activity/TransferFeed/useTransferFeed.ts'
export { BlockDetails, type BlockDetailsPart, type BlockDetailsProps } from './ui/blocks/BlockDetails/BlockDetails.tsx'
export { type BlockDetailsOptions, useBlockDetails } from './ui/blocks/BlockDetails/useBlockDetails.ts'
export { type BlockColumn, BlockList, type BlockListProps } from './ui/blocks/BlockList/BlockList.tsx'
export { type BlockListModel, type BlockListOptions, useBlockList } from './ui/blocks/BlockList/useBlockList.ts'
export { BlockPulse, type BlockPulseProps } from './ui/blocks/BlockPulse/BlockPulse.tsx'
export {
  type Beat,
  type BlockPulseOptions,
  type Pulse,
  type PulseBlock,
  useBlockPulse,
} from './ui/blocks/BlockPulse/useBlockPulse.ts'
export {
  NetworkStatus,
  type NetworkStatusPart,
  type NetworkStatusProps,
} from './ui/blocks/NetworkStatus/NetworkStatus.tsx'
export {
  type NetworkCondition,
  type NetworkHead,
  type NetworkStatusModel,
  type NetworkStatusOptions,
  useNetworkStatus,
} from './ui/blocks/NetworkStatus/useNetworkStatus.ts'
export { RateChart, type RateChartProps } from './ui/blocks/RateChart/RateChart.tsx'
export {
  type RateBlock,
  type RateChartOptions,
  type RatePoints,
  useRateChart,
} from './ui/blocks/RateChart/useRateChart.ts'
export { type ShardColumn, ShardList, type ShardListProps } from './ui/blocks/ShardList/ShardList.tsx'
export { type ShardListOptions, useShardList } from './ui/blocks/ShardList/useShardList.ts'
export type { CardModel, CardOptions, CardQuery } from './ui/card/cardModel.ts'
export type { HistoryPoint } from './ui/charts/HistoryChart.tsx'
export { ShareBar, type ShareBarProps, type SharePart } from './ui/charts/ShareBar.tsx'
export {
  type DnsAuctionColumn,
  DnsAuctionList,
  type DnsAuctionListProps,
} from './ui/dns/DnsAuctionList/DnsAuctionList.tsx'
export {
  type DnsAuctionListModel,
  type DnsAuctionListOptions,
  useDnsAuctionList,
} from './ui/dns/DnsAuctionList/useDnsAuctionList.ts'
export { type DnsRecordColumn, DnsRecordList, type DnsRecordListProps } from './ui/dns/DnsRecordList/DnsRecordList.tsx'
export {
  type DnsRecordListModel,
  type DnsRecordListOptions,
  useDnsRecordList,
} from './ui/dns/DnsRecordList/useDnsRecordList.ts'
export { ExportButton, type ExportButtonProps } from './ui/export/ExportButton.tsx'
export {
  type ExportSource,
  type ExportState,
  type HistoryExportSource,
  useExport,
} from './ui/export/useExport.ts'
export { TokenImage, type TokenImageProps } from './ui/images/TokenImage.tsx'
export { type HolderColumn, HoldersTable, type HoldersTableProps } from './ui/jettons/HoldersTable/HoldersTable.tsx'
export { type Holder, type Holders, type HoldersOptions, useHolders } from './ui/jettons/HoldersTable/useHolders.ts'
export {
  type JettonBurnColumn,
  JettonBurnList,
  type JettonBurnListProps,
} from './ui/jettons/JettonBurnList/JettonBurnList.tsx'
export {
  type JettonBurnListModel,
  type JettonBurnListOptions,
  useJettonBurnList,
} from './ui/jettons/JettonBurnList/useJettonBurnList.ts'
export { JettonCard, type JettonCardProps } from './ui/jettons/JettonCard/JettonCard.tsx'
export { type JettonCardModel, type JettonCardOptions, useJettonCard } from './ui/jettons/JettonCard/useJettonCard.ts'
export {
  JettonComparison,
  type JettonComparisonProps,
} from './ui/jettons/JettonComparison/JettonComparison.tsx'
export {
  type JettonComparisonModel,
  type JettonComparisonOptions,
  useJettonComparison,
} from './ui/jettons/JettonComparison/useJettonComparison.ts'
export { type JettonColumn, JettonTable, type JettonTableProps } from './ui/jettons/JettonTable/JettonTable.tsx'
export type { TableRow as JettonTableRow } from './ui/jettons/JettonTable/jettonRows.ts'
export {
  type JettonTableModel,
  type JettonTableOptions,
  useJettonTable,
} from './ui/jettons/JettonTable/useJettonTable.ts'
export {
  type JettonTransferColumn,
  JettonTransferList,
  type JettonTransferListProps,
} from './ui/jettons/JettonTransferList/JettonTransferList.tsx'
export {
  type JettonTransferListModel,
  type JettonTransferListOptions,
  useJettonTransferList,
} from './ui/jettons/JettonTransferList/useJettonTransferList.ts'
export { SupplyChart, type SupplyChartProps } from './ui/jettons/SupplyChart/SupplyChart.tsx'
export {
  type SupplyHistory,
  type SupplyHistoryOptions,
  type SupplyPoint,
  useSupplyHistory,
} from './ui/jettons/SupplyChart/useSupplyHistory.ts'
export { AttributeGrid, type AttributeGridProps } from './ui/nfts/AttributeGrid/AttributeGrid.tsx'
export { NftCard, type NftCardProps } from './ui/nfts/NftCard/NftCard.tsx'
export { type NftCardModel, type NftCardOptions, useNftCard } from './ui/nfts/NftCard/useNftCard.ts'
export {
  NftCollectionCard,
  type NftCollectionCardProps,
  type NftCollectionFigures,
} from './ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
export {
  type NftCollectionCardModel,
  type NftCollectionCardOptions,
  useNftCollectionCard,
} from './ui/nfts/NftCollectionCard/useNftCollectionCard.ts'
export { NftDetails, type NftDetailsProps } from './ui/nfts/NftDetails/NftDetails.tsx'
export { type NftDetailsModel, type NftDetailsOptions, useNftDetails } from './ui/nfts/NftDetails/useNftDetails.ts'
export type { NftFacePart } from './ui/nfts/NftFace.tsx'
export type { NftGridProps } from './ui/nfts/NftGrid/gridProps.ts'
export { NftGrid } from './ui/nfts/NftGrid/NftGrid.tsx'
export { type NftCell, type NftGridModel, type NftGridOptions, useNftGrid } from './ui/nfts/NftGrid/useNftGrid.ts'
export { type NftSaleColumn, NftSaleList, type NftSaleListProps } from './ui/nfts/NftSaleList/NftSaleList.tsx'
export { type NftSales, type NftSalesOptions, useNftSalesOf } from './ui/nfts/NftSaleList/useNftSalesOf.ts'
export {
  type NftTransferColumn,
  NftTransferList,
  type NftTransferListProps,
} from './ui/nfts/NftTransferList/NftTransferList.tsx'
export {
  type NftTransferListModel,
  type NftTransferListOptions,
  useNftTransferList,
} from './ui/nfts/NftTransferList/useNftTransferList.ts'
export { PriceLine, type PriceLineProps } from './ui/nfts/PriceLine/PriceLine.tsx'
export {
  type PriceHistory,
  type PriceHistoryOptions,
  type PricePoint,
  usePriceHistory,
} from './ui/nfts/PriceLine/usePriceHistory.ts'
export { AddressLabel, type AddressLabelProps } from './ui/parts/AddressLabel.tsx'
export { Amount, type AmountProps, type AmountToken } from './ui/parts/Amount.tsx'
export { CopyButton, type CopyButtonProps } from './ui/parts/CopyButton.tsx'
export { type Example, ExampleList, type ExampleListProps } from './ui/parts/ExampleList.tsx'
export { HashLabel, type HashLabelProps } from './ui/parts/HashLabel.tsx'
export { Opcode, type OpcodeProps } from './ui/parts/Opcode.tsx'
export { StatusBadge, type StatusBadgeProps } from './ui/parts/StatusBadge.tsx'
export type { TokenPrice } from './ui/prices/money.ts'
export { createPriceSource, type PriceSource } from './ui/prices/priceSource.ts'
export { BalanceChange, type BalanceChangeProps } from './ui/reading/BalanceChange/BalanceChange.tsx'
export { ExitCode, type ExitCodeProps } from './ui/reading/ExitCode.tsx'
export type { SaidTransaction } from './ui/reading/saidIn.ts'
export type { OneTraceModel, OneTraceOptions } from './ui/reading/useOneTrace.ts'
export type { ComponentProps, ListProps, QueryOptions } from './ui/root/props.ts'
export { EmptyState, type EmptyStateProps } from './ui/states/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ui/states/ErrorState.tsx'
export { NewItemsBar, type NewItemsBarProps } from './ui/states/NewItemsBar.tsx'
export { RateLimitNotice, type RateLimitNoticeProps } from './ui/states/RateLimitNotice.tsx'
export { Skeleton } from './ui/states/Skeleton.tsx'
export { ColumnChooser, type ColumnChooserProps } from './ui/table/ColumnChooser.tsx'
export type { ListModel, ListOptions } from './ui/table/ListModel.ts'
export type { ListQuery } from './ui/table/ListQuery.ts'
export { TimeAgo, type TimeAgoProps } from './ui/time/TimeAgo.tsx'
export { TimeLeft, type TimeLeftProps } from './ui/time/TimeLeft.tsx'
export { CommentBubble, type CommentBubbleProps } from './ui/tokens/CommentBubble.tsx'
export { Media, type MediaProps } from './ui/tokens/Media.tsx'
export type { ShownNft } from './ui/tokens/nft.ts'
export type { TokenCardModel, TokenCardOptions } from './ui/tokens/tokenCardModel.ts'
export type { TokenBookProps, TokenBooks } from './ui/tokens/useTokenBooks.ts'
export { AddressInspector, type AddressInspectorProps } from './ui/tools/AddressInspector/AddressInspector.tsx'
export { ConfigTable, type ConfigTableProps } from './ui/tools/ConfigTable/ConfigTable.tsx'
export { DecodePanel, type DecodePanelProps } from './ui/tools/DecodePanel/DecodePanel.tsx'
export { GetMethodRunner, type GetMethodRunnerProps } from './ui/tools/GetMethodRunner/GetMethodRunner.tsx'
export type { GetMethod, MethodArgument } from './ui/tools/GetMethodRunner/knownMethods.ts'
export { SearchBox, type SearchBoxPart, type SearchBoxProps } from './ui/tools/SearchBox/SearchBox.tsx'
export type { SearchName } from './ui/tools/SearchBox/suggestion.ts'
export type { SignRequest } from './ui/tools/SendBoc/again.ts'
export { FeeEstimate, type FeeEstimateProps } from './ui/tools/SendBoc/FeeEstimate.tsx'
export { MessageLife, type MessageLifeProps } from './ui/tools/SendBoc/MessageLife.tsx'
export { SendBocForm, type SendBocFormProps } from './ui/tools/SendBoc/SendBocForm.tsx'
export {
  type TraceColumn,
  TraceList,
  type TraceListPart,
  type TraceListProps,
} from './ui/traces/TraceList/TraceList.tsx'
export { type TraceListModel, type TraceListOptions, useTraceList } from './ui/traces/TraceList/useTraceList.ts'
export type { TraceView } from './ui/traces/TraceList/viewOfTrace.ts'
export type { Neighbours } from './ui/traces/TraceNeighbours/neighbours.ts'
export {
  TraceNeighbours,
  type TraceNeighboursPart,
  type TraceNeighboursProps,
} from './ui/traces/TraceNeighbours/TraceNeighbours.tsx'
export { type TraceNeighboursModel, useTraceNeighbours } from './ui/traces/TraceNeighbours/useTraceNeighbours.ts'
export { TraceTree, type TraceTreeProps } from './ui/traces/TraceTree/TraceTree.tsx'
export { type TraceTreeModel, type TraceTreeOptions, useTraceTree } from './ui/traces/TraceTree/useTraceTree.ts'
export type { TraceTreePart } from './ui/traces/TraceTree/viewProps.ts'
export {
  TransactionSentence,
  type TransactionSentencePart,
  type TransactionSentenceProps,
} from './ui/traces/TransactionSentence/TransactionSentence.tsx'
export {
  type TransactionSentenceModel,
  useTransactionSentence,
} from './ui/traces/TransactionSentence/useTransactionSentence.ts'
export { useValueFlow, type ValueFlowModel, type ValueFlowOptions } from './ui/traces/ValueFlow/useValueFlow.ts'
export { ValueFlow, type ValueFlowPart, type ValueFlowProps } from './ui/traces/ValueFlow/ValueFlow.tsx'
export {
  type MessageColumn,
  MessageList,
  type MessageListProps,
  type MessagePart,
} from './ui/transactions/MessageList/MessageList.tsx'
export {
  type MessageListModel,
  type MessageListOptions,
  useMessageList,
} from './ui/transactions/MessageList/useMessageList.ts'
export {
  TransactionDetails,
  type TransactionDetailsPart,
  type TransactionDetailsProps,
} from './ui/transactions/TransactionDetails/TransactionDetails.tsx'
export {
  type TransactionDetailsModel,
  type TransactionDetailsOptions,
  useTransactionDetails,
} from './ui/transactions/TransactionDetails/useTransactionDetails.ts'
export {
  type TransactionColumn,
  TransactionList,
  type TransactionListProps,
  type TransactionPart,
} from './ui/transactions/TransactionList/TransactionList.tsx'
export {
  type TransactionListModel,
  type TransactionListOptions,
  useTransactionList,
} from './ui/transactions/TransactionList/useTransactionList.ts'
export { en as english, type Word } from './ui/words/en/index.ts'
export { type RussianWords, russian } from './ui/words/ru/index.ts'

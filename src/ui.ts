export { accountFromV2, type V2Account } from './fromV2/accountFromV2.ts'
export { blockFromV2, headFromV2 } from './fromV2/blockFromV2.ts'
export type { AccountData, ShownBlock, ShownMessage, ShownTransaction } from './fromV2/shown.ts'
export { type AnyV2Transaction, transactionFromV2 } from './fromV2/transactionFromV2.ts'
export type { MessageFilter, TransactionFilter } from './query/builders/transactions.ts'
export type { Flag, FlagKind } from './trust/flags.ts'
export { textFlags } from './trust/textFlags.ts'
export { createTokenFlags, type TokenFlags } from './trust/tokenFlags.ts'
export { AccountCard, type AccountCardProps } from './ui/accounts/AccountCard/AccountCard.tsx'
export { useAccountCard } from './ui/accounts/AccountCard/useAccountCard.ts'
export { BalanceBadge, type BalanceBadgeProps } from './ui/accounts/BalanceBadge/BalanceBadge.tsx'
export { BalanceChart, type BalanceChartProps } from './ui/accounts/BalanceChart/BalanceChart.tsx'
export { type BalanceTransaction, useBalanceHistory } from './ui/accounts/BalanceChart/useBalanceHistory.ts'
export { StateCard, type StateCardProps, type StateFact } from './ui/accounts/StateCard/StateCard.tsx'
export {
  type TopAccountColumn,
  TopAccountsTable,
  type TopAccountsTableProps,
} from './ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
export { type ActivityColumn, ActivityFeed, type ActivityFeedProps } from './ui/activity/ActivityFeed/ActivityFeed.tsx'
export { useActivityFeed } from './ui/activity/ActivityFeed/useActivityFeed.ts'
export { ActivityFilterBar, type ActivityFilterBarProps } from './ui/activity/filters/ActivityFilterBar.tsx'
export { activityFilterToExport } from './ui/activity/filters/asked.ts'
export { type ActivityFilter, activityFilterFromSearch, activityFilterToSearch } from './ui/activity/filters/filter.ts'
export { type TransferColumn, TransferFeed, type TransferFeedProps } from './ui/activity/TransferFeed/TransferFeed.tsx'
export { useVerbText } from './ui/activity/useVerbText.ts'
export { BlockDetails, type BlockDetailsProps } from './ui/blocks/BlockDetails/BlockDetails.tsx'
export { type BlockColumn, BlockList, type BlockListProps } from './ui/blocks/BlockList/BlockList.tsx'
export { BlockPulse, type BlockPulseProps } from './ui/blocks/BlockPulse/BlockPulse.tsx'
export { NetworkStatus, type NetworkStatusProps } from './ui/blocks/NetworkStatus/NetworkStatus.tsx'
export { useNetworkStatus } from './ui/blocks/NetworkStatus/useNetworkStatus.ts'
export { RateChart, type RateChartProps } from './ui/blocks/RateChart/RateChart.tsx'
export { type ShardColumn, ShardList, type ShardListProps } from './ui/blocks/ShardList/ShardList.tsx'
export { ShareBar, type ShareBarProps, type SharePart } from './ui/charts/ShareBar.tsx'
export {
  type DnsAuctionColumn,
  DnsAuctionList,
  type DnsAuctionListProps,
} from './ui/dns/DnsAuctionList/DnsAuctionList.tsx'
export { type DnsRecordColumn, DnsRecordList, type DnsRecordListProps } from './ui/dns/DnsRecordList/DnsRecordList.tsx'
export { ExportButton, type ExportButtonProps } from './ui/export/ExportButton.tsx'
export { type ExportSource, type HistoryExportSource, useExport } from './ui/export/useExport.ts'
export { TokenImage, type TokenImageProps } from './ui/images/TokenImage.tsx'
export { type HolderColumn, HoldersTable, type HoldersTableProps } from './ui/jettons/HoldersTable/HoldersTable.tsx'
export { useHolders } from './ui/jettons/HoldersTable/useHolders.ts'
export {
  type JettonBurnColumn,
  JettonBurnList,
  type JettonBurnListProps,
} from './ui/jettons/JettonBurnList/JettonBurnList.tsx'
export { JettonCard, type JettonCardProps } from './ui/jettons/JettonCard/JettonCard.tsx'
export { useJettonCard } from './ui/jettons/JettonCard/useJettonCard.ts'
export { JettonComparison, type JettonComparisonProps } from './ui/jettons/JettonComparison/JettonComparison.tsx'
export { useJettonComparison } from './ui/jettons/JettonComparison/useJettonComparison.ts'
export { type JettonColumn, JettonTable, type JettonTableProps } from './ui/jettons/JettonTable/JettonTable.tsx'
export { useJettonTable } from './ui/jettons/JettonTable/useJettonTable.ts'
export {
  type JettonTransferColumn,
  JettonTransferList,
  type JettonTransferListProps,
} from './ui/jettons/JettonTransferList/JettonTransferList.tsx'
export { SupplyChart, type SupplyChartProps } from './ui/jettons/SupplyChart/SupplyChart.tsx'
export { useSupplyHistory } from './ui/jettons/SupplyChart/useSupplyHistory.ts'
export { AttributeGrid, type AttributeGridProps } from './ui/nfts/AttributeGrid/AttributeGrid.tsx'
export { NftCard, type NftCardProps } from './ui/nfts/NftCard/NftCard.tsx'
export {
  NftCollectionCard,
  type NftCollectionCardProps,
  type NftCollectionFigures,
} from './ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
export { useNftCollectionCard } from './ui/nfts/NftCollectionCard/useNftCollectionCard.ts'
export { NftDetails, type NftDetailsProps } from './ui/nfts/NftDetails/NftDetails.tsx'
export { useNftDetails } from './ui/nfts/NftDetails/useNftDetails.ts'
export type { NftGridProps } from './ui/nfts/NftGrid/gridProps.ts'
export { NftGrid } from './ui/nfts/NftGrid/NftGrid.tsx'
export { useNftGrid } from './ui/nfts/NftGrid/useNftGrid.ts'
export { type NftSaleColumn, NftSaleList, type NftSaleListProps } from './ui/nfts/NftSaleList/NftSaleList.tsx'
export { useNftSalesOf } from './ui/nfts/NftSaleList/useNftSalesOf.ts'
export {
  type NftTransferColumn,
  NftTransferList,
  type NftTransferListProps,
} from './ui/nfts/NftTransferList/NftTransferList.tsx'
export { PriceLine, type PriceLineProps } from './ui/nfts/PriceLine/PriceLine.tsx'
export { usePriceHistory } from './ui/nfts/PriceLine/usePriceHistory.ts'
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
export type { ModelOf, OptionsOf } from './ui/root/hookTypes.ts'
export type { OwnCellProps, OwnColumn, Place } from './ui/root/ownColumn.ts'
export type { ComponentProps, ListProps, QueryOptions } from './ui/root/props.ts'
export { EmptyState, type EmptyStateProps } from './ui/states/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ui/states/ErrorState.tsx'
export { NewItemsBar, type NewItemsBarProps } from './ui/states/NewItemsBar.tsx'
export { RateLimitNotice, type RateLimitNoticeProps } from './ui/states/RateLimitNotice.tsx'
export { Skeleton } from './ui/states/Skeleton.tsx'
export { ColumnChooser, type ColumnChooserProps } from './ui/table/ColumnChooser.tsx'
export { TimeAgo, type TimeAgoProps } from './ui/time/TimeAgo.tsx'
export { TimeLeft, type TimeLeftProps } from './ui/time/TimeLeft.tsx'
export { amountTokenOf } from './ui/tokens/amountTokenOf.ts'
export { CommentBubble, type CommentBubbleProps } from './ui/tokens/CommentBubble.tsx'
export { Media, type MediaProps } from './ui/tokens/Media.tsx'
export type { ShownNft } from './ui/tokens/nft.ts'
export { AddressInspector, type AddressInspectorProps } from './ui/tools/AddressInspector/AddressInspector.tsx'
export { ConfigTable, type ConfigTableProps } from './ui/tools/ConfigTable/ConfigTable.tsx'
export { DecodePanel, type DecodePanelProps } from './ui/tools/DecodePanel/DecodePanel.tsx'
export { GetMethodRunner, type GetMethodRunnerProps } from './ui/tools/GetMethodRunner/GetMethodRunner.tsx'
export type { GetMethod, MethodArgument } from './ui/tools/GetMethodRunner/knownMethods.ts'
export { SearchBox, type SearchBoxProps } from './ui/tools/SearchBox/SearchBox.tsx'
export type { SearchName } from './ui/tools/SearchBox/suggestion.ts'
export type { SignRequest } from './ui/tools/SendBoc/again.ts'
export { FeeEstimate, type FeeEstimateProps } from './ui/tools/SendBoc/FeeEstimate.tsx'
export { MessageLife, type MessageLifeProps } from './ui/tools/SendBoc/MessageLife.tsx'
export { SendBocForm, type SendBocFormProps } from './ui/tools/SendBoc/SendBocForm.tsx'
export type { MessageStorage } from './ui/tools/SendCycle/keptMessage.ts'
export { SendCycle, type SendCycleProps } from './ui/tools/SendCycle/SendCycle.tsx'
export type { SignableRequest } from './ui/tools/SendCycle/signable.ts'
export {
  TransactionPreview,
  type TransactionPreviewProps,
} from './ui/tools/TransactionPreview/TransactionPreview.tsx'
export { type TraceColumn, TraceList, type TraceListProps } from './ui/traces/TraceList/TraceList.tsx'
export { useTraceList } from './ui/traces/TraceList/useTraceList.ts'
export { TraceNeighbours, type TraceNeighboursProps } from './ui/traces/TraceNeighbours/TraceNeighbours.tsx'
export { TraceTree, type TraceTreeProps } from './ui/traces/TraceTree/TraceTree.tsx'
export { useTraceTree } from './ui/traces/TraceTree/useTraceTree.ts'
export {
  TransactionSentence,
  type TransactionSentenceProps,
} from './ui/traces/TransactionSentence/TransactionSentence.tsx'
export { ValueFlow, type ValueFlowProps } from './ui/traces/ValueFlow/ValueFlow.tsx'
export { type MessageColumn, MessageList, type MessageListProps } from './ui/transactions/MessageList/MessageList.tsx'
export {
  TransactionDetails,
  type TransactionDetailsProps,
} from './ui/transactions/TransactionDetails/TransactionDetails.tsx'
export { useTransactionDetails } from './ui/transactions/TransactionDetails/useTransactionDetails.ts'
export {
  type TransactionColumn,
  TransactionList,
  type TransactionListProps,
} from './ui/transactions/TransactionList/TransactionList.tsx'
export { useTransactionList } from './ui/transactions/TransactionList/useTransactionList.ts'
export { en as english, type Words } from './ui/words/en/index.ts'

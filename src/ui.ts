export { AccountCard, type AccountCardProps } from './ui/AccountCard/AccountCard.tsx'
export {
  type AccountCardOptions,
  type AccountData,
  type AccountModel,
  useAccountCard,
} from './ui/AccountCard/useAccountCard.ts'
export {
  type ActivityColumn,
  ActivityFeed,
  type ActivityFeedProps,
  type ActivityPart,
} from './ui/ActivityFeed/ActivityFeed.tsx'
export { ActivityFilterBar, type ActivityFilterBarProps } from './ui/ActivityFeed/ActivityFilterBar.tsx'
export { type ActivityFilter, activityFilterFromSearch, activityFilterToSearch } from './ui/ActivityFeed/filter.ts'
export type { ActivityKind } from './ui/ActivityFeed/kinds.ts'
export { type ActivityView, type MovedAmount, readAction } from './ui/ActivityFeed/readAction.ts'
export type { ActionRow, DayRow, FeedRow } from './ui/ActivityFeed/rows.ts'
export { type ActivityFeedModel, type ActivityFeedOptions, useActivityFeed } from './ui/ActivityFeed/useActivityFeed.ts'
export { AddressLabel, type AddressLabelProps } from './ui/AddressLabel/AddressLabel.tsx'
export { Amount, type AmountProps, type AmountToken } from './ui/Amount/Amount.tsx'
export { BalanceBadge, type BalanceBadgeProps } from './ui/BalanceBadge/BalanceBadge.tsx'
export { BlockDetails, type BlockDetailsPart, type BlockDetailsProps } from './ui/BlockDetails/BlockDetails.tsx'
export { type BlockDetailsOptions, useBlockDetails } from './ui/BlockDetails/useBlockDetails.ts'
export { type BlockColumn, BlockList, type BlockListProps } from './ui/BlockList/BlockList.tsx'
export { type BlockListModel, type BlockListOptions, useBlockList } from './ui/BlockList/useBlockList.ts'
export type { CardQuery } from './ui/Card/Card.tsx'
export type { CardModel, CardOptions } from './ui/Card/cardModel.ts'
export type { TokenCardModel, TokenCardOptions } from './ui/Card/tokenCardModel.ts'
export { ColumnChooser, type ColumnChooserProps } from './ui/ColumnChooser/ColumnChooser.tsx'
export { CommentBubble, type CommentBubbleProps } from './ui/CommentBubble/CommentBubble.tsx'
export { CopyButton, type CopyButtonProps } from './ui/CopyButton/CopyButton.tsx'
export {
  type DnsAuctionColumn,
  DnsAuctionList,
  type DnsAuctionListProps,
} from './ui/DnsAuctionList/DnsAuctionList.tsx'
export {
  type DnsAuctionListModel,
  type DnsAuctionListOptions,
  useDnsAuctionList,
} from './ui/DnsAuctionList/useDnsAuctionList.ts'
export { type DnsRecordColumn, DnsRecordList, type DnsRecordListProps } from './ui/DnsRecordList/DnsRecordList.tsx'
export {
  type DnsRecordListModel,
  type DnsRecordListOptions,
  useDnsRecordList,
} from './ui/DnsRecordList/useDnsRecordList.ts'
export { EmptyState, type EmptyStateProps } from './ui/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ui/ErrorState/ErrorState.tsx'
export { ExitCode, type ExitCodeProps } from './ui/ExitCode/ExitCode.tsx'
export { ExportButton, type ExportButtonProps } from './ui/ExportButton/ExportButton.tsx'
export { csvCell, type ExportColumn, type ExportFormat, exportWriter } from './ui/ExportButton/exportFile.ts'
export { type ExportSource, type ExportState, useExport } from './ui/ExportButton/useExport.ts'
export { accountFromV2, accountStatusFromV2, type V2Account } from './ui/fromV2/accountFromV2.ts'
export { blockFromV2, headFromV2 } from './ui/fromV2/blockFromV2.ts'
export type { ShownBlock, ShownMessage, ShownTransaction } from './ui/fromV2/shown.ts'
export { type AnyV2Transaction, transactionFromV2 } from './ui/fromV2/transactionFromV2.ts'
export { HashLabel, type HashLabelProps } from './ui/HashLabel/HashLabel.tsx'
export { type HolderColumn, HoldersTable, type HoldersTableProps } from './ui/HoldersTable/HoldersTable.tsx'
export { type Holder, type Holders, type HoldersOptions, useHolders } from './ui/HoldersTable/useHolders.ts'
export { type JettonBurnColumn, JettonBurnList, type JettonBurnListProps } from './ui/JettonBurnList/JettonBurnList.tsx'
export {
  type JettonBurnListModel,
  type JettonBurnListOptions,
  useJettonBurnList,
} from './ui/JettonBurnList/useJettonBurnList.ts'
export { JettonCard, type JettonCardProps } from './ui/JettonCard/JettonCard.tsx'
export { type JettonCardModel, type JettonCardOptions, useJettonCard } from './ui/JettonCard/useJettonCard.ts'
export { type JettonColumn, JettonTable, type JettonTableProps } from './ui/JettonTable/JettonTable.tsx'
export type { TableRow as JettonTableRow } from './ui/JettonTable/jettonRows.ts'
export { type JettonTableModel, type JettonTableOptions, useJettonTable } from './ui/JettonTable/useJettonTable.ts'
export {
  type JettonTransferColumn,
  JettonTransferList,
  type JettonTransferListProps,
} from './ui/JettonTransferList/JettonTransferList.tsx'
export {
  type JettonTransferListModel,
  type JettonTransferListOptions,
  useJettonTransferList,
} from './ui/JettonTransferList/useJettonTransferList.ts'
export type { ListModel, ListOptions } from './ui/List/ListModel.ts'
export type { ListQuery } from './ui/List/ListQuery.ts'
export { Media, type MediaProps } from './ui/Media/Media.tsx'
export {
  type MessageColumn,
  MessageList,
  type MessageListProps,
  type MessagePart,
} from './ui/MessageList/MessageList.tsx'
export type { ReadMessage } from './ui/MessageList/readMessage.ts'
export {
  type MessageFilter,
  type MessageListModel,
  type MessageListOptions,
  useMessageList,
} from './ui/MessageList/useMessageList.ts'
export { NetworkStatus, type NetworkStatusPart, type NetworkStatusProps } from './ui/NetworkStatus/NetworkStatus.tsx'
export {
  type NetworkHead,
  type NetworkStatusModel,
  type NetworkStatusOptions,
  useNetworkStatus,
} from './ui/NetworkStatus/useNetworkStatus.ts'
export { NewItemsBar, type NewItemsBarProps } from './ui/NewItemsBar/NewItemsBar.tsx'
export { NftCard, type NftCardProps } from './ui/NftCard/NftCard.tsx'
export type { NftFacePart } from './ui/NftCard/NftFace.tsx'
export { type NftCardModel, type NftCardOptions, useNftCard } from './ui/NftCard/useNftCard.ts'
export { NftCollectionCard, type NftCollectionCardProps } from './ui/NftCollectionCard/NftCollectionCard.tsx'
export {
  type NftCollectionCardModel,
  type NftCollectionCardOptions,
  useNftCollectionCard,
} from './ui/NftCollectionCard/useNftCollectionCard.ts'
export { NftGrid, type NftGridProps } from './ui/NftGrid/NftGrid.tsx'
export { type NftCell, type NftGridModel, type NftGridOptions, useNftGrid } from './ui/NftGrid/useNftGrid.ts'
export { type NftSaleColumn, NftSaleList, type NftSaleListProps } from './ui/NftSaleList/NftSaleList.tsx'
export { type NftSales, type NftSalesOptions, useNftSalesOf } from './ui/NftSaleList/useNftSalesOf.ts'
export {
  type NftTransferColumn,
  NftTransferList,
  type NftTransferListProps,
} from './ui/NftTransferList/NftTransferList.tsx'
export {
  type NftTransferListModel,
  type NftTransferListOptions,
  useNftTransferList,
} from './ui/NftTransferList/useNftTransferList.ts'
export { Opcode, type OpcodeProps } from './ui/Opcode/Opcode.tsx'
export type { ComponentProps, ListProps, QueryOptions } from './ui/props.ts'
export { RateLimitNotice, type RateLimitNoticeProps } from './ui/RateLimitNotice/RateLimitNotice.tsx'
export { type ShardColumn, ShardList, type ShardListProps } from './ui/ShardList/ShardList.tsx'
export { type ShardListOptions, useShardList } from './ui/ShardList/useShardList.ts'
export { Skeleton } from './ui/Skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './ui/StatusBadge/StatusBadge.tsx'
export type { Status } from './ui/StatusMark/StatusMark.tsx'
export { TimeAgo, type TimeAgoProps } from './ui/TimeAgo/TimeAgo.tsx'
export { TimeLeft, type TimeLeftProps } from './ui/TimeLeft/TimeLeft.tsx'
export { TokenImage, type TokenImageProps } from './ui/TokenImage/TokenImage.tsx'
export {
  type TopAccountColumn,
  TopAccountsTable,
  type TopAccountsTableProps,
} from './ui/TopAccountsTable/TopAccountsTable.tsx'
export { type TopAccount, type TopAccountsModel, useTopAccounts } from './ui/TopAccountsTable/useTopAccounts.ts'
export {
  TransactionDetails,
  type TransactionDetailsPart,
  type TransactionDetailsProps,
} from './ui/TransactionDetails/TransactionDetails.tsx'
export {
  type TransactionDetailsModel,
  type TransactionDetailsOptions,
  useTransactionDetails,
} from './ui/TransactionDetails/useTransactionDetails.ts'
export type { TransactionSummary } from './ui/TransactionList/summary.ts'
export {
  type TransactionColumn,
  TransactionList,
  type TransactionListProps,
  type TransactionPart,
} from './ui/TransactionList/TransactionList.tsx'
export { transactionExport } from './ui/TransactionList/transactionExport.ts'
export {
  type TransactionFilter,
  type TransactionListModel,
  type TransactionListOptions,
  useTransactionList,
} from './ui/TransactionList/useTransactionList.ts'
export type { TokenPrice } from './ui/tokens/money.ts'
export type { ShownNft } from './ui/tokens/nft.ts'
export { createPriceSource, type PriceSource } from './ui/tokens/priceSource.ts'
export type { TokenBookProps, TokenBooks } from './ui/tokens/useTokenBooks.ts'
export type { Flag, FlagKind } from './ui/trust/flags.ts'
export { textFlags } from './ui/trust/textFlags.ts'
export { createTokenFlags, type TokenFlags } from './ui/trust/tokenFlags.ts'
export { en as english, type Word } from './ui/words/en.ts'
export { type RussianWords, russian } from './ui/words/ru.ts'

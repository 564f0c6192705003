export { AccountCard, type AccountCardProps } from './ui/AccountCard/AccountCard.tsx'
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
export { type BlockColumn, BlockList, type BlockListProps } from './ui/BlockList/BlockList.tsx'
export { ColumnChooser, type ColumnChooserProps } from './ui/ColumnChooser/ColumnChooser.tsx'
export { CommentBubble, type CommentBubbleProps } from './ui/CommentBubble/CommentBubble.tsx'
export { CopyButton, type CopyButtonProps } from './ui/CopyButton/CopyButton.tsx'
export { EmptyState, type EmptyStateProps } from './ui/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ui/ErrorState/ErrorState.tsx'
export { ExitCode, type ExitCodeProps } from './ui/ExitCode/ExitCode.tsx'
export { ExportButton, type ExportButtonProps } from './ui/ExportButton/ExportButton.tsx'
export { csvCell, type ExportColumn, type ExportFormat, exportWriter } from './ui/ExportButton/exportFile.ts'
export { type ExportSource, type ExportState, useExport } from './ui/ExportButton/useExport.ts'
export { HashLabel, type HashLabelProps } from './ui/HashLabel/HashLabel.tsx'
export { type JettonColumn, JettonTable, type JettonTableProps } from './ui/JettonTable/JettonTable.tsx'
export { Media, type MediaProps } from './ui/Media/Media.tsx'
export {
  type MessageColumn,
  type MessageFilter,
  MessageList,
  type MessageListProps,
  type MessagePart,
} from './ui/MessageList/MessageList.tsx'
export { NetworkStatus, type NetworkStatusPart, type NetworkStatusProps } from './ui/NetworkStatus/NetworkStatus.tsx'
export { NewItemsBar, type NewItemsBarProps } from './ui/NewItemsBar/NewItemsBar.tsx'
export { Opcode, type OpcodeProps } from './ui/Opcode/Opcode.tsx'
export type { ComponentProps, ListProps, QueryOptions } from './ui/props.ts'
export { RateLimitNotice, type RateLimitNoticeProps } from './ui/RateLimitNotice/RateLimitNotice.tsx'
export { type ShardColumn, ShardList, type ShardListProps } from './ui/ShardList/ShardList.tsx'
export { Skeleton } from './ui/Skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './ui/StatusBadge/StatusBadge.tsx'
export type { Status } from './ui/StatusMark/StatusMark.tsx'
export { TimeAgo, type TimeAgoProps } from './ui/TimeAgo/TimeAgo.tsx'
export { TokenImage, type TokenImageProps } from './ui/TokenImage/TokenImage.tsx'
export {
  TransactionDetails,
  type TransactionDetailsPart,
  type TransactionDetailsProps,
} from './ui/TransactionDetails/TransactionDetails.tsx'
export {
  type TransactionColumn,
  type TransactionFilter,
  TransactionList,
  type TransactionListProps,
  type TransactionPart,
} from './ui/TransactionList/TransactionList.tsx'
export { transactionExport } from './ui/TransactionList/transactionExport.ts'
export type { Flag, FlagKind } from './ui/trust/flags.ts'
export { textFlags } from './ui/trust/textFlags.ts'
export { createTokenFlags, type TokenFlags } from './ui/trust/tokenFlags.ts'
export { en as english, type Word } from './ui/words/en.ts'
export { type RussianWords, russian } from './ui/words/ru.ts'

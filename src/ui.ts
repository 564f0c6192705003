export { AccountCard, type AccountCardProps } from './ui/AccountCard/AccountCard.tsx'
export { AddressLabel, type AddressLabelProps } from './ui/AddressLabel/AddressLabel.tsx'
export { Amount, type AmountProps, type AmountToken } from './ui/Amount/Amount.tsx'
export { BalanceBadge, type BalanceBadgeProps } from './ui/BalanceBadge/BalanceBadge.tsx'
export { type BlockColumn, BlockList, type BlockListProps } from './ui/BlockList/BlockList.tsx'
export { CommentBubble, type CommentBubbleProps } from './ui/CommentBubble/CommentBubble.tsx'
export { CopyButton, type CopyButtonProps } from './ui/CopyButton/CopyButton.tsx'
export { EmptyState, type EmptyStateProps } from './ui/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ui/ErrorState/ErrorState.tsx'
export { ExitCode, type ExitCodeProps } from './ui/ExitCode/ExitCode.tsx'
export { HashLabel, type HashLabelProps } from './ui/HashLabel/HashLabel.tsx'
export { type JettonColumn, JettonTable, type JettonTableProps } from './ui/JettonTable/JettonTable.tsx'
export { Media, type MediaProps } from './ui/Media/Media.tsx'
export { NewItemsBar, type NewItemsBarProps } from './ui/NewItemsBar/NewItemsBar.tsx'
export { Opcode, type OpcodeProps } from './ui/Opcode/Opcode.tsx'
export type { ComponentProps, ListProps, QueryOptions } from './ui/props.ts'
export { RateLimitNotice, type RateLimitNoticeProps } from './ui/RateLimitNotice/RateLimitNotice.tsx'
export { Skeleton } from './ui/Skeleton/Skeleton.tsx'
export { StatusBadge, type StatusBadgeProps } from './ui/StatusBadge/StatusBadge.tsx'
export type { Status } from './ui/StatusMark/StatusMark.tsx'
export { TimeAgo, type TimeAgoProps } from './ui/TimeAgo/TimeAgo.tsx'
export { TokenImage, type TokenImageProps } from './ui/TokenImage/TokenImage.tsx'
export {
  type TransactionColumn,
  type TransactionFilter,
  TransactionList,
  type TransactionListProps,
  type TransactionPart,
} from './ui/TransactionList/TransactionList.tsx'
export type { Flag, FlagKind } from './ui/trust/flags.ts'
export { textFlags } from './ui/trust/textFlags.ts'
export { createTokenFlags, type TokenFlags } from './ui/trust/tokenFlags.ts'
export { en as english, type Word } from './ui/words/en.ts'
export { type RussianWords, russian } from './ui/words/ru.ts'

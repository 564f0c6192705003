export type * from './contract/emulate/types.ts'
export type * from './contract/v3/types.ts'
export type { AccountName, AccountNames } from './core/accountNames.ts'
export type { NativeCurrency, VerifiedToken } from './core/knownTokens.ts'
export {
  InvalidRegistryError,
  type RegisteredToken,
  type TokenRegistry,
} from './core/tokenRegistry.ts'
export type * from './endpoints/v3/actions/actionOf.ts'
export type { JettonBalance, JettonBalances } from './query/builders/jettons.ts'
export type { EmulationRequest } from './query/emulation.ts'
export type { MessageLook, MessageStatus } from './query/messageStatus.ts'
export type { NewTransactions, SkippedTransactions, TransactionsLook } from './query/newTransactions.ts'
export { BEST_KNOWN_TOKENS } from './react/bestKnownTokens.ts'
export type { ComposedOptions } from './react/composed.ts'
export { useTonCenter } from './react/context.ts'
export * from './react/emulate/hooks.ts'
export { TonCenterProvider, type TonCenterProviderProps } from './react/Provider.tsx'
export type { Dictionary, LinkTarget, RenderLink, ResolvedSettings, Settings, TextStorage } from './react/settings.ts'
export { type Balances, useAccount, useBalance, useBalances } from './react/useAccount.ts'
export { useAccountNames } from './react/useAccountNames.ts'
export { useAddressName } from './react/useAddressName.ts'
export { type EmulationOptions, type EmulationResult, useEmulation } from './react/useEmulation.ts'
export { useJettonBalances } from './react/useJettonBalances.ts'
export { useMasterchainHead } from './react/useMasterchainHead.ts'
export type { MessageReference } from './react/useMessageHash.ts'
export { type MessageStatusOptions, useMessageStatus } from './react/useMessageStatus.ts'
export {
  type NewTransactionsOptions,
  type NewTransactionsParams,
  useNewTransactions,
} from './react/useNewTransactions.ts'
export { useRequestBudget } from './react/useRequestBudget.ts'
export { useTrace, useTransaction } from './react/useTransaction.ts'
export * from './react/v3/hooks.ts'
export type { PreviewDoubt } from './reading/preview/doubts.ts'
export type { Preview, PreviewAmount } from './reading/preview/previewOf.ts'
export type { TonConnectMessage, TonConnectRequest } from './reading/preview/request.ts'
export type { UnknownTag } from './schemas/scalars.ts'

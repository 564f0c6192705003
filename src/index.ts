export type * from './contract/v3/types.ts'
export {
  InvalidRegistryError,
  type RegisteredToken,
  type TokenRegistry,
} from './core/tokenRegistry.ts'
export type * from './endpoints/v3/actions/actionOf.ts'
export type { JettonBalance, JettonBalances } from './query/builders/jettons.ts'
export type { MessageStatus } from './query/messageStatus.ts'
export { BEST_KNOWN_TOKENS } from './react/bestKnownTokens.ts'
export type { ComposedOptions } from './react/composed.ts'
export { useTonCenter } from './react/context.ts'
export { TonCenterProvider, type TonCenterProviderProps } from './react/Provider.tsx'
export type {
  Dictionary,
  LinkTarget,
  NativeCurrency,
  RenderLink,
  ResolvedSettings,
  Settings,
  TextStorage,
  VerifiedToken,
} from './react/settings.ts'
export { type Balances, useAccount, useBalance, useBalances } from './react/useAccount.ts'
export { useAddressName } from './react/useAddressName.ts'
export { useJettonBalances } from './react/useJettonBalances.ts'
export { useMasterchainHead } from './react/useMasterchainHead.ts'
export type { MessageReference } from './react/useMessageHash.ts'
export { type MessageStatusOptions, useMessageStatus } from './react/useMessageStatus.ts'
export { useRequestBudget } from './react/useRequestBudget.ts'
export { useTrace, useTransaction } from './react/useTransaction.ts'
export * from './react/v3/hooks.ts'
export type { UnknownTag } from './schemas/scalars.ts'

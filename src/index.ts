export { useTonCenter } from './react/context.ts'
export { TonCenterProvider, type TonCenterProviderProps } from './react/Provider.tsx'
export type {
  Dictionary,
  LinkTarget,
  NativeCurrency,
  RenderLink,
  ResolvedSettings,
  Settings,
  VerifiedToken,
} from './react/settings.ts'
export { useRequestBudget } from './react/useRequestBudget.ts'
export * from './react/v3/accounts.ts'
export * from './react/v3/actions.ts'
export * from './react/v3/blockchain.ts'
export * from './react/v3/dns.ts'
export * from './react/v3/jettons.ts'
export * from './react/v3/legacy.ts'
export * from './react/v3/multisig.ts'
export * from './react/v3/nfts.ts'
export * from './react/v3/staking.ts'
export * from './react/v3/stats.ts'
export * from './react/v3/utils.ts'
export * from './react/v3/validators.ts'
export * from './react/v3/vesting.ts'
export type * from './schemas/types.ts'

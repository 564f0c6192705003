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
export * from './react/v3/accounts.ts'
export * from './react/v3/blockchain.ts'
export * from './react/v3/jettons.ts'

export type * from './contract/v2/types.ts'
export type { KnownAccountState } from './endpoints/v2/accounts/knownAccountState.ts'
export * from './react/v2/hooks.ts'
export type { UnknownObject } from './schemas/scalars.ts'

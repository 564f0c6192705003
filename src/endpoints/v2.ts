export type * from '../contract/v2/types.ts'
export type { UnknownObject } from '../schemas/scalars.ts'
export type { KnownAccountState } from './v2/accounts/knownAccountState.ts'
export * from './v2/records.ts'

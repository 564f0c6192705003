import type { AccountState } from '../../../contract/v2/accountState.ts'
import type { UnknownObject } from '../../../schemas/scalars.ts'

/** What the service found a contract to be. */
export type KnownAccountState = Exclude<AccountState, UnknownObject>

import type { AccountState } from '../../../contract/v2/accountState.ts'
import type { UnknownObject } from '../../../schemas/scalars.ts'

/** The kinds of contracts that the service knows. */
export type KnownAccountState = Exclude<AccountState, UnknownObject>

import type { AccountRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import type { Query } from './query.ts'

export const NO_HASH = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/** The one account asked for, or `undefined` when it was never seen. Without an address these endpoints answer 401. */
export function accountOf(query: Query, { ledger }: Context): AccountRow | undefined {
  const address = tryRawAddress(query.text('address') ?? '')
  if (address === undefined) throw new Refusal(401, 'address of account is required')
  return ledger.accounts.get(address)
}

/** With `use_v2` the words of v2. */
export function statusOf(row: AccountRow | undefined, query: Query): string {
  const status = row?.status ?? 'uninit'
  const known = status === 'nonexist' ? 'uninit' : status
  return query.bool('use_v2') && known === 'uninit' ? 'uninitialized' : known
}

import type { AccountStateFull } from '../../../contract/v3/accountStateFull.ts'
import type { AccountStatesResponse } from '../../../contract/v3/endpoints/accountStates.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { accountsOf, around } from './states.ts'

export const accountStates = genuine((query: Query, context: Context): AccountStatesResponse => {
  const rows = accountsOf(query, context)
  const withBoc = query.bool('include_boc') ?? true
  const { cells } = context.ledger.rows
  const accounts = rows.map(({ wallet: _, code_hash, data_hash, ...row }): AccountStateFull => {
    const code = withBoc && code_hash ? cells[code_hash] : undefined
    const data = withBoc && data_hash ? cells[data_hash] : undefined
    return {
      ...row,
      ...(data_hash && { data_hash }),
      ...(code_hash && { code_hash }),
      ...(data && { data_boc: data }),
      ...(code && { code_boc: code }),
    }
  })
  return { accounts, ...around(context, rows) }
})

import type { WalletStatesResponse } from '../../../contract/v3/endpoints/walletStates.ts'
import type { WalletState } from '../../../contract/v3/walletState.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { accountsOf, around } from './states.ts'

export const walletStates = genuine((query: Query, context: Context): WalletStatesResponse => {
  const rows = accountsOf(query, context)
  // Without the BoC the service cannot read a wallet, and reports none.
  const readable = query.bool('include_boc') ?? true
  const wallets = rows.map(
    (row): WalletState => ({
      address: row.address,
      is_wallet: readable && !!row.wallet,
      ...(readable && row.wallet),
      balance: row.balance,
      extra_currencies: row.extra_currencies,
      status: row.status ?? 'nonexist',
      ...(row.code_hash && { code_hash: row.code_hash }),
      last_transaction_hash: row.last_transaction_hash,
      last_transaction_lt: row.last_transaction_lt,
    }),
  )
  return { wallets, ...around(context, rows) }
})

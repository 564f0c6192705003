import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { transactionId } from './ids.ts'
import { requestedState, statusOf } from './state.ts'
import { walletAt } from './wallet.ts'

export const getWalletInformation = genuine((args: Arguments, context: Context) => {
  const asked = requestedState(args, context)
  const { state } = asked
  const wallet = walletAt(asked)
  return {
    '@type': 'ext.accounts.walletInformation',
    wallet: !!wallet,
    balance: state?.balance ?? '0',
    account_state: statusOf(state),
    last_transaction_id: transactionId(state?.last_transaction_lt ?? '0', state?.last_transaction_hash ?? null),
    ...wallet,
  }
})

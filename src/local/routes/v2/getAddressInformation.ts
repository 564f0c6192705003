import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId, extraCurrencies, transactionId } from './ids.ts'
import { requestedState, statusOf } from './state.ts'

export const getAddressInformation = genuine((args: Arguments, context: Context) => {
  const { state, block, code, data } = requestedState(args, context)
  return {
    '@type': 'raw.fullAccountState',
    balance: state?.balance ?? '0',
    extra_currencies: extraCurrencies(state?.extra_currencies),
    last_transaction_id: transactionId(state?.last_transaction_lt ?? '0', state?.last_transaction_hash ?? null),
    block_id: blockId(block),
    code,
    data,
    frozen_hash: state?.frozen_hash ?? '',
    sync_utime: Number(block.gen_utime),
    state: statusOf(state),
    suspended: false,
  }
})

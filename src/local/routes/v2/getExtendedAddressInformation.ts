import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { accountAddress, blockId, extraCurrencies, transactionId } from './ids.ts'
import { type RequestedState, requestedState } from './state.ts'
import { walletAt } from './wallet.ts'

/** The service reads v3 and v4 wallets here; v5 is raw to it. Gives the state and its revision. */
function accountState(asked: RequestedState): [state: object, revision: number] {
  const wallet = walletAt(asked)
  const { seqno, wallet_id, wallet_type } = wallet ?? {}
  const [, version, revision] = /^wallet (v[34]) r(\d)$/.exec(wallet_type ?? '') ?? []
  if (version) return [{ '@type': `wallet.${version}.accountState`, wallet_id, seqno }, Number(revision)]
  const { code, data, state } = asked
  if (code) return [{ '@type': 'raw.accountState', code, data, frozen_hash: '' }, 0]
  return [{ '@type': 'uninited.accountState', frozen_hash: state?.frozen_hash ?? '' }, 0]
}

export const getExtendedAddressInformation = genuine((args: Arguments, context: Context) => {
  const asked = requestedState(args, context)
  const { address, state, block } = asked
  const [account_state, revision] = accountState(asked)
  return {
    '@type': 'fullAccountState',
    address: accountAddress(address),
    balance: state?.balance ?? '0',
    extra_currencies: extraCurrencies(state?.extra_currencies),
    last_transaction_id: transactionId(state?.last_transaction_lt ?? '0', state?.last_transaction_hash ?? null),
    block_id: blockId(block),
    sync_utime: Number(block.gen_utime),
    account_state,
    revision,
  }
})

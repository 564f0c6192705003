import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { friendly } from './ids.ts'
import { stateAsked } from './state.ts'

const contentOf = (content: Readonly<Record<string, unknown>>) =>
  typeof content.uri === 'string' ? { type: 'offchain', data: content.uri } : { type: 'onchain', data: content }

/** Of jettons, from the latest facts: an earlier state is answered only where the account has not changed since. */
export function getTokenData(args: Arguments, context: Context) {
  const { address, state } = stateAsked(args, context)
  const { ledger } = context
  const master = ledger.masters.get(address)
  const wallet = ledger.holdings.get(address)
  if (!state?.code_hash || (!master && !wallet)) throw new Refusal(409, 'Smart contract is not Jetton or NFT')
  if (state.last_transaction_lt !== ledger.accounts.get(address)?.last_transaction_lt)
    throw new Refusal(501, 'The local service tells token data of the latest state only.')
  const jetton = master ?? ledger.masters.get(wallet?.jetton ?? '')
  const jetton_wallet_code = ledger.rows.cells[jetton?.jetton_wallet_code_hash ?? ''] ?? ''
  // In the form of the request.
  const asked = { address: args.text('address') }
  if (master) {
    const { total_supply, mintable, admin_address, jetton_content } = master
    return {
      '@type': 'ext.tokens.jettonMasterData',
      ...asked,
      contract_type: 'jetton_master',
      total_supply,
      mintable,
      ...(admin_address !== null && { admin_address: friendly(admin_address) }),
      jetton_content: contentOf(jetton_content ?? {}),
      jetton_wallet_code,
    }
  }
  return {
    '@type': 'ext.tokens.jettonWalletData',
    ...asked,
    contract_type: 'jetton_wallet',
    balance: wallet?.balance,
    owner: friendly(wallet?.owner),
    jetton: friendly(wallet?.jetton),
    jetton_wallet_code,
  }
}

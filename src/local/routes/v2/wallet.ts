import type { WalletType } from '../../../contract/v3/walletType.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import { Slice } from '../../bodies/slice.ts'
import type { Ledger } from '../../index/ledger.ts'
import type { RequestedState } from './state.ts'

export interface WalletAt {
  wallet_type: WalletType
  seqno: number
  wallet_id?: number
  is_signature_allowed?: boolean
}

/** The types of the wallets on this chain, by their code. */
const typesOf = ({ accounts }: Ledger) =>
  new Map(
    [...accounts.values()].flatMap((row) => (row.wallet ? [[row.code_hash, row.wallet.wallet_type] as const] : [])),
  )

/** The wallet that an account was at the block asked for, if it was one. */
export function walletAt({ state, data }: RequestedState, ledger: Ledger): WalletAt | undefined {
  const wallet_type = state?.code_hash ? typesOf(ledger).get(state.code_hash) : undefined
  if (!wallet_type || !data) return
  const slice = new Slice(parseBoc(data))
  const allowed = wallet_type.startsWith('wallet v5') ? slice.bit() : undefined
  const seqno = slice.uint(32)
  // v1 and v2 have none.
  const wallet_id = /^wallet v[12]/.test(wallet_type) ? undefined : slice.uint(32)
  return {
    wallet_type,
    seqno,
    ...(wallet_id !== undefined && { wallet_id }),
    ...(allowed !== undefined && { is_signature_allowed: allowed }),
  }
}

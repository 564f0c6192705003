import type { WalletType } from '../../../contract/v3/walletType.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import { Slice } from '../../bodies/slice.ts'
import { walletCodes } from '../../bodies/walletCodes.ts'
import type { RequestedState } from './state.ts'

export interface WalletAt {
  wallet_type: WalletType
  seqno: number
  wallet_id?: number
  is_signature_allowed?: boolean
}

/** The wallet that an account was at the block asked for, if it was one. */
export function walletAt({ state, data }: RequestedState): WalletAt | undefined {
  const wallet_type = walletCodes.get(state?.code_hash ?? '')?.type
  if (!wallet_type || !data) return
  try {
    return { wallet_type, ...readData(wallet_type, new Slice(parseBoc(data))) }
  } catch {
    // Anybody can deploy this code with data that are no wallet's.
    return
  }
}

/** v1 and v2 have no id, v5 begins with a flag. */
function readData(wallet_type: string, slice: Slice) {
  const allowed = wallet_type.startsWith('wallet v5') ? slice.bit() : undefined
  const seqno = slice.uint(32)
  const wallet_id = /^wallet v[12]/.test(wallet_type) ? undefined : slice.uint(32)
  return {
    seqno,
    ...(wallet_id !== undefined && { wallet_id }),
    ...(allowed !== undefined && { is_signature_allowed: allowed }),
  }
}

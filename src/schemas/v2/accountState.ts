import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { anyDecimal, boc, hash, int, openText } from '../scalars.ts'
import { byTag } from './choose.ts'
import type { UnknownObject } from './common.ts'
import { type PaymentChannelAccountState, paymentChannelAccountState } from './paymentChannel.ts'

/** A contract that is none of the others; wallets v1, v2 and v5 too. */
export interface RawAccountState {
  '@type': 'raw.accountState'
  /** Base64 BoC. */
  code: string
  /** Base64 BoC. */
  data: string
  /** `""` unless frozen. */
  frozen_hash: string
}
export interface WalletAccountState {
  '@type': 'wallet.v3.accountState' | 'wallet.v4.accountState' | 'wallet.highload.v1.accountState'
  /** Decimal, may be negative; a JSON number on the wire of the C++ service. */
  wallet_id: string
  seqno: number
}
/** A wallet that identifies its messages by another value than a seqno, or a DNS contract. */
export interface SeqnolessAccountState {
  '@type': 'wallet.highload.v2.accountState' | 'dns.accountState'
  /** Decimal, may be negative; a JSON number on the wire of the C++ service. */
  wallet_id: string
}
export interface RestrictedWalletLimit {
  '@type': 'rwallet.limit' | (string & {})
  /** Since `start_at`. */
  seconds: number
  /** Nanotons; a JSON number on the wire of the C++ service. */
  value: string
}
export interface RestrictedWalletConfig {
  '@type': 'rwallet.config' | (string & {})
  /** Unix seconds. */
  start_at: number
  limits: RestrictedWalletLimit[]
}
/** A wallet that unlocks its money step by step. */
export interface RestrictedWalletAccountState {
  '@type': 'rwallet.accountState'
  /** Decimal, may be negative; a JSON number on the wire of the C++ service. */
  wallet_id: string
  seqno: number
  /** Nanotons; a JSON number on the wire of the C++ service. */
  unlocked_balance: string
  config: RestrictedWalletConfig
}
/** An account without code, or a frozen one. */
export interface UninitedAccountState {
  '@type': 'uninited.accountState'
  /** `""` unless frozen. */
  frozen_hash: string
}

/** What the service found the contract to be. */
export type KnownAccountState =
  | RawAccountState
  | WalletAccountState
  | SeqnolessAccountState
  | RestrictedWalletAccountState
  | PaymentChannelAccountState
  | UninitedAccountState

const wallet: DataSchema<WalletAccountState> = /* @__PURE__ */ z.object({
  '@type': z.oneOf(['wallet.v3.accountState', 'wallet.v4.accountState', 'wallet.highload.v1.accountState']),
  wallet_id: anyDecimal,
  seqno: int,
})
const seqnoless: DataSchema<SeqnolessAccountState> = /* @__PURE__ */ z.object({
  '@type': z.oneOf(['wallet.highload.v2.accountState', 'dns.accountState']),
  wallet_id: anyDecimal,
})
const restrictedWallet: DataSchema<RestrictedWalletAccountState> = /* @__PURE__ */ z.object({
  '@type': z.literal('rwallet.accountState'),
  wallet_id: anyDecimal,
  seqno: int,
  unlocked_balance: anyDecimal,
  config: z.object<RestrictedWalletConfig>({
    '@type': openText,
    start_at: int,
    limits: z.array(z.object<RestrictedWalletLimit>({ '@type': openText, seconds: int, value: anyDecimal })),
  }),
})

/** `if (state['@type'] === 'wallet.v4.accountState')` narrows it. The set is open. */
export type AccountState = KnownAccountState | UnknownObject
export const accountState = /* @__PURE__ */ byTag<AccountState>('@type', {
  'raw.accountState': z.object<RawAccountState>({
    '@type': z.literal('raw.accountState'),
    code: boc,
    data: boc,
    frozen_hash: hash,
  }),
  'wallet.v3.accountState': wallet,
  'wallet.v4.accountState': wallet,
  'wallet.highload.v1.accountState': wallet,
  'wallet.highload.v2.accountState': seqnoless,
  'dns.accountState': seqnoless,
  'rwallet.accountState': restrictedWallet,
  'pchan.accountState': paymentChannelAccountState,
  'uninited.accountState': z.object<UninitedAccountState>({
    '@type': z.literal('uninited.accountState'),
    frozen_hash: hash,
  }),
})

import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import {
  type AccountStatus,
  address,
  decimal,
  type ExtraCurrencies,
  extraCurrencies,
  hash,
  int,
  openText,
} from './scalars.ts'

/** Versions of the standard wallet that the service distinguishes; the Python service of v2 supports v1 to v4. */
export type WalletType =
  | 'wallet v1 r1'
  | 'wallet v1 r2'
  | 'wallet v1 r3'
  | 'wallet v2 r1'
  | 'wallet v2 r2'
  | 'wallet v3 r1'
  | 'wallet v3 r2'
  | 'wallet v4 r1'
  | 'wallet v4 r2'
  | 'wallet v5 beta'
  | 'wallet v5 r1'
  | (string & {})

/** An account read as a wallet. Without `is_wallet` the wallet's own members are absent. */
export interface WalletState {
  /** Raw, upper-case. */
  address: string
  is_wallet: boolean
  wallet_type?: WalletType | undefined
  /** Messages sent so far: the seqno of the next one. */
  seqno?: number | undefined
  /** Unsigned 32 bits; absent for v1 and v2. */
  wallet_id?: number | undefined
  /** Nanotons. */
  balance?: string | undefined
  extra_currencies?: ExtraCurrencies | undefined
  /** v5 only. */
  is_signature_allowed?: boolean | undefined
  status?: AccountStatus | undefined
  code_hash?: string | undefined
  last_transaction_hash: string | null
  last_transaction_lt: string | null
}
export const walletState: DataSchema<WalletState> = /* @__PURE__ */ z.object({
  address,
  is_wallet: z.boolean(),
  wallet_type: z.optional(openText),
  seqno: z.optional(int),
  wallet_id: z.optional(int),
  balance: z.optional(decimal),
  extra_currencies: z.optional(extraCurrencies),
  is_signature_allowed: z.optional(z.boolean()),
  status: z.optional(openText),
  code_hash: z.optional(hash),
  last_transaction_hash: z.nullable(hash),
  last_transaction_lt: z.nullable(decimal),
})

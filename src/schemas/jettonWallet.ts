import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash, int } from './scalars.ts'

/** A claim on a mintless jetton that is not on chain yet. */
export interface JettonWalletMintlessInfo {
  /** In the jetton's smallest units. */
  amount: string | null
  /** Unix seconds. */
  start_from: number | null
  /** Unix seconds. */
  expire_at: number | null
  custom_payload_api_uri: string[] | null
}
const mintlessInfo: DataSchema<JettonWalletMintlessInfo> = /* @__PURE__ */ z.object({
  amount: z.nullable(decimal),
  start_from: z.nullable(int),
  expire_at: z.nullable(int),
  custom_payload_api_uri: z.nullable(z.array(z.string())),
})

/** The contract that holds one jetton for one owner. */
export interface JettonWallet {
  /** Raw, upper-case. */
  address: string
  /** In the jetton's smallest units: its master's metadata has the number of decimals. */
  balance: string
  owner: string
  /** The jetton's master contract. */
  jetton: string
  last_transaction_lt: string
  code_hash: string | null
  data_hash: string | null
  /** Only for unclaimed mintless jettons. */
  mintless_info?: JettonWalletMintlessInfo | undefined
}
export const jettonWallet: DataSchema<JettonWallet> = /* @__PURE__ */ z.object({
  address,
  balance: decimal,
  owner: address,
  jetton: address,
  last_transaction_lt: decimal,
  code_hash: z.nullable(hash),
  data_hash: z.nullable(hash),
  mintless_info: z.optional(mintlessInfo),
})

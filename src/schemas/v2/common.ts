import type { DataSchema } from '../../core/endpoint.ts'
import * as z from '../../core/schema.ts'
import { address, anyDecimal, decimal, hash, int } from '../scalars.ts'

// Pure inside, too: esbuild does not look into another file, and would keep all of these where one is used.

export interface BlockIdExt {
  '@type': 'ton.blockIdExt'
  workchain: number
  /** Signed decimal string: `-9223372036854775808` is the whole workchain. */
  shard: string
  seqno: number
  root_hash: string
  file_hash: string
}
export const blockIdExt: DataSchema<BlockIdExt> = /* @__PURE__ */ z.object({
  '@type': /* @__PURE__ */ z.literal('ton.blockIdExt'),
  workchain: int,
  shard: decimal,
  seqno: int,
  root_hash: hash,
  file_hash: hash,
})

/** Names a transaction of an account. `lt` `"0"` means none. */
export interface TransactionId {
  '@type': 'internal.transactionId'
  lt: string
  hash: string
}
export const transactionId: DataSchema<TransactionId> = /* @__PURE__ */ z.object({
  '@type': /* @__PURE__ */ z.literal('internal.transactionId'),
  lt: decimal,
  hash,
})

export interface AccountAddress {
  '@type': 'accountAddress'
  /** Friendly, bounceable, base64url; `""` for no address. */
  account_address: string
}
export const accountAddress: DataSchema<AccountAddress> = /* @__PURE__ */ z.object({
  '@type': /* @__PURE__ */ z.literal('accountAddress'),
  account_address: address,
})

export interface ExtraCurrencyBalance {
  '@type': 'extraCurrency'
  id: number
  amount: string
}
export const extraCurrencyBalance: DataSchema<ExtraCurrencyBalance> = /* @__PURE__ */ z.object({
  '@type': /* @__PURE__ */ z.literal('extraCurrency'),
  id: int,
  amount: anyDecimal,
})

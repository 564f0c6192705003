import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, anyDecimal, decimal, hash, int, openText, type UnknownTag } from '../scalars.ts'

/** An object of a kind that is newer than this library: it may have more members than its tag. */
export interface UnknownObject {
  '@type': UnknownTag
}

// Pure inside, too: esbuild does not look into another file, and would keep all of these where one is used.

export interface BlockIdExt {
  '@type': 'ton.blockIdExt' | (string & {})
  workchain: number
  /** Signed decimal string: `-9223372036854775808` is the whole workchain. */
  shard: string
  seqno: number
  root_hash: string
  file_hash: string
}
export const blockIdExt: DataSchema<BlockIdExt> = /* @__PURE__ */ z.object({
  '@type': openText,
  workchain: int,
  shard: decimal,
  seqno: int,
  root_hash: hash,
  file_hash: hash,
})

/** Names a transaction of an account. `lt` `"0"` means none. */
export interface TransactionId {
  '@type': 'internal.transactionId' | (string & {})
  lt: string
  hash: string
}
export const transactionId: DataSchema<TransactionId> = /* @__PURE__ */ z.object({
  '@type': openText,
  lt: decimal,
  hash,
})

export interface AccountAddress {
  '@type': 'accountAddress' | (string & {})
  /** Friendly, bounceable, base64url; `""` for no address. */
  account_address: string
}
export const accountAddress: DataSchema<AccountAddress> = /* @__PURE__ */ z.object({
  '@type': openText,
  account_address: address,
})

export interface ExtraCurrencyBalance {
  '@type': 'extraCurrency' | (string & {})
  id: number
  amount: string
}
export const extraCurrencyBalance: DataSchema<ExtraCurrencyBalance> = /* @__PURE__ */ z.object({
  '@type': openText,
  id: int,
  amount: anyDecimal,
})

import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address } from '../scalars.ts'
import { nullableAddress, nullableBoc, nullableDecimal } from './nullable.ts'

/** Money sent out of a vesting wallet. */
export interface VestingSendMessageDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  message_boc: string | null
  source: string | null
  vesting: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const vestingSendMessageDetails: DataSchema<VestingSendMessageDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  message_boc: nullableBoc,
  source: nullableAddress,
  vesting: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

/** Accounts that a vesting wallet may send locked money to. */
export interface VestingAddWhitelistDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  accounts_added: string[] | null
  source: string | null
  vesting: string | null
}
export const vestingAddWhitelistDetails: DataSchema<VestingAddWhitelistDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  accounts_added: z.nullable(z.array(address)),
  source: nullableAddress,
  vesting: nullableAddress,
})

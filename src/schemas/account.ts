import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import {
  type AccountStatus,
  address,
  boc,
  decimal,
  type ExtraCurrencies,
  extraCurrencies,
  hash,
  int,
  openText,
} from './scalars.ts'

/** The latest state of an account. */
export interface AccountStateFull {
  /** Raw, upper-case. */
  address: string
  account_state_hash: string
  /** Nanotons. */
  balance: string | null
  extra_currencies: ExtraCurrencies | null
  status: AccountStatus | null
  /** Hash of the state that a frozen account can be thawed with. */
  frozen_hash?: string | undefined
  last_transaction_hash: string | null
  last_transaction_lt: string | null
  data_hash?: string | undefined
  code_hash?: string | undefined
  /** Base64 BoC; absent with `include_boc: false` or when there is none. */
  data_boc?: string | undefined
  /** Base64 BoC; absent with `include_boc: false` or when there is none. */
  code_boc?: string | undefined
  /** Ids of the get-methods; `null` when unknown. */
  contract_methods: number[] | null
  /** Names of the interfaces found in the code. An open set. */
  interfaces?: string[] | null | undefined
}
export const accountStateFull: DataSchema<AccountStateFull> = /* @__PURE__ */ z.object({
  address,
  account_state_hash: hash,
  balance: z.nullable(decimal),
  extra_currencies: z.nullable(extraCurrencies),
  status: z.nullable(openText),
  frozen_hash: z.optional(hash),
  last_transaction_hash: z.nullable(hash),
  last_transaction_lt: z.nullable(decimal),
  data_hash: z.optional(hash),
  code_hash: z.optional(hash),
  data_boc: z.optional(boc),
  code_boc: z.optional(boc),
  contract_methods: z.nullable(z.array(int)),
  interfaces: z.optional(z.nullable(z.array(z.string()))),
})

import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash } from './scalars.ts'

/** The contract that issues a jetton. */
export interface JettonMaster {
  /** Raw, upper-case. */
  address: string
  /** In the jetton's smallest units. */
  total_supply: string
  mintable: boolean
  admin_address: string | null
  /** As stored on chain: `name`, `symbol`, `decimals` (a string), `uri` … Written by strangers. */
  jetton_content: Record<string, unknown> | null
  jetton_wallet_code_hash: string
  code_hash: string
  data_hash: string
  last_transaction_lt: string
}
export const jettonMaster: DataSchema<JettonMaster> = /* @__PURE__ */ z.object({
  address,
  total_supply: decimal,
  mintable: z.boolean(),
  admin_address: z.nullable(address),
  jetton_content: z.nullable(z.mapOf(z.unknown())),
  jetton_wallet_code_hash: hash,
  code_hash: hash,
  data_hash: hash,
  last_transaction_lt: decimal,
})

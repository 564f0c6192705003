import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, decimal, type ExtraCurrencies, extraCurrencies } from '../scalars.ts'
import { nullableAddress, nullableDecimal, nullableFlag, nullableText } from './nullable.ts'

/** The coin, from one account to another. */
export interface TonTransferDetails {
  source: string | null
  destination: string | null
  /** Nanotons. */
  value: string | null
  /** `null` or empty without extra currencies. */
  value_extra_currencies: ExtraCurrencies | null
  /** Written by strangers; a ciphertext when `encrypted`. */
  comment: string | null
  /** Whether `comment` is readable only by the receiver. */
  encrypted: boolean | null
}
export const tonTransferDetails: DataSchema<TonTransferDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  destination: nullableAddress,
  value: nullableDecimal,
  value_extra_currencies: z.nullable(extraCurrencies),
  comment: nullableText,
  encrypted: nullableFlag,
})

/** A message with a body that is no plain transfer. */
export interface CallContractDetails {
  /** `0x` and 8 hex digits. */
  opcode?: string | undefined
  source?: string | undefined
  destination?: string | undefined
  /** Nanotons. */
  value?: string | undefined
  /** `null` or empty without extra currencies. */
  extra_currencies: ExtraCurrencies | null
}
export const callContractDetails: DataSchema<CallContractDetails> = /* @__PURE__ */ z.object({
  opcode: z.optional(z.string()),
  source: z.optional(address),
  destination: z.optional(address),
  value: z.optional(decimal),
  extra_currencies: z.nullable(extraCurrencies),
})

/** A message with the code of a new contract. */
export interface ContractDeployDetails {
  /** `0x` and 8 hex digits. */
  opcode?: string | undefined
  source?: string | undefined
  destination?: string | undefined
  /** Nanotons. */
  value?: string | undefined
}
export const contractDeployDetails: DataSchema<ContractDeployDetails> = /* @__PURE__ */ z.object({
  opcode: z.optional(z.string()),
  source: z.optional(address),
  destination: z.optional(address),
  value: z.optional(decimal),
})

/** A system contract's own run at the start or end of a block. Empty in v1.3. */
export interface TickTockDetails {
  account?: string | undefined
}
export const tickTockDetails: DataSchema<TickTockDetails> = /* @__PURE__ */ z.object({
  account: z.optional(address),
})

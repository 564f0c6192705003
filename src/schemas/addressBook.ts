import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'

export interface AddressBookRow {
  /**
   * The 48-character form: `UQ…` for wallets and accounts without code, `EQ…` for contracts. `null` only from
   * `/addressBook`, for a key that is no address.
   */
  user_friendly: string | null
  /** The shortest `.ton` name that points back to its owner. Absent from services of 2024. */
  domain?: string | null | undefined
  /** Names of the interfaces found in the code, `wallet_v5r1`, `jetton_master` … An open set. */
  interfaces?: string[] | null | undefined
}
export const addressBookRow: DataSchema<AddressBookRow> = /* @__PURE__ */ z.object({
  user_friendly: z.nullable(z.string()),
  domain: z.optional(z.nullable(z.string())),
  interfaces: z.optional(z.nullable(z.array(z.string()))),
})

/** What is known of the addresses in an answer, by raw address; an empty-string key can occur. */
export type AddressBook = Record<string, AddressBookRow>
export const addressBook = /* @__PURE__ */ z.mapOf(addressBookRow)

import type { AnyAddress } from './values/address.ts'

/** The coin that pays for everything. Renamed from Toncoin (TON) to Gram (GRAM) on 15 June 2026. */
export interface NativeCurrency {
  /** Behind amounts: `GRAM`. */
  symbol: string
  /** In words: `Gram`. */
  name: string
  /** 9: a nanogram is 10⁻⁹. */
  decimals: number
  /** Address of an image; a rendered mark when absent. */
  logo?: string
}

/** The coin as it is called where an app names no other. */
export const NATIVE_CURRENCY: NativeCurrency = { symbol: 'GRAM', name: 'Gram', decimals: 9 }

/** The smallest unit of the coin, in names of columns: 10⁻⁹ of it. */
export const SMALLEST_UNIT = 'nanograms'

/** A token that the app vouches for. */
export interface VerifiedToken {
  /** Of the jetton's master or the collection, in any form: forms are compared as raw addresses. */
  address: AnyAddress
  /** Behind amounts: `GRAM`. */
  symbol: string
  /** In words: `Gram`. */
  name: string
}

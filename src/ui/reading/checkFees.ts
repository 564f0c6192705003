import { statesFees } from '../../reading/cost.ts'

/** A row of an app may be anything. A fee is rendered from what the row states, or not at all. @throws {TypeError} where it states none */
export function checkFees(row: { readonly total_fees: string }): void {
  if (!statesFees(row)) throw new TypeError('a transaction without its fees')
}

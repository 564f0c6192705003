import { foreignAddresses } from '../../core/batch/owns.ts'
import type { OneOrMany } from '../../core/schema/checks.ts'
import type { AnyAddress } from '../../core/values/address.ts'

/**
 * `foreignAddresses` for rows with several parties. A row is foreign when the request names none of its parties; its
 * first party is then reported. A row whose parties are unknown (`null`, empty) is not foreign.
 */
export function foreignRows(
  asked: OneOrMany<AnyAddress> | undefined,
  rows: readonly (readonly (string | null | undefined)[])[],
): readonly string[] {
  const known = rows.map((row) => row.filter((party): party is string => !!party))
  const foreign = new Set(foreignAddresses(asked, known.flat()))
  return known.flatMap((row) => (row.every((party) => foreign.has(party)) ? row.slice(0, 1) : []))
}

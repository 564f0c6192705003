import { foreignAddresses } from '../../core/owns.ts'

/**
 * The same question as `foreignAddresses`, for rows that several accounts take part in: a row is foreign when none of its
 * parties was asked for, and its first party stands for it. A row whose parties are unknown (`null`, empty) is nobody's.
 */
export function foreignRows(
  asked: string | readonly string[] | undefined,
  rows: readonly (readonly (string | null | undefined)[])[],
): readonly string[] {
  if (asked === undefined) return []
  const known = rows.map((row) => row.filter((party): party is string => !!party))
  const foreign = new Set(foreignAddresses(asked, known.flat()))
  return known.flatMap(([first, ...others]) =>
    first && foreign.has(first) && others.every((party) => foreign.has(party)) ? [first] : [],
  )
}

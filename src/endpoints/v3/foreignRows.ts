import { foreignAddresses } from '../../core/owns.ts'

/**
 * The same question as `foreignAddresses`, for rows that several accounts take part in: a row is foreign when none of its
 * parties was asked for, and its first party stands for it. A row whose parties are unknown (`null`, empty) is nobody's.
 */
export function foreignRows(
  asked: string | readonly string[] | undefined,
  rows: readonly (readonly (string | null | undefined)[])[],
): readonly string[] {
  return rows.flatMap((row) => {
    const parties = row.filter((party): party is string => !!party)
    const foreign = foreignAddresses(asked, parties)
    return foreign.length && foreign.length === parties.length ? foreign.slice(0, 1) : []
  })
}

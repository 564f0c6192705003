import type { AccountAddress } from '../../../schemas/v2/common.ts'

/** The account of a transaction in whatever form it says it, or `null` where it does not: each service lacks one of the fields. */
export const accountOf = ({
  account,
  address,
}: {
  account?: string | undefined
  address?: AccountAddress | undefined
}): string | null => account ?? address?.account_address ?? null

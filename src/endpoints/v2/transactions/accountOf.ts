import type { AccountAddress } from '../../../contract/v2/accountAddress.ts'

/** The account of a transaction, from any field that has it, or `null`: each service lacks one of the fields. */
export const accountOf = ({
  account,
  address,
}: {
  account?: string | undefined
  address?: AccountAddress | undefined
}): string | null => account ?? address?.account_address ?? null

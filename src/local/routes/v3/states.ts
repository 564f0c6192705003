import type { AccountRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { addressBookOf, metadataFor } from './around.ts'
import type { Query } from './query.ts'

/** The accounts asked for, each once; those never seen on chain are left out. */
export function accountsOf(query: Query, { ledger }: Context): AccountRow[] {
  const addresses = query.addresses('address')
  if (!addresses?.length) throw new Refusal(422, 'address of account is required')
  const codes = query.hashes('code_hash')
  return [...new Set(addresses)]
    .flatMap((address) => ledger.accounts.get(address ?? '') ?? [])
    .filter((row) => !codes || codes.includes(row.code_hash ?? ''))
}

/** The address book and the metadata of an answer about accounts. */
export const around = (context: Context, rows: readonly AccountRow[]) => {
  const addresses = rows.map(({ address }) => address)
  return { address_book: addressBookOf(context, addresses), metadata: metadataFor(context, addresses) }
}

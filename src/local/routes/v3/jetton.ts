import type { Context } from '../context.ts'
import { addressBookOf, metadataFor } from './around.ts'

/** The service wraps its own refusals on the jetton lists in a 500. */
export const REFUSED = 500

/** The address book and the metadata of an answer about tokens. */
export function around(context: Context, addresses: readonly (string | null | undefined)[]) {
  const named = new Set(addresses)
  return { address_book: addressBookOf(context, named), metadata: metadataFor(context, named) }
}

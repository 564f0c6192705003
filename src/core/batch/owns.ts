import type { OneOrMany } from '../schema/checks.ts'
import { type AnyAddress, rawForm } from '../values/address.ts'

/**
 * The addresses in `got` that are not among `asked`, by raw form. Nothing asked, nothing to compare: then none is
 * foreign. The service ignores parameter names that it does not know and answers with rows of all accounts; this
 * comparison detects that.
 */
export function foreignAddresses(
  asked: OneOrMany<AnyAddress> | undefined,
  got: readonly (string | null)[],
): readonly string[] {
  if (asked === undefined) return []
  const own = new Set([asked].flat().map(rawForm))
  return got.filter((address): address is string => address !== null && !own.has(address) && !own.has(rawForm(address)))
}

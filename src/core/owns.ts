import { rawForm } from './address.ts'

/**
 * The addresses in `got` that are not among `asked`, by raw form. Nothing asked, nothing to compare: then none is foreign.
 * The service ignores parameter names that it does not know and answers with everybody's rows; this is how we see it.
 */
export function foreignAddresses(
  asked: string | readonly string[] | undefined,
  got: readonly (string | null)[],
): readonly string[] {
  if (asked === undefined) return []
  const own = new Set([asked].flat().map(rawForm))
  // Of a row that is not as documented it is unknown whose it is.
  const isForeign = (address: unknown) => typeof address === 'string' && !own.has(address) && !own.has(rawForm(address))
  return got.filter((address): address is string => isForeign(address))
}

import { toFriendlyAddress, tryParseAddress } from '../../core/address.ts'
import { shorten } from '../text/Short.tsx'
import type { Flag } from './flags.ts'

/** Whom an account has paid: their friendly forms, by how these look when they are shortened. */
export type Paid = ReadonlyMap<string, readonly string[]>

/** One form for all, so that what looks alike can be compared; none for what is no address. */
const spell = (address = '') => (tryParseAddress(address) ? toFriendlyAddress(address, { bounceable: false }) : '')
const lookOf = (friendly: string) => shorten(friendly, 4)

/** @param addresses in any form; what is none counts for nothing */
export function whomItPaid(addresses: readonly (string | undefined)[]): Paid {
  const paid = new Map<string, string[]>()
  for (const friendly of new Set(addresses.map(spell))) {
    paid.set(lookOf(friendly), [...(paid.get(lookOf(friendly)) ?? []), friendly])
  }
  return paid
}

/** Whether an account that sends unasked begins and ends like one that was paid, and is another: it waits to be copied. */
export function twinFlags(sender: string | undefined, paid: Paid): readonly Flag[] {
  const friendly = spell(sender)
  const of = lookOf(friendly)
  const alike = friendly && paid.get(of)
  return alike && !alike.includes(friendly) ? [{ kind: 'poison', of }] : []
}

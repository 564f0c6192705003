import { toFriendlyAddress, tryParseAddress } from '../../core/address.ts'
import { attempt } from '../../core/attempt.ts'
import { shorten } from '../text/Short.tsx'
import type { Flag } from './flags.ts'

/** Whom an account has paid: their friendly forms, by how these look when they are shortened. */
export type Paid = ReadonlyMap<string, readonly string[]>

/** Who gave and who got, in any form. */
export type Transfer = readonly [from: string | null | undefined, to: string | null | undefined]

/** One form for all, so that what looks alike can be compared; none for what is no address. */
const spell = (address: string | null | undefined) =>
  address && tryParseAddress(address) ? toFriendlyAddress(address, { bounceable: false }) : ''
const lookOf = (friendly: string) => shorten(friendly, 4)

/** @param addresses in any form; what is none counts for nothing */
export function whomItPaid(addresses: readonly (string | null | undefined)[]): Paid {
  const paid = new Map<string, string[]>()
  for (const friendly of new Set(addresses.map(spell))) {
    paid.set(lookOf(friendly), [...(paid.get(lookOf(friendly)) ?? []), friendly])
  }
  return paid
}

/** The same from the rows of a list; nobody where there is no owner, and none from rows that are not as documented. */
export function paidBy<Row>(owner: string | undefined, rows: readonly Row[], partiesOf: (row: Row) => Transfer): Paid {
  const own = spell(owner)
  const recipientOf = (row: Row) => {
    const [from, to] = partiesOf(row)
    return spell(from) === own ? spell(to) : ''
  }
  return whomItPaid(own ? rows.map((row) => attempt(() => recipientOf(row))) : [])
}

/** Whether an account that sends unasked begins and ends like one that was paid, and is another: it waits to be copied. */
export function twinFlags(sender: string | null | undefined, paid: Paid): readonly Flag[] {
  const friendly = spell(sender)
  const of = lookOf(friendly)
  const alike = friendly && paid.get(of)
  return alike && !alike.includes(friendly) ? [{ kind: 'poison', of }] : []
}

import { attempt } from '../../core/attempt.ts'
import { toFriendlyAddress, tryParseAddress } from '../../core/values/address.ts'
import type { Flag } from '../../trust/flags.ts'
import { shorten } from '../text/Short.tsx'

/** The recipients of an account: friendly addresses, and the first payment in unix seconds. */
export type Paid = ReadonlyMap<string, number>

/** Who gave and who got, in any form. */
export type Transfer = readonly [from: string | null | undefined, to: string | null | undefined]

/** Who got something, in any form, and when, unix seconds. */
export type Payment = readonly [to: string | null | undefined, time: number]

/** Recipients of one list that are compared: those of the first rows. */
const MOST_RECIPIENTS = 1_000

export const NOBODY: Paid = /* @__PURE__ */ new Map()

/** One form for all, so that what looks alike can be compared; none for a text that is no address. */
export const spell = (address: string | null | undefined): string =>
  address && tryParseAddress(address) ? toFriendlyAddress(address, { bounceable: false }) : ''

/** @param payments addresses that are none count for nothing */
export function whomItPaid(payments: readonly Payment[]): Paid {
  const paid = new Map<string, number>()
  for (const [to, time] of payments) {
    const friendly = spell(to)
    if (friendly && (paid.size < MOST_RECIPIENTS || paid.has(friendly)))
      paid.set(friendly, Math.min(time, paid.get(friendly) ?? time))
  }
  return paid
}

/** The same from the rows of a list. None without an owner, and none from rows that are not as documented. */
export function paidBy<Row>(
  owner: string | undefined,
  rows: readonly Row[],
  partiesOf: (row: Row) => Transfer,
  timeOf: (row: Row) => number,
): Paid {
  const own = spell(owner)
  const read = (row: Row): Payment[] => {
    const [from, to] = partiesOf(row)
    return spell(from) === own ? [[to, timeOf(row)]] : []
  }
  return own ? whomItPaid(rows.flatMap((row) => attempt(() => read(row)) ?? [])) : NOBODY
}

/**
 * Readers compare this many characters of both ends together: labels show four and four. The first two are the same for all
 * accounts. The others hold 32 bits: two accounts that are no twins look alike once in 2²⁹ (700 million).
 */
const READ = 8

function looksLike(one: string, other: string): boolean {
  let first = 0
  while (first < READ && one[first] === other[first]) first++
  let last = 0
  while (first + last < READ && one.at(-1 - last) === other.at(-1 - last)) last++
  return first + last >= READ
}

/** Whether an account looks like one that was paid before, and is another: it waits to be copied. */
export function twinFlags(account: string | null | undefined, paid: Paid): readonly Flag[] {
  const friendly = spell(account)
  const since = paid.get(friendly) ?? Number.POSITIVE_INFINITY
  for (const [other, time] of friendly ? paid : NOBODY) {
    if (time < since && looksLike(friendly, other)) return [{ kind: 'poison', of: shorten(other, 4) }]
  }
  return []
}

/** The name of the account that this one looks like, where it is another and has no name itself. @param named by friendly address */
export function namedTwin(account: string, named: ReadonlyMap<string, string>): string | undefined {
  const friendly = named.size > 0 ? spell(account) : ''
  if (!friendly || named.has(friendly)) return
  for (const [other, name] of named) if (looksLike(friendly, other)) return name
  return
}

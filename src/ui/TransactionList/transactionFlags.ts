import { isSameAddress, toFriendlyAddress, tryParseAddress } from '../../core/address.ts'
import type { Transaction } from '../../schemas/transaction.ts'
import type { Flag } from '../trust/flags.ts'
import { textFlags } from '../trust/textFlags.ts'
import { summarize } from './summary.ts'

/** Nanotons. Less than this, sent unasked, is an advertisement or a trap. */
const DUST = 1_000_000n

/** How an address looks when it is shortened: what it begins and ends with. */
const endsOf = (address: string) => {
  if (!tryParseAddress(address)) return
  const friendly = toFriendlyAddress(address, { bounceable: false })
  return `${friendly.slice(0, 4)}…${friendly.slice(-4)}`
}

/** Whom an account has paid, by how they look when shortened. */
export type Paid = ReadonlyMap<string, readonly string[]>

/** @param rows the transactions of one account */
export function whomItPaid(rows: readonly Transaction[]): Paid {
  const all = rows.map(summarize).flatMap(({ direction, to }) => (direction === 'out' ? to : []))
  const paid = new Map<string, string[]>()
  for (const address of new Set(all)) {
    const ends = endsOf(address)
    if (ends) paid.set(ends, [...(paid.get(ends) ?? []), address])
  }
  return paid
}

/** Why a transaction is not to be trusted: who sent it, how little, and what is said with it. */
export function transactionFlags(row: Transaction, paid: Paid): readonly Flag[] {
  const { direction, from, incoming, verb, comment, isVoid } = summarize(row)
  const flags: Flag[] = []
  if (direction === 'in') {
    const ends = paid.size > 0 && endsOf(from)
    const alike = ends && paid.get(ends)
    if (alike && !alike.some((address) => isSameAddress(address, from))) flags.push({ kind: 'poison', of: ends })
  }
  if (comment) flags.push(...textFlags(comment))
  if (verb === 'op.received' && incoming > 0n && incoming < DUST && !isVoid) flags.push({ kind: 'dust' })
  return flags
}

import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { compareLt } from '../../../core/values/lt.ts'

/** Transfers that failed: the service names who sent the message as the old owner, though an item refuses all but its owner. */
export const failedOf = (rows: readonly NftTransfer[]): readonly NftTransfer[] =>
  rows.filter((row) => row?.transaction_aborted && hasTime(row))

const byTime = (one: NftTransfer, other: NftTransfer) => compareLt(one.transaction_lt, other.transaction_lt)
/** Rows of an app may be anything. */
const hasTime = (row: NftTransfer) => /^\d+$/.test(row?.transaction_lt ?? '')

/**
 * Who owned the item of each failed transfer, by the hash of its transaction: who gave it away in the next one that did not fail, else
 * its owner of today. What nobody knows is absent.
 */
export function ownersOfFailed(
  rows: readonly NftTransfer[],
  items: readonly Pick<NftItem, 'address' | 'owner_address' | 'real_owner'>[],
): ReadonlyMap<string, string> {
  const today = new Map(items.map((item) => [item.address, item.real_owner || item.owner_address]))
  const moves = rows.filter((row) => hasTime(row) && !row.transaction_aborted).sort(byTime)
  const owners = new Map<string, string>()
  for (const row of failedOf(rows)) {
    const next = moves.find((move) => move.nft_address === row.nft_address && byTime(row, move) < 0)
    const owner = next ? next.old_owner : today.get(row.nft_address)
    if (owner) owners.set(row.transaction_hash, owner)
  }
  return owners
}

import type { Client } from 'toncenter-react/client'
import { exportHistory } from 'toncenter-react/history'

export interface Deposit {
  /** Key by this and `asset`. */
  readonly hash: string
  /** Raw address of the jetton's master; `null` for the coin. */
  readonly asset: string | null
  /** Smallest units. */
  readonly amount: bigint
  readonly comment: string | undefined
  /** Store it with the deposit: the next look goes on there. */
  readonly cursor: string
}

/** Final deposits since the last one, oldest first. `accepted` has raw addresses of masters, and `null` for the coin. */
export async function* depositsOf(
  client: Client,
  account: string,
  accepted: ReadonlySet<string | null>,
  last?: string,
): AsyncGenerator<Deposit> {
  for await (const { hash, asset, received, status, type, comment, cursor } of exportHistory({
    client,
    account,
    cursor: last,
  })) {
    const isReturn = type === 'op.returned' || type === 'returned'
    if (received > 0n && status === 'success' && !isReturn && accepted.has(asset))
      yield { hash, asset, amount: received, comment, cursor }
  }
}

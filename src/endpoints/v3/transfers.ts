/** A row of transfers or burns. */
interface Transferred {
  readonly transaction_hash: string
  readonly query_id: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

/** One transaction of the sender is one transfer. Rows of one logical time have no order, and a page can repeat them. */
export const transferPaging = {
  rowKey: ({ transaction_hash, query_id }: Transferred) => `${transaction_hash}:${query_id}`,
  lt: (row: Transferred) => row.transaction_lt,
  utime: (row: Transferred) => row.transaction_now,
}

/** The parties of a transfer that count where only those `in` or `out` are requested. */
export const partiesOf = <Party>(direction: 'in' | 'out' | undefined, from: Party, to: Party) =>
  direction === 'in' ? [to] : direction === 'out' ? [from] : [from, to]

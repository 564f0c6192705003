import { windowPages } from '../../core/pagination.ts'

/** Which of the transfers, or burns, that the other params name. */
export interface TransferWindow {
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Inclusive. */
  start_lt?: string | undefined
  /** Inclusive. */
  end_lt?: string | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time, without a tie-breaker; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}

interface Transferred {
  readonly transaction_hash: string
  readonly query_id: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

/** One transaction of the sender is one transfer; rows of one logical time have no order, and a page can repeat them. */
/* @__NO_SIDE_EFFECTS__ */
export const transferPages = <Data, Row extends Transferred>() =>
  windowPages<TransferWindow, Data, Row>({
    rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
    lt: (row) => row.transaction_lt,
    utime: (row) => row.transaction_now,
  })

/** Who takes part in transfers from one account to another, where only those `in` or `out` were requested. */
export const partiesOf = <Party>(direction: 'in' | 'out' | undefined, fromTo: readonly (readonly [Party, Party])[]) =>
  fromTo.map(([from, to]) => (direction === 'in' ? [to] : direction === 'out' ? [from] : [from, to]))

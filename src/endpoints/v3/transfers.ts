import type { JettonTransfersParams } from '../../contract/v3/endpoints/jettonTransfers.ts'
import type { ListFacts } from '../../core/endpoint.ts'
import { windowPages } from '../../core/pagination.ts'

/** Which of the transfers, or burns, that the other params name. */
type TransferWindow = Pick<
  JettonTransfersParams,
  'start_utime' | 'end_utime' | 'start_lt' | 'end_lt' | 'limit' | 'offset' | 'sort'
>

interface Transferred {
  readonly transaction_hash: string
  readonly query_id: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

/** One transaction of the sender is one transfer; rows of one logical time have no order, and a page can repeat them. */
/* @__NO_SIDE_EFFECTS__ */
export const transferPages = <Data, Row extends Transferred>(facts: ListFacts) =>
  windowPages<TransferWindow, Data, Row>(facts, {
    rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
    lt: (row) => row.transaction_lt,
    utime: (row) => row.transaction_now,
  })

/** The parties of a transfer that count where only those `in` or `out` are requested. */
export const partiesOf = <Party>(direction: 'in' | 'out' | undefined, fromTo: readonly (readonly [Party, Party])[]) =>
  fromTo.map(([from, to]) => (direction === 'in' ? [to] : direction === 'out' ? [from] : [from, to]))

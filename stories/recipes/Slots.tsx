import { type ComponentProps, createElement } from 'react'
import { TransactionList } from 'toncenter-react/ui'

type Row = NonNullable<ComponentProps<typeof TransactionList>['data']>[number]

/** A cell of one's own gets the row, and what the rows share. */
const Fee = ({ row }: { row: Row }) =>
  createElement('em', { style: { whiteSpace: 'normal' } }, `${row.total_fees} nanograms`)

export const OwnFees = ({ address }: { address: string }) => (
  <TransactionList
    address={address}
    columns={['status', 'hash', 'operation', 'parties', 'amount', 'fee']}
    slots={{ fee: Fee }}
    classNames={{ row: 'my-row' }}
    pageSize={5}
    paging="load-more"
  />
)

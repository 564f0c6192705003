'use client'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { CellProps } from '../../table/List.tsx'
import { TransactionBody } from '../TransactionDetails/TransactionBody.tsx'
import type { TransactionContext } from './cells.tsx'

/** What a row of transactions opens to. */
export default function TransactionDetail({
  row,
  context: { addressBook },
}: CellProps<ShownTransaction, TransactionContext>) {
  return <TransactionBody data={row} addressBook={addressBook} />
}

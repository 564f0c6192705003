'use client'
import type { Transaction } from '../../schemas/transaction.ts'
import type { CellProps } from '../List/List.tsx'
import { TransactionBody } from '../TransactionDetails/TransactionBody.tsx'
import type { Shared } from './cells.tsx'

/** What a row of transactions opens to. */
export default function TransactionDetail({ row, context: { addressBook } }: CellProps<Transaction, Shared>) {
  return <TransactionBody data={row} addressBook={addressBook} />
}

import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { plainRow } from '../../index/storedRow.ts'
import type { Context } from '../context.ts'
import { addressBookOf } from './around.ts'

export function asTransaction(row: TransactionRow): Transaction {
  const { boc: _, ...rest } = plainRow(row)
  return rest
}

/** Everybody that a transaction names. */
export const addressesOf = ({ account, in_msg, out_msgs }: TransactionRow): (string | null | undefined)[] => [
  account,
  ...[in_msg, ...out_msgs].flatMap((message) => [message?.source, message?.destination]),
]

/** An answer that is a list of transactions. */
export const transactionsAnswer = (
  rows: readonly TransactionRow[],
  context: Context,
): { transactions: Transaction[]; address_book: AddressBook } => ({
  transactions: rows.map(asTransaction),
  address_book: addressBookOf(context, rows.flatMap(addressesOf)),
})

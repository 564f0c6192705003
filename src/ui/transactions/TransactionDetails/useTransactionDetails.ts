'use client'
import { skipToken } from '@tanstack/react-query'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { isAwaited } from '../../../query/builders/given.ts'
import { transactionParams } from '../../../query/builders/transactions.ts'
import { useOneTransaction } from '../../../react/useTransaction.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'

export interface TransactionDetailsOptions extends CardOptions<ShownTransaction> {
  /** Hash in any form. Needed unless `data` is given. */
  hash?: string | undefined
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface TransactionDetailsModel extends CardModel<ShownTransaction> {
  readonly addressBook: AddressBook
  /** Its subject and outcome, as its account sees it; absent without a transaction. */
  readonly summary: TransactionSummary | undefined
}

const NO_BOOK: AddressBook = {}

/** One transaction, headless. Many on a page cost one request; one in a cached list or trace costs none. */
export function useTransactionDetails(options: TransactionDetailsOptions): TransactionDetailsModel {
  const { hash, data, addressBook, queryOptions } = options
  const asks = data === undefined && hash !== undefined && !isAwaited(hash)
  const query = useOneTransaction(asks ? transactionParams(hash) : skipToken, queryOptions)
  const model = cardModel(data, query, asks, ({ transactions }) => transactions[0])
  return {
    ...model,
    addressBook: addressBook ?? query.data?.address_book ?? NO_BOOK,
    // `data` of the app may lack members: it is read inside the boundary of the card.
    get summary() {
      return model.data && summarize(model.data)
    },
  }
}

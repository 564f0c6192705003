'use client'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { type JettonTransferListQuery, jettonTransferListParams } from '../../../query/builders/jettons.ts'
import { useJettonTransfersInfinite } from '../../../react/v3/jettons.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonTransferListOptions
  extends ListOptions<JettonTransfer>,
    JettonTransferListQuery,
    TokenBookProps {}

export interface JettonTransferListModel extends ListModel<JettonTransfer> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that went from one owner to another, newest first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonTransferList` alone. One request for each page of rows.
 */
export const useJettonTransferList: (options: JettonTransferListOptions) => JettonTransferListModel =
  /* @__PURE__ */ listHook({
    paramsOf: (options: JettonTransferListOptions) => jettonTransferListParams(options),
    useRows: (params, options) => useJettonTransfersInfinite(params, options),
    useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
  })

'use client'
import type { JettonBurn } from '../../../contract/v3/jettonBurn.ts'
import { type JettonBurnListQuery, jettonBurnListParams } from '../../../query/builders/jettons.ts'
import { useJettonBurnsInfinite } from '../../../react/v3/jettons.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonBurnListOptions extends ListOptions<JettonBurn>, JettonBurnListQuery, TokenBookProps {}

export interface JettonBurnListModel extends ListModel<JettonBurn> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that their owners destroyed, newest first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonBurnList` alone. One request for each page of rows.
 */
export const useJettonBurnList: (options: JettonBurnListOptions) => JettonBurnListModel = /* @__PURE__ */ listHook({
  paramsOf: (options: JettonBurnListOptions) => jettonBurnListParams(options),
  useRows: (params, options) => useJettonBurnsInfinite(params, options),
  useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
})

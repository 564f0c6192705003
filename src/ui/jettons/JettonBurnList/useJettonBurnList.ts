'use client'
import type { JettonBurn } from '../../../contract/v3/jettonBurn.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useJettonBurnsInfinite } from '../../../react/v3/jettons.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonBurnListOptions extends ListOptions<JettonBurn>, TokenBookProps, OldName<'owner'> {
  /** Whose jettons, in any form. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only this jetton: the master's address, in any form. */
  jetton?: AnyAddress | undefined
}

export interface JettonBurnListModel extends ListModel<JettonBurn> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that their owners destroyed, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonBurnList` alone.
 */
export const useJettonBurnList: (options: JettonBurnListOptions) => JettonBurnListModel = /* @__PURE__ */ listHook({
  paramsOf(options: JettonBurnListOptions) {
    const { address, jetton } = withAddress(options)
    if (isAwaited(address, jetton)) return
    return { ...(address && { owner_address: [address] }), jetton_master: jetton }
  },
  useRows: (params, options) => useJettonBurnsInfinite(params, options),
  useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
})

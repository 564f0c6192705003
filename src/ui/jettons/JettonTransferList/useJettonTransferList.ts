'use client'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useJettonTransfersInfinite } from '../../../react/v3/jettons.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonTransferListOptions extends ListOptions<JettonTransfer>, TokenBookProps, OldName<'owner'> {
  /** Whose transfers, in any form: each row then says IN or OUT. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only transfers of this jetton: the master's address, in any form. */
  jetton?: AnyAddress | undefined
  /** As `address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export interface JettonTransferListModel extends ListModel<JettonTransfer> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that went from one owner to another, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonTransferList` alone.
 */
export const useJettonTransferList: (options: JettonTransferListOptions) => JettonTransferListModel =
  /* @__PURE__ */ listHook({
    paramsOf(options: JettonTransferListOptions) {
      const { address, jetton, direction } = withAddress(options)
      if (isAwaited(address, jetton)) return
      return { ...(address && { owner_address: [address] }), jetton_master: jetton, direction }
    },
    useRows: (params, options) => useJettonTransfersInfinite(params, options),
    useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
  })

'use client'
import { useCallback, useMemo, useState } from 'react'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import type { Unreadable } from '../../../core/schema/rowList.ts'
import { type AnyAddress, isSameAddress, rawForm } from '../../../core/values/address.ts'
import { jettonTableParams, WALLETS_PAGE } from '../../../query/builders/jettons.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useJettonWalletsInfinite } from '../../../react/v3/jettons.ts'
import type { PriceSource } from '../../prices/priceSource.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListModel } from '../../table/ListModel.ts'
import { type ListQuery, mayHaveMore } from '../../table/ListQuery.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { useVerifiedTokens } from '../../trust/useVerifiedTokens.ts'
import { arrangeJettons, type FoldRow, type TableRow } from './jettonRows.ts'
import { jettonSearch } from './jettonSearch.ts'

export interface JettonTableOptions extends TokenBookProps {
  /** Whose jettons, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** Renders these and sends no request. */
  data?: readonly JettonWallet[] | undefined
  /**
   * The owner's balance of the coin, nanograms: the first row then. Give `useBalance(address).data ?? null`: with
   * `null` the row keeps its place while it loads.
   */
  native?: string | null | undefined
  /** Prices, from the app; without it there are neither prices nor values. */
  priceSource?: PriceSource | undefined
  /** Jettons loaded at a time. Default 100: the table sorts and folds them. */
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
  /** Masters that the reader has hidden, in any form: folded away. Kept by the table itself when absent. */
  hiddenTokens?: readonly AnyAddress[] | undefined
  /** Called with raw addresses when the reader hides one, or shows it again. */
  onHiddenTokensChange?: ((masters: readonly string[]) => void) | undefined
  /** What happens to flagged jettons. Default: the provider's. */
  trustPolicy?: 'show' | 'dim' | 'hide' | undefined
}

export interface JettonTableModel {
  /** In the order of the table. */
  readonly rows: readonly TableRow[]
  /** Wallets that are not as documented, and so not among the rows. */
  readonly unreadable: readonly Unreadable[]
  /** Jettons that the policy hides, until `reveal` is called. */
  readonly hidden: number
  /** Shows the jettons that the policy hides. */
  reveal(): void
  /** Opens and closes a group. */
  toggle(group: FoldRow['group']): void
  /** Whether the reader has put a jetton away. */
  isPutAway(master: string): boolean
  /** Puts a jetton away among the hidden ones, or takes it back. */
  toggleHidden(master: string): void
  /** What the reader searches for. */
  readonly search: string
  /** Filters the rows by name, symbol or address. */
  setSearch(text: string): void
  /** Jettons there are, flagged and empty ones too; absent while more may load. */
  readonly total: number | undefined
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<JettonWallet> | undefined
}

const CLOSED = { zero: false, hidden: false, flagged: false }
const NONE: readonly string[] = []

const useWallets: (options: JettonTableOptions) => ListModel<JettonWallet> & { books: TokenBooks } =
  /* @__PURE__ */ listHook({
    pageSize: WALLETS_PAGE,
    paramsOf: ({ address }: JettonTableOptions) => jettonTableParams(address),
    useRows: (params, options) => useJettonWalletsInfinite(params, options),
    useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
  })

/**
 * The jettons of an owner, headless: arranged, folded, searched, priced. A `trustPolicy` of `hide` leaves flagged
 * ones out. One request for each page of rows.
 */
export function useJettonTable(options: JettonTableOptions): JettonTableModel {
  const { native, priceSource } = options
  const { settings } = useTonCenter()
  const { nativeCurrency } = settings
  const verifiedTokens = useVerifiedTokens()
  const trustPolicy = options.trustPolicy ?? settings.trustPolicy
  const [open, setOpen] = useState(CLOSED)
  const [search, setSearch] = useState('')
  const matches = useMemo(() => jettonSearch(search), [search])
  const [ownHidden, setOwnHidden] = useState(NONE)
  const { hiddenTokens = ownHidden, onHiddenTokensChange = setOwnHidden } = options
  const putAway = useMemo(() => new Set(hiddenTokens.map(rawForm)), [hiddenTokens])
  const isPutAway = useCallback((master: string) => putAway.has(rawForm(master)), [putAway])

  const { rows: wallets, unreadable: unreadBefore, books, query } = useWallets(options)
  const { metadata, flagsOf } = books
  const isPartial = mayHaveMore(query)
  const isPending = query?.status === 'pending'
  const nativeDecimals = nativeCurrency.decimals
  const { rows, hidden, unreadable } = useMemo(() => {
    const isVerified = (master: string) => verifiedTokens.some(({ address }) => isSameAddress(address, master))
    return arrangeJettons({
      wallets,
      unreadable: unreadBefore,
      // Before the jettons it would be alone, and move when they load.
      native: isPending ? undefined : native,
      nativeDecimals,
      metadata,
      flagsOf,
      isVerified,
      isPutAway,
      priceSource,
      open,
      trustPolicy,
      matches,
      isPartial,
    })
  }, [
    wallets,
    unreadBefore,
    native,
    isPending,
    nativeDecimals,
    metadata,
    flagsOf,
    verifiedTokens,
    isPutAway,
    priceSource,
    open,
    trustPolicy,
    matches,
    isPartial,
  ])
  const toggle = useCallback((group: FoldRow['group']) => setOpen((open) => ({ ...open, [group]: !open[group] })), [])
  const toggleHidden = useCallback(
    (master: string) => {
      const next = new Set(putAway)
      const raw = rawForm(master)
      if (!next.delete(raw)) next.add(raw)
      onHiddenTokensChange([...next])
    },
    [putAway, onHiddenTokensChange],
  )
  const count = wallets.length + unreadBefore.length
  return {
    rows,
    unreadable,
    hidden,
    reveal: () => setOpen((open) => ({ ...open, flagged: true })),
    toggle,
    isPutAway,
    toggleHidden,
    search,
    setSearch,
    total: count > 0 && !isPartial ? count : undefined,
    books,
    query,
  }
}

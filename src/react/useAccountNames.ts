'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { AccountName } from '../core/accountNames.ts'
import { useTonCenter } from './context.ts'

type Names = ReadonlyMap<string, AccountName>

const NONE: Names = /* @__PURE__ */ new Map()

function useNames<Part>(partOf: (names: Names) => Part): Part {
  const { accountNames } = useTonCenter().settings
  const subscribe = useCallback(
    (listener: () => void) => accountNames?.subscribe(listener) ?? (() => {}),
    [accountNames],
  )
  return useSyncExternalStore(
    subscribe,
    () => partOf(accountNames?.list() ?? NONE),
    () => partOf(NONE),
  )
}

const all = (names: Names) => names

/**
 * The names that the reader has given to accounts, by raw address: of the provider's `accountNames`, followed. Empty on a server, and in
 * the first render of its page. Sends nothing.
 */
export const useAccountNames = (): Names => useNames(all)

/** What the reader keeps of one account: renders again when that changes. @param raw nothing is known of `undefined` */
export const useOwnName = (raw: string | undefined): AccountName | undefined =>
  useNames((names) => names.get(raw as string))

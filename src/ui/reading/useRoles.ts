'use client'
import { useMemo } from 'react'
import type { Trace } from '../../contract/v3/trace.ts'
import { actionsOf } from '../../reading/story.ts'
import { jettonWalletsOf } from '../../reading/value/jettonWallets.ts'
import { useScope } from '../root/scope.ts'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { useNaming } from './accountName.ts'
import { sayRole } from './sayRole.ts'

/** Says what accounts are: of several what all of them are. */
export function useRoles(books: TokenBooks) {
  const { wordsOf } = useScope()
  const naming = useNaming()
  return (...accounts: readonly (string | undefined)[]) => sayRole(accounts, books, { wordsOf, ...naming })
}

/** The books of a trace, with the jetton wallets that its actions name. */
export const useTraceBooks = (books: TokenBooks, trace: Trace | undefined): TokenBooks =>
  useMemo(
    () => (trace ? { ...books, walletOf: jettonWalletsOf(books.metadata, actionsOf(trace)) } : books),
    [books, trace],
  )

'use client'
import { useMemo } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { JettonWallets } from '../../reading/value/jettonWallets.ts'
import type { TokenFlags } from '../../trust/tokenFlags.ts'
import { useMerged } from '../table/useMerged.ts'
import { useTokenFlags } from '../trust/useTokenFlags.ts'

/** What rows about tokens share: names of accounts, metadata of tokens, and the check of both. */
export interface TokenBooks {
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  readonly flagsOf: TokenFlags
  /** The jetton wallets that the actions of a trace name too. Default: those of the metadata. */
  readonly walletOf?: JettonWallets | undefined
}

/** Props of components that render rows about tokens. */
export interface TokenBookProps {
  /** Metadata of the tokens in `data`. */
  metadata?: Metadata | undefined
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

/** An answer that may bring books along. */
export interface BookPage {
  readonly metadata?: Metadata | undefined
  readonly address_book?: AddressBook | undefined
}

const NOTHING = {}

/** The books of all pages in one, or the given ones. The same object for as long as nothing in it changed. */
export function useTokenBooks(pages: readonly BookPage[] | undefined, given: TokenBookProps): TokenBooks {
  const metadata = useMerged(pages, 'metadata', given.metadata) ?? NOTHING
  const addressBook = useMerged(pages, 'address_book', given.addressBook) ?? NOTHING
  const flagsOf = useTokenFlags()
  return useMemo(() => ({ metadata, addressBook, flagsOf }), [metadata, addressBook, flagsOf])
}

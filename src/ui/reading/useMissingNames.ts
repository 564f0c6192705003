'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { useAddressBook } from '../../react/v3/accounts.ts'

/** Names that are loaded at a time. */
const MOST_NAMES = 250

/**
 * The address book with the names of accounts that it lacks: no message names whom a refused or unsent one was for, and so no answer does.
 * One request for all of them.
 * @param accounts raw
 * @param isAsked `false` sends no request
 */
export function useMissingNames(accounts: readonly string[], book: AddressBook, isAsked: boolean): AddressBook {
  const address = useMemo(
    () => (isAsked ? [...new Set(accounts)].filter((one) => !Object.hasOwn(book, one)).slice(0, MOST_NAMES) : []),
    [accounts, book, isAsked],
  )
  // More names are asked for with those that are there, which stay until then.
  const { data: names } = useAddressBook(address.length > 0 ? { address } : skipToken, {
    placeholderData: keepPreviousData,
  })
  return useMemo(() => (names && address.length > 0 ? { ...names, ...book } : book), [names, address, book])
}

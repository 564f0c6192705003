'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { useAddressBook } from '../../../react/v3/accounts.ts'
import type { ActivityView } from '../../../reading/readAction.ts'

/** Names that are asked for in all. */
const MOST_NAMES = 20

/**
 * The address book with the names of whom failed actions were to pay: no message of theirs names them, and so the answer does not.
 * One request for all rows, and none without such a row.
 */
export function useUnpaidNames(views: readonly ActivityView[], book: AddressBook, isAsked: boolean): AddressBook {
  const address = useMemo(() => {
    const unpaid = views.flatMap(({ attempt }) => attempt?.to ?? [])
    return [...new Set(unpaid)].filter((to) => !Object.hasOwn(book, to)).slice(0, MOST_NAMES)
  }, [views, book])
  const { data: names } = useAddressBook(isAsked && address.length > 0 ? { address } : skipToken)
  return useMemo(() => (names ? { ...names, ...book } : book), [names, book])
}

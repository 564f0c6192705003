'use client'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { AddressBookRow } from '../../contract/v3/addressBookRow.ts'
import { addressBook } from '../../endpoints/v3/accounts/addressBook.ts'
import { findName } from '../../query/entities.ts'
import { drawnOptions, under } from '../../react/queryHook.ts'
import { useClient } from '../../react/useClient.ts'
import { useMade } from '../../react/useMade.ts'
import { groupNew, type Ids } from './groupNew.ts'

/** Names that are asked for in all. */
const MOST_NAMES = 250

const NO_NAMES: AddressBook = {}

/**
 * The address book with the names of accounts that it lacks: no message names whom a refused or unsent one was for, and so no answer does.
 * Names that a cached answer has cost nothing; all others that are new cost one request.
 * @param accounts raw
 * @param isAsked `false` asks for nothing
 */
export function useMissingNames(accounts: readonly string[], book: AddressBook, isAsked: boolean): AddressBook {
  const client = useClient(undefined)
  const queryClient = useQueryClient()
  const asked = useRef<readonly Ids[]>([])
  const missing = isAsked ? [...new Set(accounts)].filter((one) => !Object.hasOwn(book, one)).slice(0, MOST_NAMES) : []
  const { cached, queries } = useMade(
    () => {
      const found = missing.map((one) => {
        const known = findName<AddressBookRow>(queryClient.getQueryCache(), client, addressBook, one)
        return [one, known?.value] as const
      })
      const unknown = found.flatMap(([one, row]) => (row ? [] : one))
      asked.current = groupNew(asked.current, unknown)
      return {
        cached: Object.fromEntries(found.filter(([, row]) => row)) as AddressBook,
        queries: asked.current.map((group) =>
          under(queryClient, drawnOptions(addressBook, client, queryClient, { address: [...group] }), {}),
        ),
      }
    },
    missing,
    client,
    queryClient,
  )
  const combine = useCallback((results: readonly UseQueryResult<AddressBook, Error>[]): AddressBook => {
    const answers = results.flatMap(({ data }) => (data ? [data] : []))
    return answers.length ? Object.assign({}, ...answers) : NO_NAMES
  }, [])
  const answered = useQueries({ queries, combine } as Parameters<typeof useQueries>[0]) as AddressBook
  return useMemo(
    () => (missing.length ? { ...cached, ...answered, ...book } : book),
    [missing.length, cached, answered, book],
  )
}
